/** Plays a recorded match at the table: my decisions with hands of some kind, all others' by the server. */

import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { moment, othersPlay, type Position, recorded } from "./kit";

export type Facets = Record<string, string>;
interface Legal {
  action: string;
  kind: string;
  args: Facets;
  preview: { cells?: number[] } | null;
}
interface Asked {
  ply: number;
  turn: number | null;
  legal: Legal[];
  view: { picks?: number; hand?: number[] };
}
/** One decision to be made with hands. */
export interface Wish {
  action: string;
  facets: Facets;
  /** the recorded decision after it, whoever makes it */
  next: string;
  /** cards of Nizam that are marked together with this one */
  cards: string[];
  /** how many recorded decisions one gesture can make: what has no choice is not recorded */
  records: number;
  /** cells of Portals that the key's stones come to lie on */
  cells: number[];
}
/** A gesture, or several, towards a decision; how many decisions they make if they make one. */
export interface Deed {
  gestures: number;
  makes?: number;
}
export type Hands = (page: Page, wish: Wish) => Promise<Deed>;
/** My decisions from being asked to being done, and what they took. */
export interface Turn {
  decisions: string[];
  gestures: number;
}

export type Form = "nizam" | "pearl" | "sintra" | "inori" | "whispers" | "portals" | "solo";
const ME = 0;
const MOST_DEEDS = 12;
const GEMS = "RESMTQBO";

/** A match that was recorded to its end; the solo one lacks its last decision. */
export function whole(form: Form): { game: string; match: Position } {
  if (form === "solo") {
    const end = recorded("portals", "solo-end");
    return { game: "portals", match: { ...end, actions: [...end.actions, ...(end.then ?? [])] } };
  }
  const game = form === "pearl" ? "nizam" : form;
  const shown = JSON.parse(readFileSync(new URL(`../games/${game}/showcase.json`, import.meta.url), "utf8")) as Record<string, Position>;
  return { game, match: shown[form] as Position };
}

/** What the live connection has asked of me last. */
function attend(page: Page): () => Asked {
  let now: Asked = { ply: -1, turn: null, legal: [], view: {} };
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const { type, ply, turn, projections } = JSON.parse(String(payload)) as Asked & { type: string; projections?: Asked[] };
      const [seen] = projections ?? [];
      if (seen && (type === "table" || type === "update")) now = { ply, turn, legal: seen.legal, view: seen.view };
    }),
  );
  return () => now;
}

/** Opens a table where nothing is decided yet: I sit first, all others are away. */
async function sitDown(page: Page, form: Form): Promise<{ id: string; actions: string[] }> {
  const { game, match } = whole(form);
  const { actor: _, then: __, actions, ...setting } = match;
  const seats = Array.from({ length: match.players }, (_, seat) => ({ who: seat === ME ? "me" : "away" }));
  const reply = await page.request.post("/api/staged", { data: { game, ...setting, seats, actions: [] } });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { id } = (await reply.json()) as { id: string };
  await page.addInitScript(() => localStorage.setItem("ludoteka-settings", JSON.stringify({ pace: "instant" }))); // what others do need not be watched
  await page.goto(`/t/${id}`);
  await expect(page.locator(".table .prompt")).toBeVisible();
  return { id, actions };
}

const soon = { intervals: [5, 10, 20, 40, 80] };

/** The page has shown all that led to this decision, and nothing is under way. */
function ready(page: Page, ply: number): Locator {
  return page.locator(`.table[data-ply="${ply}"]:not(:has([data-offer="idle"])) .prompt:not(.is-wait):not(.is-lost)`);
}

