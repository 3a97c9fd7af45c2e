/** The cards on the carpet as things that move: which card lies where, and what has just happened. */

import type { Step } from "../../lib/board";
import { AROUND, type Axis, cellsOf, type Shift, shiftFrom } from "./geometry";
import type { Proof, Run, View } from "./view";

const GLORY_MS = 700;

/** What is to be admired before the carpet changes: runs that scored, or the proof of a task. */
export interface Glory {
  readonly runs: readonly Run[];
  readonly points: number;
  readonly proof: Proof | null;
}

/** A card that goes round the carpet is another element at the other end. */
export function travelled(id: string): string {
  return id.endsWith("~") ? id.slice(0, -1) : `${id}~`;
}

/** The cards after a shift, each in its new place. */
export function slide(ids: readonly string[], shift: Shift): string[] {
  const cells = cellsOf(shift.axis, shift.line);
  const forward = shift.way === "R" || shift.way === "D";
  const order = forward ? cells : cells.toReversed();
  const moved = [...ids];
  order.forEach((cell, place) => {
    const from = order.at(place - 1) ?? cell;
    moved[cell] = place === 0 ? travelled(ids[from] ?? "") : (ids[from] ?? "");
  });
  return moved;
}

/** The shift that leads from one carpet to another, if one does. */
function shiftBetween(from: readonly string[], to: readonly string[]): Shift | null {
  if (from.length !== to.length || from.every((letter, cell) => letter === to[cell])) return null;
  return AROUND.find((shift) => slide(from, shift).every((letter, cell) => letter.replace("~", "") === to[cell])) ?? null;
}

/** The shift that a step carried out, if it did; told by its events, since the actions of others are not known. */
export function shiftIn(step: Step): Shift | null {
  const done = step.events.find((e) => e.message === "shifts" || e.message === "shifts-for-three");
  return done ? shiftFrom(done.args) : null;
}

function proofIn(step: Step, previous: View): Proof | null {
  const done = step.events.find((e) => e.message === "completes");
  return done ? (previous.proofs.find((p) => `@gem-${p.kind}` === done.args.gem) ?? null) : null;
}

export class Scene {
  grid: readonly string[] = $state.raw([]);
  ids: readonly string[] = $state.raw([]);
  glory: Glory | null = $state.raw(null);
  /** cells dealt by the last turn that scored */
  fresh: readonly number[] = $state.raw([]);
  freshSeat = $state(-1);
  /** along which cards entered and left last */
  axis: Axis = "row";
  #made = 0;
  #timer = 0;

  /** Draw `view`; `step` led to it from `previous`. */
  follow(view: View, previous: View | null, step: Step | null, pause: number): void {
    clearTimeout(this.#timer);
    this.glory = null;
    if (!step || !previous || this.ids.length === 0) return this.#cut(view);
    const shift = shiftIn(step);
    if (shift) return this.#shift(view, shift);
    const scored = step.events.some((e) => e.message === "scores");
    const runs = scored ? previous.runs.filter((run) => run.scores) : [];
    const proof = proofIn(step, previous);
    if ((runs.length > 0 || proof) && pause > 0) {
      this.glory = { runs, points: previous.points_now, proof };
      this.#timer = window.setTimeout(() => this.#settle(view, step.seat), GLORY_MS * pause);
    } else {
      this.#settle(view, step.seat);
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #shift(view: View, shift: Shift): void {
    this.axis = shift.axis;
    this.ids = slide(this.ids, shift);
    this.grid = view.grid;
    this.fresh = [];
  }

  /** New cards where others lay. */
  #settle(view: View, seat: number): void {
    this.glory = null;
    const changed = view.grid.flatMap((letter, cell) => (letter === this.grid[cell] ? [] : [cell]));
    this.ids = this.ids.map((id, cell) => (changed.includes(cell) ? this.#card() : id));
    if (changed.length > 0) {
      this.fresh = changed;
      this.freshSeat = seat;
    }
    this.grid = view.grid;
  }

  /** Taken back, or seen after a jump: what moved by a shift slides, the rest is laid down anew. */
  #cut(view: View): void {
    const back = shiftBetween(this.grid, view.grid);
    if (back) return this.#shift(view, back);
    this.ids = view.grid.map((letter, cell) => (letter === this.grid[cell] ? (this.ids[cell] ?? this.#card()) : this.#card()));
    if (view.grid.some((letter, cell) => letter !== this.grid[cell])) this.fresh = [];
    this.grid = view.grid;
  }

  #card(): string {
    this.#made += 1;
    return String(this.#made);
  }
}
