/** What the table needs to know of Nizam and Pearl of the East. */

import type { Kit, Legal, Phase, Sentence, Step } from "../../lib/board";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import { symbol } from "./gems";
import { shiftArgs, shiftOf } from "./geometry";
import type { Preview, View } from "./view";
import "./nizam.css";

const DISCARD_MS = 150;
const SHIFT_MS = 650;
const SCORE_MS = 1600;
const CLAIM_MS = 1200;
const LINGER_MS = 600;
/** by what is told of a step: the actions of others are not known */
const LINGER: Readonly<Record<string, number>> = {
  discards: DISCARD_MS,
  shifts: SHIFT_MS,
  "shifts-for-three": SHIFT_MS,
  completes: CLAIM_MS,
  scores: SCORE_MS,
  "scored-run": 0,
};

function hintOfShift(view: View, action: Legal<Preview>): Sentence | null {
  if (!action.preview) return null;
  const { pays, points, completable } = action.preview;
  const message = `${pays.length === 1 ? "hint-shift-one" : "hint-shift-three"}${view.form === "pearl" ? "-pearl" : ""}`;
  const args = shiftArgs(shiftOf(action.args.shift ?? ""));
  return { message, args: { ...args, gem: `@gem-${pays[0]}`, points, tasks: completable } };
}

function hintOfStep(view: View): Sentence | null {
  if (view.step === "pay" || view.step === "limit") return { message: "hint-pay", args: {} };
  if (view.step === "claims") return { message: view.pearl_used ? "hint-pearl-used" : "hint-pearl", args: {} };
  if (view.step !== "shifting") return null;
  if (view.form === "pearl") return { message: "hint-finish-pearl", args: { tasks: view.completable } };
  return { message: "hint-finish", args: { points: view.points_now } };
}

function phase(view: View): Phase {
  const [now, of] = [view.exhaustions + 1, view.exhaustions_to_end];
  if (view.actor < 0) return { title: { message: "phase-over", args: {} } };
  if (view.form === "pearl") return { title: { message: "phase-tasks", args: {} } };
  if (of === 1) return { title: { message: "phase-solo", args: {} } };
  return { title: { message: now === of ? "phase-last-deck" : "phase-decks", args: { now, of } }, now, of };
}

function linger(step: Step<View>): number {
  return Math.max(0, ...step.events.map((e) => LINGER[e.message] ?? LINGER_MS));
}

export default {
  Board,
  Facts,
  score: (view, seat) => view.seats[seat]?.score ?? null,
  held: (view, seat) => {
    const count = view.seats[seat]?.hand_size ?? 0;
    return { symbol: "#nizam-card-back", count, label: { message: "facts-hand", args: { count } } };
  },
  icon: (message) => (message.startsWith("gem-") ? symbol(message.slice(4), "s") : null),
  phase,
  hint(view, previewed) {
    if (previewed?.kind === "shift") return hintOfShift(view, previewed);
    if (previewed?.kind === "draw") return { message: "hint-draw", args: {} };
    return hintOfStep(view);
  },
  placed: ["shift", "discard", "claim"],
  main: ["end", "pass"],
  buttonArgs: (view) => ({ form: view.step === "pay" ? "pay" : view.form, points: view.points_now }),
  keys: [
    { key: "d", facets: { kind: "draw" }, about: "key-draw" },
    { key: "f", facets: { kind: "end" }, about: "key-end" },
  ],
  linger,
} satisfies Kit<View, Preview>;
