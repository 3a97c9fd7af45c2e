/** What the table needs to know of Nizam and Pearl of the East. */

import type { Kit, Legal, Phase, Sentence, SourceLook, SourcePart, Step } from "../../lib/board";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import { KINDS, symbol } from "./gems";
import { shiftArgs, shiftOf } from "./geometry";
import { pause } from "./pause";
import { shiftIn } from "./scene.svelte";
import drawings from "./symbols.svg?raw";
import Thumb from "./Thumb.svelte";
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
  const ends = action.preview.ends ? (points > 0 ? "score" : "yes") : "no";
  const message = `${pays.length === 1 ? "hint-shift-one" : "hint-shift-three"}${view.form === "pearl" ? "-pearl" : ""}`;
  const args = shiftArgs(shiftOf(action.args.shift ?? ""));
  return { message, args: { ...args, gem: `@gem-${pays[0]}`, points, tasks: completable, ends } };
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
  if (now > of) return { title: { message: "phase-last-round", args: {} } };
  if (of === 1) return { title: { message: "phase-solo", args: {} } };
  return { title: { message: now === of ? "phase-last-deck" : "phase-decks", args: { now, of } }, now, of };
}

function linger(step: Step<View>): number {
  return Math.max(0, ...step.events.map((e) => LINGER[e.message] ?? LINGER_MS));
}

const SOURCES: Record<string, SourceLook> = {
  "source-runs-of-three": { colour: "#b07a1e", symbol: "#nizam-run-3" },
  "source-runs-of-four": { colour: "#2c7a6b", symbol: "#nizam-run-4" },
  "source-runs-of-five": { colour: "#8a2f3c", symbol: "#nizam-run-5" },
  "source-bonus": { colour: "#5b4a94", symbol: "#nizam-rosette" },
  "source-tasks": { colour: "#5c7fa8", symbol: "#nizam-pearl-s" },
};

/** the kinds of tasks in the ledger */
const KIND_COLOURS: Readonly<Record<string, string>> = {
  R: "#b23a24",
  E: "#1f7a5a",
  S: "#2257a0",
  M: "#a04a86",
  T: "#b99a14",
  Q: "#3f8fb8",
  B: "#b9781e",
  O: "#3a3a42",
};

/** Pearl of the East: the tasks kind by kind, in the order in which they were completed. */
function divided(view: View, source: string, points: readonly number[]): SourcePart[] | null {
  if (source !== "source-tasks") return null;
  const done = view.seats.map(({ pile }, seat) => pile.slice(0, points[seat]));
  return KINDS.map((kind) => ({
    message: `gem-${kind}.title`,
    colour: KIND_COLOURS[kind] ?? "",
    symbol: symbol(kind, "s"),
    points: done.map((kinds) => Number(kinds.includes(kind))),
  }));
}

/** drawings that picture things on slips */
const SIGNS: Readonly<Record<string, string>> = { card: "#nizam-card-back", lamp: "#nizam-lamp", marker: "#nizam-marker-1" };

export default {
  Board,
  Facts,
  Thumb,
  drawings,
  score: (view, seat) => view.seats[seat]?.score ?? null,
  holding: (view, seat) => {
    const count = view.seats[seat]?.hand_size ?? 0;
    return { symbol: "#nizam-card-back", count, label: { message: "facts-hand", args: { count } } };
  },
  counting: (view, points) => ({ ...view, seats: view.seats.map((seat, i) => ({ ...seat, score: points[i] ?? seat.score })) }),
  source: (message) => SOURCES[message] ?? null,
  divided,
  icon: (message) => (message.startsWith("gem-") ? symbol(message.slice(4), "s") : null),
  piece: (message) => {
    const [what = "", name = ""] = message.split("-");
    if (what === "gem") return symbol(name);
    return what === "run" ? `#nizam-run-${name}` : what === "sign" ? (SIGNS[name] ?? null) : null;
  },
  phase,
  hint(view, previewed) {
    if (previewed?.kind === "shift") return hintOfShift(view, previewed);
    if (previewed?.kind === "draw") return { message: "hint-draw", args: {} };
    return hintOfStep(view);
  },
  pause,
  placed: ["shift", "discard", "claim"],
  main: ["end", "pass"],
  buttonArgs: (view) => ({ form: view.step === "pay" ? "pay" : view.form, points: view.points_now }),
  keys: [
    { key: "d", facets: { kind: "draw" }, about: "key-draw" },
    { key: "f", facets: { kind: "end" }, about: "key-end" },
  ],
  spots: (step) => {
    const shift = shiftIn(step);
    return shift ? [`[data-facets*='"shift":"${shift.name}"']`] : [];
  },
  linger,
} satisfies Kit<View, Preview>;