function wishOf(legal: Legal, after: readonly string[], { picks = 1, hand = [] }: Asked["view"]): Wish {
  const paid = [legal.action, ...after].slice(0, picks);
  const given = paid.slice(0, paid.findIndex((action) => !action.startsWith("discard ")) + 1 || paid.length).filter((action) => action.startsWith("discard "));
  const cards = given.map((action) => action.slice("discard ".length));
  return {
    action: legal.action,
    facets: { kind: legal.kind, ...legal.args },
    next: after[0] ?? "",
    cards: legal.kind === "discard" ? [...cards, ...forced(cards, hand)].slice(0, picks) : [],
    records: legal.kind === "discard" ? cards.length : 2,
    cells: legal.preview?.cells ?? [],
  };
}
/** Cards that the rules take by themselves, since no others are left: from the end of the tray. */
function forced(given: readonly string[], hand: readonly number[]): string[] {
  const left = [...GEMS].flatMap((gem, nth) => Array.from({ length: (hand[nth] ?? 0) - given.filter((one) => one === gem).length }, () => gem));
  return left.reverse();
}

/** Plays the match to its end; `look` is called before every decision of mine. */
export async function playRecorded(page: Page, form: Form, hands: Hands, look: (wish: Wish) => Promise<void> = async () => {}): Promise<Turn[]> {
  const asked = attend(page);
  const { id, actions } = await sitDown(page, form);
  const turns: Turn[] = [];
  let mine: Turn | null = null;
  for (let done = 0; done < actions.length; ) {
    const { ply, turn, legal, view } = asked();
    if (turn !== ME) {
      mine = null;
      await othersPlay(page, id, [actions[done] ?? ""]);
      await expect.poll(() => asked().ply, soon).toBeGreaterThan(ply);
      done += 1;
      continue;
    }
    await expect(ready(page, ply)).toHaveCount(1);
    const recordedOne = legal.find((one) => one.action === actions[done]);
    const chosen = recordedOne ?? (legal.length === 1 ? legal[0] : undefined); // a single option that is asked for discretion is not recorded
    if (!chosen) throw new Error(`${actions[done]} is not offered after ${ply} decisions`);
    const wish = wishOf(chosen, actions.slice(done + (recordedOne ? 1 : 0)), view);
    await look(wish);
    mine ??= turns[turns.push({ decisions: [], gestures: 0 }) - 1] as Turn;
    const made = await make(page, asked, wish, hands, mine);
    const kept = recordedOne ? Math.min(made, wish.records) : 0;
    mine.decisions.push(chosen.action, ...actions.slice(done + 1, done + kept));
    done += kept;
  }
  return turns;
}

/** Makes the decision with as many deeds as it takes; how many decisions were made. */
async function make(page: Page, asked: () => Asked, wish: Wish, hands: Hands, mine: Turn): Promise<number> {
  const { ply } = asked();
  for (let deeds = 0; asked().ply === ply; deeds++) {
    expect(deeds, `${wish.action} is reached`).toBeLessThan(MOST_DEEDS);
    const before = await moment(page);
    const { gestures, makes = 1 } = await hands(page, wish);
    mine.gestures += gestures;
    const answered = async () => asked().ply > ply || ((await moment(page)) !== before && (await ready(page, ply).count()) > 0);
    await expect.poll(answered, { message: `something answers to ${wish.action}`, timeout: 15_000, ...soon }).toBe(true);
    if (makes > 1) await expect.poll(() => asked().ply >= ply + makes || (asked().ply > ply && asked().turn !== ME), soon).toBe(true);
  }
  return asked().ply - ply;
}

/** Things that can be chosen now and stand for a part of these facets, the most telling first. */
export async function standing(page: Page, facets: Facets, things = '.stage [data-offer="legal"], .acts .btn:enabled'): Promise<Locator[]> {
  const all = page.locator(`:is(${things})[data-facets]`);
  const fitting = await all.evaluateAll((found, wanted) => {
    const told = found.map((thing, nth) => ({ nth, seen: thing.checkVisibility(), facets: JSON.parse(thing.getAttribute("data-facets") ?? "{}") as Record<string, string> }));
    const part = told.filter((one) => one.seen && Object.keys(one.facets).length > 0 && Object.entries(one.facets).every(([name, label]) => wanted[name] === label));
    return part.sort((a, b) => Object.keys(b.facets).length - Object.keys(a.facets).length).map((one) => one.nth);
  }, facets);
  return fitting.map((nth) => all.nth(nth));
}
