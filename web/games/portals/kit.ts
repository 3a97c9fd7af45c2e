/** What the table needs to know of Portals. */

import type { Kit, Legal, Phase, Sentence, SourceLook, Step } from "../../lib/board";
import { screen } from "../../lib/shell/settings.svelte";
import { drawing } from "./art";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import { pause } from "./pause";
import drawings from "./symbols.svg?raw";
import Thumb from "./Thumb.svelte";
import Verdict from "./Verdict.svelte";
import type { Preview, View } from "./view";
import "./portals.css";

const QUICK_MS = 430;
const FIGURE_MS = 1300;
const LINGER_MS = 700;
/** by what is told of a step: the actions of others are not known */
const LINGER: Readonly<Record<string, number>> = {
  "lays-figure": FIGURE_MS,
  "fulfils-sign": FIGURE_MS,
  "takes-key": QUICK_MS,
  "takes-stone": QUICK_MS,
  "covers-cell": QUICK_MS,
  "skips-key": 0,
};

const FIGURE = ["activate", "haste_figure"];

function phase(view: View): Phase {
  if (view.actor < 0) return { title: { message: "phase-over", args: {} } };
  if (view.form === "solo") {
    const now = Math.min(view.turn + (view.held || FIGURE.includes(view.step) ? 0 : 1), view.turns);
    return { title: { message: "phase-turn", args: { now, of: view.turns } }, now, of: view.turns };
  }
  const more = view.step === "choose_signs" ? "phase-signs" : view.phase === 2 ? "phase-activating" : "phase-collecting";
  const title = { message: "phase-round", args: { now: view.round, of: view.rounds } };
  return { title, now: view.round, of: view.rounds, more: { message: more, args: {} } };
}

function hint(view: View, previewed: Legal<Preview> | null): Sentence | null {
  const preview = previewed?.preview;
  if (preview) {
    const message = view.form === "solo" ? "hint-figure-solo" : "hint-figure";
    const { matches, touches, lost, signs, points } = preview;
    return { message, args: { points, matches, touches: touches.length, lost: lost.length, signs: signs.length } };
  }
  if (previewed?.kind === "cast") return { message: `spell-${previewed.args.spell}.about`, args: {} };
  if (FIGURE.includes(view.step)) return { message: screen.zones ? "hint-turn-touch" : "hint-turn", args: {} };
  if (view.step === "choose_cell" && view.spells) return { message: "hint-spell", args: {} };
  return null;
}

/** What slips picture: keys and their backs, cells, spells, signs, titles. */
function piece(message: string): string | null {
  const [what = "", name = ""] = message.split("-");
  if (what === "cell") return drawing("cell", name);
  const drawn: Record<string, string> = {
    key: `#key-plate-${name}`,
    back: `#key-back-${name}`,
    spell: `#spell-${name}`,
    tier: `#tier-${name}`,
    sign: "#sign-back",
    bag: "#por-bag",
    source: "#source-disc",
    board: "#por-board",
  };
  return drawn[what] ?? null;
}

function linger(step: Step<View>): number {
  return Math.max(0, ...step.events.map((event) => LINGER[event.message] ?? LINGER_MS));
}

const SOURCES: Record<string, SourceLook> = {
  "source-match": { colour: "#c2872b", symbol: "#por-match" },
  "source-touch": { colour: "#3d7f8f", symbol: "#por-touch" },
  "source-sign": { colour: "#6a4fa3", symbol: "#por-sign" },
  "source-penalty": { colour: "var(--warn)", symbol: "#por-lost" },
};

export default {
  Board,
  Facts,
  Thumb,
  drawings,
  Verdict,
  score: (view, seat) => view.seats[seat]?.points ?? null,
  holding: (view, seat) => {
    const count = view.seats[seat]?.keys.filter(Boolean).length ?? 0;
    return { symbol: "#por-key", count, label: { message: "facts-keys", args: { count } } };
  },
  source: (message) => SOURCES[message] ?? null,
  icon: (message) => (message.startsWith("stone-") ? drawing("stone", message.slice(6)) : null),
  piece,
  phase,
  hint,
  pause,
  placed: ["take_key", "take_stone", "place_stone", "cast", "recall", "haste", "place_figure", "lift", "lay", "keep_signs"],
  main: ["done", "to_bag"],
  keys: [
    { key: "f", facets: { kind: "skip_key" }, about: "button-skip_key" },
    { key: "f", facets: { kind: "done" }, about: "button-done" },
  ],
  linger,
  subject: (exercise) => (exercise === "a-colour-is-taken" ? "#page:keys" : "#page:left"),
} satisfies Kit<View, Preview>;
