/** What the last figure or spell left on a board: its cells, and whose it was. */

import type { View } from "./view";

export interface Marks {
  readonly gap: number;
  readonly seat: number;
  readonly cells: readonly number[];
}

/** The cells that got a stone between two views; null when none did. */
export function newStones(before: View, after: View, seat: number): Marks | null {
  for (const board of after.boards) {
    const old = before.boards[board.gap]?.stones ?? "";
    const cells = [...board.stones].flatMap((stone, cell) => (stone !== "." && stone !== old[cell] ? [cell] : []));
    if (cells.length > 0) return { gap: board.gap, seat, cells };
  }
  return null;
}
