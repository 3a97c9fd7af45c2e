/** Where on the boards a sign has been made. */

import { GRID, SIDE, turned } from "./geometry";
import type { Near, Sign, View } from "./view";

interface Wanted {
  readonly row: number;
  readonly column: number;
  readonly stone: string;
}

/** The stones of a sign after so many quarter turns, from their own corner. */
function figure(sign: Sign, turn: number): Wanted[] {
  const grid = Array.from({ length: GRID }, (_, row) => (sign.rows[row] ?? "").padEnd(GRID, ".")).join("");
  const stones = [...turned(grid, turn)].flatMap((stone, at) =>
    stone === "." ? [] : [{ row: Math.floor(at / GRID), column: at % GRID, stone }],
  );
  const [top, left] = [Math.min(...stones.map((s) => s.row)), Math.min(...stones.map((s) => s.column))];
  return stones.map(({ row, column, stone }) => ({ row: row - top, column: column - left, stone }));
}

const TURNS = [0, 1, 2, 3];

/** The cells of the first arrangement on a board; none where the sign is not there. */
export function cellsOf(sign: Sign, stones: string): number[] {
  for (const turn of TURNS) {
    const wanted = figure(sign, turn);
    for (let corner = 0; corner < SIDE * SIDE; corner++) {
      const [top, left] = [Math.floor(corner / SIDE), corner % SIDE];
      const cells = wanted.map(({ row, column }) => (left + column < SIDE ? SIDE * (top + row) + left + column : -1));
      if (cells.every((cell, i) => stones[cell] === wanted[i]?.stone)) return cells;
    }
  }
  return [];
}

/** A sign that a seat has made, with the cells that show it. */
export function proofOf(view: View, seat: number, id: number): Sign | null {
  const sign = view.seats[seat]?.fulfilled.find((done) => done.id === id);
  if (!sign) return null;
  const near = view.boards
    .filter((board) => board.users.includes(seat))
    .map((board): Near => ({ board: board.gap, have: 0, cells: cellsOf(sign, board.stones) }));
  return { ...sign, near };
}
