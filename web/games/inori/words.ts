/** Names of spaces and cards for those who listen. */

import type { SeatFacts, Translate } from "../../lib/board";
import { colourName } from "./colours";
import type { Card, Effect, Foot, Site, Space } from "./view";

export function elderName(t: Translate, seats: readonly SeatFacts[], piece: string): string {
  if (piece === "neutral") return t("neutral-label");
  return t("elder-label", { who: seats[Number(piece)]?.name ?? piece });
}

function costWords(t: Translate, cost: string): string {
  if (cost === "") return t("cost-none");
  if (cost === "strongest" || cost === "altar") return t(`cost-${cost}`);
  return t("cost-colour", { colour: colourName(t, cost) });
}

function favoursWords(t: Translate, tokens: readonly string[]): string {
  const kinds = [...new Set(tokens)];
  return kinds
    .map((c) => t("favour-count", { count: tokens.filter((x) => x === c).length, colour: t(`colour-${c}.of`) }))
    .join(t("and"));
}

function effectWords(t: Translate, effect: Effect): string {
  const colour = effect.colour ? colourName(t, effect.colour) : "";
  const known = effect.type === "gain_altar" && colour ? "effect-gain_altar-colour" : `effect-${effect.type}`;
  const message = effect.type === "points_altar" && colour ? "effect-points_colour" : known;
  return t(message, { n: effect.n, points: effect.n, colour, favours: favoursWords(t, effect.tokens) });
}

export function spaceLabel(t: Translate, seats: readonly SeatFacts[], space: Space, place: string): string {
  const who = space.elders.map((piece) => elderName(t, seats, piece)).join(", ");
  return t("space-label", {
    place,
    cost: costWords(t, space.cost),
    effect: space.effects.map((effect) => effectWords(t, effect)).join(t("and")),
    elders: who ? t("space-taken", { who }) : "",
  });
}

export function cardLabel(t: Translate, card: Card): string {
  return t("card-label", {
    kind: card.kind,
    colour: colourName(t, card.colour),
    spaces: card.spaces.length,
    taken: card.spaces.length - card.free,
  });
}

export function stripLabel(t: Translate, card: Card): string {
  const args = { full: colourName(t, card.full_colour), unfilled: colourName(t, card.unfilled_colour) };
  const unfilled = card.scores_unfilled ? "card-unfilled-season-label" : "card-unfilled-label";
  return `${t("card-full-label", args)}. ${t(unfilled, args)}`;
}

export function altarLabel(t: Translate, site: Site): string {
  if (site.first === 0) return t("altar-none-label");
  const args = { first: site.first, second: site.second };
  if (!site.altar) return t("altar-empty-label", args);
  return t("altar-label", { ...args, colour: colourName(t, site.altar) });
}

export function footLabel(t: Translate, foot: Foot): string {
  const args = { space: foot.id, count: foot.tokens, colour: colourName(t, foot.colour) };
  return t("foot-label", { ...args, state: foot.tokens ? "full" : "used" });
}
