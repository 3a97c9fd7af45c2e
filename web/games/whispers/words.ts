/** What things are called, and which decision each step asks for. */

import type { Facets, SeatFacts, Translate } from "../../lib/board";
import type { Battle, Post, Region, View } from "./view";

/** the kind of action with which a click on a region answers each step */
const REGION_KINDS: Readonly<Record<string, string>> = {
  aim: "target",
  source: "source",
  add: "place",
  subjugate: "place",
  populate: "place",
  rearrange: "place",
  disperse: "place",
  reinforce_from: "from",
  horse_from: "from",
  fire_from: "from",
  horse_to: "to",
  mercenary_region: "region",
  add_region: "region",
  disperse_region: "region",
  fire: "destroy",
  lift: "lift",
};

export function regionFacets(step: string, region: string): Facets {
  if (step === "deploy" || step === "remove") return { kind: step, place: region };
  return { kind: REGION_KINDS[step] ?? "target", region };
}

export function postFacets(step: string, post: string): Facets {
  if (step === "remove") return { kind: "remove", place: post };
  if (step.endsWith("_post")) return { kind: "post", post };
  return { kind: "deploy", place: post };
}

export function empireName(t: Translate, empire: string): string {
  return t(`empire-${empire}`);
}
export function regionName(t: Translate, region: string): string {
  return t(`region-${region}`);
}
export function postName(t: Translate, post: string): string {
  return t(`post-${post.replace(".", "-")}`);
}

/** What an ability does, as the table agreed. */
export function abilityText(view: View, ability: string): { message: string; args: Record<string, string> } {
  const { any_controlled, any_regions } = view.options;
  const args = { posts: any_controlled ? "any" : "other", regions: any_regions ? "any" : "one" };
  return { message: `ability-${ability}.text`, args };
}

/** "Skyharvest, Eagle land, held by Lion, 2 banners; city, farm" */
export function regionLabel(t: Translate, region: Region, points: number | null): string {
  const parts = [
    regionName(t, region.id),
    t("label-held", { empire: empireName(t, region.holder), count: region.banners }), // what is drawn comes first
    t("label-land", { empire: empireName(t, region.home) }),
  ];
  for (const symbol of ["city", "farm", "fort"] as const) if (region[symbol]) parts.push(t(`symbol-${symbol}`));
  if (points) parts.push(t("label-points", { points: signed(points) }));
  return parts.join(", ");
}

function holderOf(t: Translate, post: Post, seats: readonly SeatFacts[]): string {
  const who = seats[post.controller];
  if (!who) return t("label-nobody");
  return t(post.agent >= 0 ? "label-agent" : "label-ruled", { player: who.name, you: who.me ? "yes" : "no" });
}

export function postLabel(t: Translate, post: Post, view: View, seats: readonly SeatFacts[]): string {
  const now = view.acting === post.id ? [t("label-acting")] : [];
  const deeds = post.deeds.map((deed) => t(`deed-${deed.id}`)).join(" / ");
  return [postName(t, post.id), holderOf(t, post, seats), ...now, deeds].join(", ");
}

/** How a battle ends: who stands in the region then, with how many. */
export function outcome(t: Translate, battle: Battle): string {
  if (battle.attackers_left > 0) return t("number-win", { empire: empireName(t, battle.attacker), count: battle.attackers_left });
  if (battle.defenders_left > 0)
    return t("number-lose", { empire: empireName(t, battle.defender), count: battle.defenders_left });
  return t("number-empty", { empire: empireName(t, battle.holder) });
}

const MINUS = "−";

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `${MINUS}${-points}` : "0";
}
export function times(multiplier: number): string {
  return `×${multiplier < 0 ? MINUS : ""}${Math.abs(multiplier)}`;
}

const VOWEL = "aeiouyаеєиіїоуюяёыэ";
const CONSONANT = "bcdfghjklmnpqrstvwxzбвгґджзйклмнпрстфхцчшщ";
const [STOP, LIQUID] = ["bcdfgkptбвгґджзкпстфхчш", "lrлр"];
/** after a vowel, or between two consonants that are not spoken as one; three letters stay on either side */
const SYLLABLE = new RegExp(
  `(?<=\\p{L}{2}[${VOWEL}])(?=([${CONSONANT}]|[${STOP}][${LIQUID}])[${VOWEL}]\\p{L})|` +
    `(?<=\\p{L}[${VOWEL}][${CONSONANT}])(?!(?<=[${STOP}])[${LIQUID}])(?=[${CONSONANT}][${VOWEL}]\\p{L})`,
  "giu",
);

/** Where a narrow card may break its words; browsers know no Ukrainian or Russian syllables. */
export function breakable(words: string): string {
  return words.replace(SYLLABLE, "\u00ad");
}
