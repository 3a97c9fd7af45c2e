/** One line pulled on the board of the home page. What it leads to stands in `board.json`, which the rules have told. */

import board from "./board.json";

export const SIDE = 5;
/** the small carpet as it is drawn: its size, where its field begins, and how far cells are apart */
export const RUG = { size: 384, origin: 54, pitch: 55.2 };
const SLIDE_MS = 400;
const LINGER_MS = 120;
const BACK_MS = 240;
/** a line that was pulled so far goes on by itself */
const FAR = 0.4;

interface Told {
  readonly grid: string;
  readonly points: number;
  readonly runs: readonly (readonly number[])[];
}
const SHIFTS: Readonly<Record<string, Told>> = board.shifts;

export type Axis = "r" | "c";
/** `nothing`: it is paid for and brings no points; `other-gem`: the hand does not pay for it */
export type Verdict = "solved" | "nothing" | "other-gem";

export interface Line {
  readonly axis: Axis;
  readonly number: number;
}

export const BEST = Object.keys(SHIFTS).find((name) => (SHIFTS[name]?.points ?? 0) > 0) ?? "";

const GEMS: Readonly<Record<string, string>> = board.gems;
/** a gem in its small form */
export function symbol(letter: string): string {
  return `#nizam-${GEMS[letter]}-s`;
}

export function cellsOf({ axis, number }: Line): number[] {
  return Array.from({ length: SIDE }, (_, place) => (axis === "r" ? number * SIDE + place : place * SIDE + number));
}

/** `r2L`: the line, and which way it goes */
export function read(name: string): { line: Line; way: 1 | -1 } {
  const axis = name.charAt(0) as Axis;
  return { line: { axis, number: Number(name.charAt(1)) }, way: "RD".includes(name.charAt(2)) ? 1 : -1 };
}
export function nameOf({ axis, number }: Line, way: 1 | -1): string {
  return `${axis}${number}${axis === "r" ? (way > 0 ? "R" : "L") : way > 0 ? "D" : "U"}`;
}

export class Tasting {
  grid = $state(board.grid);
  line: Line | null = $state.raw(null);
  /** how far the line has gone, in cells */
  by = $state(0);
  /** it follows a pointer */
  held = $state(false);
  /** for how long it slides by itself */
  ms = $state(0);
  verdict: Verdict | null = $state(null);
  runs: Told["runs"] = $state.raw([]);
  points = $state(0);
  readonly #speed: () => number;
  /** a line slides there, or back; on its way back it lets others go first */
  #way: "there" | "back" | null = null;
  /** which of the slides counts: the last that was begun */
  #slides = 0;
  /** asked for while a line was sliding there: it comes after that */
  #next = "";

  /** `speed`: 1 as usual, infinity without any motion */
  constructor(speed: () => number) {
    this.#speed = speed;
  }

  /** Nothing can be tried now: a line is being tried, or all is done. */
  get closed(): boolean {
    return this.#way === "there" || this.verdict === "solved";
  }

  pull(line: Line, by: number): void {
    if (this.closed) return;
    if (this.#way) this.#settle();
    this.line = line;
    this.held = true;
    this.by = Math.max(-1, Math.min(1, by));
  }
  /** Let go: far enough it is tried, else it returns. */
  release(): void {
    if (!this.line || !this.held) return;
    if (Math.abs(this.by) >= FAR) void this.shift(nameOf(this.line, this.by > 0 ? 1 : -1));
    else void this.#back();
  }
  cancel(): void {
    if (this.held) void this.#back();
  }

  async shift(name: string): Promise<void> {
    if (this.#way === "there") this.#next = name;
    else if (!this.closed) await this.#try(name);
  }

  async #try(name: string): Promise<void> {
    const { line, way } = read(name);
    if (this.#way) this.#settle();
    this.line = line;
    const told = SHIFTS[name];
    await this.#slide("there", way, SLIDE_MS);
    if (told?.points) {
      [this.verdict, this.grid, this.runs, this.points] = ["solved", told.grid, told.runs, told.points];
      this.#settle();
      return;
    }
    await this.#pass(LINGER_MS);
    this.verdict = told ? "nothing" : "other-gem";
    const next = this.#next;
    this.#next = "";
    await (next ? this.#try(next) : this.#back());
  }
  async #back(): Promise<void> {
    if (await this.#slide("back", 0, BACK_MS)) this.#settle();
  }
  /** All lines lie where they belong. */
  #settle(): void {
    this.#slides += 1;
    this.#way = null;
    this.held = false;
    this.line = null;
    this.by = 0;
  }
  /** Whether it came to its end. */
  async #slide(way: "there" | "back", to: number, ms: number): Promise<boolean> {
    this.#slides += 1;
    const slide = this.#slides;
    this.#way = way;
    this.held = false;
    const speed = this.#speed();
    if (!Number.isFinite(speed)) return true;
    await new Promise(requestAnimationFrame); // it is drawn where it begins
    if (slide !== this.#slides) return false;
    this.ms = ms / speed;
    this.by = to;
    await this.#pass(ms);
    return slide === this.#slides;
  }
  #pass(ms: number): Promise<void> {
    return new Promise((done) => setTimeout(done, ms / this.#speed()));
  }
}
