/** Where things lie on a board of 556 units, and how a key lies on it. */

export const SLAB = 556;
export const CELL = 96;
export const STEP = 100;
export const SIDE = 5;
export const GRID = 3;

export function corner(cell: number): [number, number] {
  return [30 + STEP * (cell % SIDE), 28 + STEP * Math.floor(cell / SIDE)];
}

export function centre(cell: number): [number, number] {
  const [x, y] = corner(cell);
  return [x + CELL / 2, y + CELL / 2];
}

/** Row and column of a cell as an action writes them. */
export function label(cell: number, side = SIDE): string {
  return `${Math.floor(cell / side)}${cell % side}`;
}

/** The nine marks of a key after so many quarter turns clockwise. */
export function turned(grid: string, turns: number): string {
  let marks = [...grid];
  for (let i = 0; i < turns; i++) {
    const before = marks;
    marks = before.map((_, at) => before[GRID * (GRID - 1 - (at % GRID)) + Math.floor(at / GRID)] ?? ".");
  }
  return marks.join("");
}

/** A key over a board: quarter turns, and the board's row and column under its top left corner. */
export interface Place {
  readonly turn: number;
  readonly row: number;
  readonly column: number;
}

interface Stone {
  readonly row: number;
  readonly column: number;
  readonly letter: string;
}

function stonesOf(grid: string): Stone[] {
  return [...grid]
    .map((letter, at) => ({ row: Math.floor(at / GRID), column: at % GRID, letter }))
    .filter(({ letter }) => letter !== "." && letter !== "#");
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The nearest place with all stones on the board. */
export function snapped(grid: string, place: Place): Place {
  const stones = stonesOf(turned(grid, place.turn));
  const rows = stones.map((s) => s.row);
  const columns = stones.map((s) => s.column);
  return {
    turn: place.turn,
    row: clamp(place.row, -Math.min(...rows), SIDE - 1 - Math.max(...rows)),
    column: clamp(place.column, -Math.min(...columns), SIDE - 1 - Math.max(...columns)),
  };
}

/** Which cells the stones would meet, and which stones, in reading order. */
export function landing(grid: string, place: Place): { cells: number[]; stones: string } {
  const stones = stonesOf(turned(grid, place.turn));
  return {
    cells: stones.map((s) => SIDE * (place.row + s.row) + place.column + s.column),
    stones: stones.map((s) => s.letter).join(""),
  };
}

/** The middle of the stones lies on this cell. */
export function centredOn(grid: string, turn: number, cell: number): Place {
  const stones = stonesOf(turned(grid, turn));
  const middle = (values: number[]) => Math.round((Math.min(...values) + Math.max(...values)) / 2);
  return snapped(grid, {
    turn,
    row: Math.floor(cell / SIDE) - middle(stones.map((s) => s.row)),
    column: (cell % SIDE) - middle(stones.map((s) => s.column)),
  });
}

/** The corner of the stones lies on a cell, written as row and column: as an action says it. */
export function anchoredAt(grid: string, turn: number, cell: string): Place {
  const stones = stonesOf(turned(grid, turn));
  const [row, column] = [Number(cell.charAt(0)), Number(cell.charAt(1))];
  return { turn, row: row - Math.min(...stones.map((s) => s.row)), column: column - Math.min(...stones.map((s) => s.column)) };
}

/** The top left corner of a key's pane on the board. */
export function paneCorner(place: Place): [number, number] {
  return [17 + STEP * place.column, 15 + STEP * place.row];
}

export const PANE = 322;
const BOW = PANE / 2 + 16;
const AWAY: readonly (readonly [number, number])[] = [
  [0, -BOW],
  [BOW, 0],
  [0, BOW],
  [-BOW, 0],
];

/** A point kept on the slab, so that it can be seen and reached. */
export function onSlab([x, y]: readonly [number, number]): [number, number] {
  return [clamp(x, 6, SLAB - 6), clamp(y, 6, SLAB - 6)];
}

/** Where the bow of the key, its number, is after the turns: top, right, bottom, left. */
export function bow(place: Place): [number, number] {
  const [x, y] = paneCorner(place);
  const [dx, dy] = AWAY[place.turn] ?? [0, 0];
  return onSlab([x + PANE / 2 + dx, y + PANE / 2 + dy]);
}
