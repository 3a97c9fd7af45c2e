/** Shows one step after the other, at a pace one can follow. */

import type { Step } from "../board";
import type { Beat, Gain } from "../net/protocol";
import { type Cue, cuesOf, landsAt } from "./cues";

const LINGER_MS = 600;
const HURRIED = 4;

/** Steps that are looked at again, one by one. */
export interface Looking {
  readonly steps: readonly Step[];
  /** how things stood before the first */
  readonly start: unknown;
  readonly at: number;
}

export interface Shown {
  readonly view: unknown;
  readonly previous: unknown;
  readonly step: Step | null;
}

/** Scores while a step is told: those of the view before it, and the points that have landed since. */
export interface Tally {
  readonly base: unknown;
  readonly landed: ReadonlyMap<number, number>;
}

export class Playback {
  /** what the board draws */
  shown: Shown | null = $state.raw(null);
  queue: readonly Step[] = $state.raw([]);
  pace = $state(1);
  /** steps of the playback of what happened meanwhile; 0 when nothing was missed */
  length = $state(0);
  /** what happened after this ply waits: a coach has something to say first */
  #limit = $state(Number.POSITIVE_INFINITY);

  looking: Looking | null = $state.raw(null);
  /** an interlude is told on the board */
  beat: Beat | null = $state.raw(null);
  /** points on their way, in the order in which they leave */
  flying: readonly Gain[] = $state.raw([]);
  /** points that have just arrived */
  landed: readonly Gain[] = $state.raw([]);
  tally: Tally | null = $state.raw(null);
  /** the step on the board has not been told to its end, and the reader's next choice waits for it */
  telling = $state(false);

  linger: (step: Step) => number = () => LINGER_MS;
  /** how fast the reader wants to see the others move; infinity: at once */
  speed: () => number = () => 1;
  /** whose steps the reader need not wait for: those one has made oneself */
  own: (step: Step) => boolean = () => true;
  /** a step that something else tells: it passes in silence */
  hushed: (step: Step) => boolean = () => false;
  /** nothing flies */
  still: () => boolean = () => false;
  #timer = 0;
  #told: Step | null = null;
  #cues: readonly Cue[] = [];
  #landings: readonly number[] = [];

  /** No motion: this is how things stand. */
  cut(view: unknown): void {
    this.#settle();
    this.queue = [];
    this.length = 0;
    this.pace = this.#usual();
    this.looking = null;
    this.shown = { view, previous: null, step: null };
  }
  #usual(): number {
    return Math.min(HURRIED, this.speed());
  }

  /** Shows how things stood after one of these steps; choosing waits. */
  look(steps: readonly Step[], start: unknown, at: number): void {
    const index = Math.min(Math.max(at, 0), steps.length - 1);
    const step = steps[index];
    if (!step) return;
    this.#settle();
    const previous = index === 0 ? start : (steps[index - 1]?.view ?? null);
    this.looking = { steps, start, at: index };
    this.shown = { view: step.view, previous, step };
  }

  /** Steps to be shown after those already waiting; `away`: the reader was not there, so it is a playback. */
  add(steps: readonly Step[], away = false): void {
    this.looking = null;
    this.queue = [...this.queue, ...steps];
    if (!Number.isFinite(this.speed())) return this.skip();
    if (this.pace !== HURRIED) this.pace = this.#usual();
    if (away || this.length > 0) this.length += steps.length;
    if (this.#timer === 0) this.#next();
  }

  /** All at once. */
  skip(): void {
    const due = this.queue.filter((step) => step.ply <= this.#limit);
    const last = due.at(-1) ?? this.#told;
    if (!last) return;
    const held = this.queue.slice(due.length);
    this.cut(last.view);
    this.queue = held;
  }

  /** What is told now has been understood: on to what comes next. */
  goOn(): void {
    if (this.#timer === 0) return;
    clearTimeout(this.#timer);
    this.#cue();
  }

  /** Shows what happened up to this ply; the rest waits. */
  upTo(ply: number): void {
    this.#limit = ply;
    if (this.#timer === 0) this.#next();
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#settle();
    this.queue = [];
  }

  hurry(): void {
    this.pace = HURRIED;
  }

  get running(): boolean {
    return this.queue.length > 0 || this.looking !== null || this.telling;
  }
  /** Is there something left to show that may be shown? */
  get due(): boolean {
    return this.telling || this.#waiting !== null;
  }
  get #waiting(): Step | null {
    const [next] = this.queue;
    return next && next.ply <= this.#limit ? next : null;
  }

  #next(): void {
    this.#settle();
    const step = this.#waiting;
    if (step) this.#tell(step);
    else if (this.queue.length === 0) {
      this.length = 0;
      this.pace = this.#usual();
    }
  }

  #tell(step: Step): void {
    this.queue = this.queue.slice(1);
    this.#told = step;
    this.tally = { base: this.shown?.view ?? step.view, landed: new Map() };
    this.#cues = this.hushed(step) ? [{ beat: null, gains: [], ms: 0 }] : cuesOf(step, this.linger(step));
    this.telling = !this.own(step) || this.#cues.length > 1;
    this.#cue();
  }

  #cue(): void {
    const [cue, ...rest] = this.#cues;
    if (!cue || !this.#told) return this.#next();
    this.#cues = rest;
    this.beat = cue.beat;
    if (!cue.beat) this.shown = { view: this.#told.view, previous: this.shown?.view ?? null, step: this.#told };
    this.#send(cue.gains);
    this.#timer = window.setTimeout(() => this.#cue(), cue.ms / this.pace);
  }

  #send(gains: readonly Gain[]): void {
    if (gains.length === 0) return;
    this.flying = this.still() ? [] : gains;
    if (this.still()) return this.#land(gains);
    const landing = (gain: Gain, nth: number) => window.setTimeout(() => this.#land([gain]), landsAt(nth) / this.pace);
    this.#landings = [...this.#landings, ...gains.map(landing)];
  }
  #land(gains: readonly Gain[]): void {
    if (!this.tally) return;
    const landed = new Map(this.tally.landed);
    for (const { seat, points } of gains) landed.set(seat, (landed.get(seat) ?? 0) + points);
    this.tally = { ...this.tally, landed };
    this.landed = gains;
  }

  /** What was being told is over, or broken off: scores are those of the view again. */
  #settle(): void {
    clearTimeout(this.#timer);
    for (const landing of this.#landings) clearTimeout(landing);
    this.#timer = 0;
    this.#landings = [];
    this.#cues = [];
    this.#told = null;
    this.beat = null;
    this.flying = [];
    this.tally = null;
    this.telling = false;
  }
}
