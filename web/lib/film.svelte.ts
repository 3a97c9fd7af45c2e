/** Shows one step after the other, at a pace one can follow. */

import type { Step } from "./board";

const LINGER_MS = 600;
const HURRIED = 4;

export interface Shown {
  readonly view: unknown;
  readonly previous: unknown;
  readonly step: Step | null;
}

export class Film {
  /** what the board draws */
  shown: Shown | null = $state.raw(null);
  queue: readonly Step[] = $state.raw([]);
  pace = $state(1);
  /** steps of the film of what happened meanwhile; 0 when nothing was missed */
  length = $state(0);

  linger: (step: Step) => number = () => LINGER_MS;
  #timer = 0;
  #quiet = 0;

  /** No motion: this is how things stand. */
  cut(view: unknown): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.queue = [];
    this.length = 0;
    this.pace = 1;
    this.shown = { view, previous: null, step: null };
  }

  /** Steps to be shown after those already waiting; `away`: the reader was not there, so it is a film. */
  add(steps: readonly Step[], away = false): void {
    this.queue = [...this.queue, ...steps];
    if (away || this.length > 0) this.length += steps.length;
    if (this.#timer === 0) this.#next();
  }

  /** All at once. */
  skip(): void {
    const last = this.queue.at(-1);
    if (last) this.cut(last.view);
  }

  hurry(): void {
    this.pace = HURRIED;
  }

  get running(): boolean {
    return this.queue.length > 0;
  }

  #next(): void {
    this.#timer = 0;
    const [step, ...rest] = this.queue;
    if (!step) {
      this.length = 0;
      this.pace = 1;
      return;
    }
    const early = this.#quiet - Date.now();
    if (early > 0) {
      this.#timer = window.setTimeout(() => this.#next(), early);
      return;
    }
    this.queue = rest;
    this.shown = { view: step.view, previous: this.shown?.view ?? null, step };
    const pause = this.linger(step) / this.pace;
    this.#quiet = Date.now() + pause;
    this.#timer = window.setTimeout(() => this.#next(), rest.length > 0 ? pause : 0);
  }
}
