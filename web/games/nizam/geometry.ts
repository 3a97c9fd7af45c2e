/** Where things lie on the carpet, in the units of its drawing. */

export const SIDE = 5;
export const PITCH = 104;
export const FIELD = SIDE * PITCH;

/** The large carpet has the score track around it; the small one is for phones. */
export interface Plan {
  readonly symbol: string;
  readonly size: number;
  readonly viewBox: string;
  /** the field's first cell, and how large its units are drawn */
  readonly origin: number;
  readonly scale: number;
  /** the middle of an arch, from the carpet's edge, and how large it is drawn */
  readonly arch: number;
  readonly archScale: number;
  /** how much larger letters, points and badges are than on the large carpet */
  readonly letter: number;
  readonly badge: number;
  readonly track: boolean;
}

export const LARGE: Plan = {
  symbol: "#nizam-carpet",
  size: 760,
  viewBox: "-22 -4 804 772",
  origin: 120,
  scale: 1,
  arch: 76,
  archScale: 1,
  letter: 14.7,
  badge: 1,
  track: true,
};

export const SMALL: Plan = {
  symbol: "#nizam-carpet-small",
  size: 384,
  viewBox: "0 -2 384 390",
  origin: 54,
  scale: 55.2 / PITCH,
  arch: 29.5,
  archScale: 0.575,
  letter: 22,
  badge: 1.55,
  track: false,
};

export type Axis = "row" | "column";
export type Way = "L" | "R" | "U" | "D";

export interface Shift {
  readonly name: string;
  readonly axis: Axis;
  /** 0 to 4 */
  readonly line: number;
  readonly way: Way;
}

const OUTWARD: Readonly<Record<Way, readonly [number, number]>> = { L: [-1, 0], R: [1, 0], U: [0, -1], D: [0, 1] };
const TURNED: Readonly<Record<Way, number>> = { U: 0, R: 90, D: 180, L: -90 };
const DIRECTIONS: Readonly<Record<Way, string>> = { L: "left", R: "right", U: "up", D: "down" };

export function shiftOf(name: string): Shift {
  const way = name.charAt(2) as Way;
  return { name, axis: name.startsWith("r") ? "row" : "column", line: Number(name.charAt(1)), way };
}

/** The twenty shifts clockwise around the carpet, from row 1 left: the order of the Tab key. */
export const AROUND: readonly Shift[] = [
  "r0L",
  "c0U",
  "c1U",
  "c2U",
  "c3U",
  "c4U",
  "r0R",
  "r1R",
  "r2R",
  "r3R",
  "r4R",
  "c4D",
  "c3D",
  "c2D",
  "c1D",
  "c0D",
  "r4L",
  "r3L",
  "r2L",
  "r1L",
].map(shiftOf);

/** A shift for the reader: `$axis`, `$number`, `$direction`. */
export function shiftArgs(shift: Shift): Record<string, string | number> {
  return { axis: shift.axis, number: shift.line + 1, direction: DIRECTIONS[shift.way] };
}

/** The shift that the log speaks of. */
export function shiftFrom(args: Readonly<Record<string, string | number>>): Shift {
  const way = (Object.keys(DIRECTIONS) as Way[]).find((w) => DIRECTIONS[w] === args.direction) ?? "L";
  return shiftOf(`${args.axis === "row" ? "r" : "c"}${Number(args.number) - 1}${way}`);
}

export function outward(shift: Shift): readonly [number, number] {
  return OUTWARD[shift.way];
}

export function turned(shift: Shift): number {
  return TURNED[shift.way];
}

/** The middle of the arch of a shift. */
export function archAt(plan: Plan, shift: Shift): readonly [number, number] {
  const along = plan.origin + (shift.line + 0.5) * PITCH * plan.scale;
  const far = plan.size - plan.arch;
  if (shift.axis === "row") return [shift.way === "L" ? plan.arch : far, along];
  return [along, shift.way === "U" ? plan.arch : far];
}

/** The cells of a line from its start to its end. */
export function cellsOf(axis: Axis, line: number): number[] {
  return Array.from({ length: SIDE }, (_, place) => (axis === "row" ? line * SIDE + place : place * SIDE + line));
}

/** The top left corner of a cell in the field. */
export function cellAt(cell: number): readonly [number, number] {
  return [(cell % SIDE) * PITCH, Math.floor(cell / SIDE) * PITCH];
}

/** The cell where the travelling card arrives. */
export function arrival(shift: Shift): number {
  const cells = cellsOf(shift.axis, shift.line);
  return (shift.way === "L" || shift.way === "U" ? cells.at(-1) : cells[0]) ?? 0;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The rectangle around neighbouring cells, drawn in by `inset`. */
export function around(cells: readonly number[], inset: number): Box {
  const corners = cells.map(cellAt);
  const x = Math.min(...corners.map((c) => c[0]));
  const y = Math.min(...corners.map((c) => c[1]));
  const right = Math.max(...corners.map((c) => c[0])) + PITCH;
  const bottom = Math.max(...corners.map((c) => c[1])) + PITCH;
  return { x: x + inset, y: y + inset, width: right - x - 2 * inset, height: bottom - y - 2 * inset };
}

const PLACES = 100;
const PER_SIDE = 25;
const STEP = 28.92;
const FIRST = 18.5;

/** The place of a score on the track: a ring of 100, 0 at the top left, clockwise. */
export function trackAt(score: number): readonly [number, number] {
  const place = score % PLACES;
  const along = FIRST + STEP * (place % PER_SIDE);
  const back = FIRST + STEP * (PER_SIDE - (place % PER_SIDE));
  const far = FIRST + STEP * PER_SIDE;
  const side = Math.floor(place / PER_SIDE);
  return (
    (
      [
        [along, FIRST],
        [far, along],
        [back, far],
        [FIRST, back],
      ] as const
    )[side] ?? [along, FIRST]
  );
}

export function lap(score: number): number {
  return Math.floor(score / PLACES);
}
