/** What the table needs to know of A War of Whispers. */

import type { Args, Kit, Legal, Phase, Sentence, Step } from "../../lib/board";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Own from "./Own.svelte";
import { isFight, tells } from "./story";
import type { Preview, View } from "./view";
import { signed } from "./words";
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
    attacker: `@empire-${battle.attacker}`,
    defender: `@empire-${battle.defender}`,
    holder: `@empire-${battle.holder}`,
    attackers: battle.attackers,
    defenders: battle.defenders,
    fort: battle.fort,
  };
  return { message: "hint-battle", args };
}

function hint(_view: View, previewed: Legal<Preview> | null): Sentence | null {
  if (previewed?.preview?.battle) return hintOfBattle(previewed);
  if (previewed?.kind === "play" && previewed.preview) return { message: `ability-${previewed.preview.ability}.text`, args: {} };
  if (previewed?.kind === "deploy" && (previewed.preview?.rules.length ?? 0) > 1)
    return { message: "hint-rules", args: { count: previewed.preview?.rules.length ?? 0 } };
  if (previewed?.kind === "act")
    return { message: "hint-act", args: { deed: `@deed-${previewed.args.deed}`, size: previewed.preview?.size ?? 0 } };
  if (previewed?.preview?.points) return { message: "hint-points", args: { points: signed(previewed.preview.points) } };
  return null;
}

/** `add_1_per_farm` is told as adding so many banners, as things stand. */
function deedArgs(action: Legal<Preview>): Args {
  const [what = ""] = (action.args.deed ?? "").split("_");
  return { what, size: action.preview?.size ?? 0 };
}

function linger(step: Step<View>): number {
  if (isFight(step)) return BATTLE_MS;
  if (tells(step, "plays", "swaps", "swaps-hidden", "exposes")) return CARD_MS;
  if (tells(step, "adds", "sets-down")) return PLACE_MS;
  return step.events.length > 0 ? LINGER_MS : QUIET_MS;
}

export default {
  Board,
  Own,
  Facts,
  score: (view, seat) => view.seats[seat]?.score ?? null,
  held: (view, seat) => {
    const count = view.seats[seat]?.hand_size ?? 0;
    return { symbol: "#whispers-cardback-bear", count, label: { message: "facts-cards", args: { count } } };
  },
  icon: (message) => (message.startsWith("empire-") ? `#whispers-crest-${message.slice(7)}` : null),
  phase,
  hint,
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
  keys: [
    { key: "f", facets: { kind: "fight" }, about: "key-fight" },
    { key: "a", facets: { kind: "act", deed: "attack" }, about: "key-attack" },
    { key: "k", facets: { kind: "keep" }, about: "key-keep" },
  ],
  linger,
} satisfies Kit<View, Preview>;
