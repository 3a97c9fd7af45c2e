/** The finale as it is played: which beat stands on the board, and whether its points have landed. */

import type { Beat } from "../net/protocol";
import { FLIGHT_MS } from "./flight";

/** the camera moves and the light falls */
const ARRIVE_MS = 800;
/** all chips of a beat rise within this time, one after the other */
const RISE_MS = 1400;
const APART_MS = 110;
const REST_MS = 1500;
const SHOW_MS = 2600;

/** When the chip `nth` of `count` rises. */
export function riseAt(nth: number, count: number): number {
  return ARRIVE_MS + nth * Math.min(APART_MS, RISE_MS / Math.max(1, count));
}

/** Where the points of a seat land: in the line that is being filled. */
export function inLedger(seat: number): Element | null {
  return document.querySelector(`.ledger .hot [data-cell="${seat}"]`) ?? document.querySelector(`.ledger [data-total="${seat}"]`);
}

export class Finale {
  readonly beats: readonly Beat[];
  /** the beat on the board; as many as there are: the result */
  at = $state(0);
  landed = $state(false);
  playing = $state(true);
  readonly #still: () => boolean;
  #timer = 0;

  constructor(beats: readonly Beat[], { begin, still }: { begin: boolean; still: () => boolean }) {
    this.beats = beats;
    this.#still = still;
    this.go(begin ? 0 : beats.length);
  }

  get beat(): Beat | null {
    return this.beats[this.at] ?? null;
  }
  get over(): boolean {
    return this.at >= this.beats.length;
  }
  /** beats whose points stand in the ledger */
  get told(): number {
    return this.over ? this.beats.length : this.at + (this.landed ? 1 : 0);
  }

  go(to: number): void {
    clearTimeout(this.#timer);
    this.at = Math.min(Math.max(0, to), this.beats.length);
    this.landed = this.#still();
    if (!this.over && !this.landed) this.#timer = window.setTimeout(() => this.#land(), this.#landing);
  }
  next(): void {
    this.go(this.at + 1);
  }
  back(): void {
    this.go(this.at - 1);
  }
  again(): void {
    this.playing = true;
    this.go(0);
  }
  toResult(): void {
    this.go(this.beats.length);
  }
  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.landed) this.next();
  }
  stop(): void {
    clearTimeout(this.#timer);
  }

  get #landing(): number {
    const count = this.beat?.gains.length ?? 0;
    return count === 0 ? SHOW_MS : riseAt(count, count) + FLIGHT_MS;
  }
  #land(): void {
    this.landed = true;
    const rest = this.beat?.gains.length === 0 ? 0 : REST_MS;
    this.#timer = window.setTimeout(() => {
      if (this.playing) this.next();
    }, rest);
  }
}
