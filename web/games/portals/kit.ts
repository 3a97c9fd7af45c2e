/** What the table needs to know of Portals. */

import type { Kit, Legal, Phase, Sentence, Step } from "../../lib/board";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import type { Preview, View } from "./view";
import "./portals.css";

const QUICK_MS = 350;
const FIGURE_MS = 1300;
const LINGER_MS = 700;

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
  if (FIGURE.includes(view.step)) return { message: "hint-turn", args: {} };
  if (view.step === "choose_cell" && view.spells) return { message: "hint-spell", args: {} };
  return null;
}

function linger(step: Step<View>): number {
  if (step.kind === "place_figure") return FIGURE_MS;
  return step.kind === "take_key" || step.kind === "take_stone" ? QUICK_MS : LINGER_MS;
}

export default {
  Board,
  Facts,
  score: (view, seat) => view.seats[seat]?.points ?? null,
  phase,
  hint,
  placed: ["take_key", "take_stone", "place_stone", "cast", "recall", "haste", "place_figure", "lift", "lay", "keep_signs"],
  main: ["done", "to_bag"],
  keys: [
    { key: "n", facets: { kind: "skip_key" }, about: "button-skip_key" },
    { key: "f", facets: { kind: "done" }, about: "button-done" },
  ],
  linger,
} satisfies Kit<View, Preview>;
