/** What the table needs to know of A War of Whispers. */

import type { Args, Kit, Legal, Phase, Sentence, SourceLook, Step } from "../../lib/board";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Final from "./Final.svelte";
import Own from "./Own.svelte";
import { pause } from "./pause";
import { isFight, tells } from "./story";
import drawings from "./symbols.svg?raw";
import Thumb from "./Thumb.svelte";
import type { Battle, Preview, View } from "./view";
import { abilityText, signed } from "./words";
import "./whispers.css";

const QUIET_MS = 120;
const PLACE_MS = 380;
const BATTLE_MS = 1700;
const CARD_MS = 1300;
const LINGER_MS = 650;

function phase(view: View): Phase {
  if (view.over) return { title: { message: "phase-over", args: {} } };
  const where: Sentence = view.acting
    ? { message: "phase-post", args: { post: `@post-${view.acting.replace(".", "-")}` } }
    : { message: `phase-${view.phase}`, args: {} };
  return {
    title: { message: "phase-round", args: { round: view.round, rounds: view.rounds } },
    now: view.round,
    of: view.rounds,
    more: where,
  };
}

function hintOfBattle(action: Legal<Preview>): Sentence | null {
  const battle = action.preview?.battle;
  if (!battle) return null;
  const args = {
    best: battle.at_best ? "yes" : "no",
    attacker: `@empire-${battle.attacker}`,
    defender: `@empire-${battle.defender}`,
    holder: `@empire-${battle.holder}`,
    attackers: battle.attackers,
    defenders: battle.defenders,
    fort: battle.fort,
  };
  return { message: "hint-battle", args };
}

function hint(view: View, previewed: Legal<Preview> | null): Sentence | null {
  if (previewed?.preview?.battle) return hintOfBattle(previewed);
  if (previewed?.kind === "play" && previewed.preview) return abilityText(view, previewed.preview.ability);
  if (previewed?.kind === "deploy" && (previewed.preview?.rules.length ?? 0) > 1)
    return { message: "hint-rules", args: { count: previewed.preview?.rules.length ?? 0 } };
  if (previewed?.kind === "act")
    return { message: "hint-act", args: { deed: `@deed-${previewed.args.deed}`, size: previewed.preview?.size ?? 0 } };
  if (previewed?.preview?.points) return { message: "hint-points", args: { points: signed(previewed.preview.points) } };
  return null;
}

/** `symbol-city` and the like are drawn in the sums of slips. */
const LAND = ["symbol-city", "symbol-farm", "symbol-fort"];
const DRAWN: Readonly<Record<string, string>> = {
  symbol: "i",
  empire: "crest",
  token: "token",
  deed: "act",
  ability: "ab",
  society: "agent",
  position: "pos",
};
function piece(message: string): string | null {
  const [what = "", ...name] = message.split("-");
  if (LAND.includes(message)) return `#whispers-${name[0]}`;
  if (what === "card") return `#whispers-cardback-${name[0]}`;
  return DRAWN[what] ? `#whispers-${DRAWN[what]}-${name.join("-")}` : null;
}

/** `add_1_per_farm` is told as adding so many banners, as things stand. */
function deedArgs(action: Legal<Preview>): Args {
  const [what = ""] = (action.args.deed ?? "").split("_");
  const battle = action.preview?.battle;
  return {
    what,
    size: action.preview?.size ?? 0,
    target: what === "attack" && battle ? `@region-${battle.target}` : "none",
    ...endOf(battle ?? null),
  };
}

/** How a battle ends, for the button that begins it. */
function endOf(battle: Battle | null): Args {
  if (!battle) return {};
  if (battle.attackers_left > 0) return { end: "win", empire: `@empire-${battle.attacker}` };
  if (battle.defenders_left > 0) return { end: "hold", empire: `@empire-${battle.defender}` };
  return { end: "empty" };
}

function linger(step: Step<View>): number {
  if (isFight(step)) return BATTLE_MS;
  if (tells(step, "plays", "swaps", "swaps-hidden", "exposes")) return CARD_MS;
  if (tells(step, "adds", "sets-down")) return PLACE_MS;
  return step.events.length > 0 ? LINGER_MS : QUIET_MS;
}

const SOURCES: Record<string, SourceLook> = {
  ...Object.fromEntries(
    ["bear", "eagle", "elephant", "lion", "horse"].map((e) => [
      `source-${e}`,
      { colour: `var(--w-${e}-band)`, symbol: `#whispers-crest-${e}` },
    ]),
  ),
};

/** the regions that exercises are about */
const SUBJECTS: Readonly<Record<string, string>> = {
  "three-against-two": "#region:HO1",
  "take-the-city": "#region:HO1",
  "a-fort-on-the-way": "#region:HO3",
  "how-many-may-leave": "#region:HO2",
  "scorched-earth": "#region:HO3",
  "help-from-afar": "#region:LI3",
  "whose-city": "#region:HO1",
  "too-many-banners": "#region:HO1",
  "the-last-banner": "#region:BE1",
  "a-friend-and-a-foe": "#region:HO1",
  "an-agent-on-the-map": "#region:HO2",
};

export default {
  Board,
  Own,
  Facts,
  Thumb,
  drawings,
  Final,
  score: (view, seat) => view.seats[seat]?.score ?? null,
  holding: (view, seat) => {
    const count = view.seats[seat]?.hand_size ?? 0;
    return { symbol: "#whispers-cardback-bear", count, label: { message: "facts-cards", args: { count } } };
  },
  source: (message) => SOURCES[message] ?? null,
  icon: (message) => (message.startsWith("empire-") ? `#whispers-crest-${message.slice(7)}` : null),
  piece,
  phase,
  hint,
  brings(action, _over, t) {
    const rules = action.kind === "deploy" ? (action.preview?.rules.length ?? 0) : 0;
    if (rules > 1) return t("hint-rules", { count: rules });
    const battle = action.preview?.battle;
    if (battle) return `${battle.attackers} : ${battle.defenders + battle.fort}`;
    return action.preview?.points ? signed(action.preview.points) : null;
  },
  pause,
  placed: [
    "place",
    "target",
    "number",
    "play",
    "pay",
    "deploy",
    "source",
    "post",
    "from",
    "to",
    "region",
    "destroy",
    "empire",
    "lift",
    "remove",
    "discard",
    "swap",
    "expose",
  ],
  extra: ["act"],
  main: ["fight", "done", "keep", "none"],
  buttonArgs: (view, action) => ({ step: view.step.replace("_", "-"), ...deedArgs(action) }),
  lull(view, legal) {
    const answer = view.step === "after" ? legal.find((action) => action.kind === "done") : undefined;
    return answer ? { answer, until: `round-${view.round}` } : null;
  },
  keys: [
    { key: "f", facets: { kind: "fight" }, about: "key-fight" },
    { key: "a", facets: { kind: "act", deed: "attack" }, about: "key-attack" },
    { key: "d", facets: { kind: "keep" }, about: "key-keep" },
  ],
  spots: (step) =>
    step.events.flatMap(({ args }) =>
      ["region", "goal", "target", "post", "place"].flatMap((name) => {
        const [, kind, id = ""] = /^@(region|post)-(.+)$/.exec(String(args[name] ?? "")) ?? [];
        return kind === "region"
          ? [`[data-region="${id}"] .ground`]
          : kind === "post"
            ? [`[data-post="${id.replace("-", ".")}"]`]
            : [];
      }),
    ),
  linger,
  subject: (exercise) => SUBJECTS[exercise],
} satisfies Kit<View, Preview>;
