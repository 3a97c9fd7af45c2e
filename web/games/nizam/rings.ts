/** Where the points of runs are written, so that none covers another. */

import { cellAt, PITCH } from "./geometry";
import type { Run } from "./view";

export interface Mark {
  readonly text: string;
  readonly look: "gold" | "soft";
  readonly x: number;
  readonly y: number;
}

/** The bottom right corner of a card: no letter is ever covered. */
function corner(cell: number): readonly [number, number] {
  const [x, y] = cellAt(cell);
  return [x + PITCH, y + PITCH - 17];
}

function place(cells: readonly number[], used: Set<number>): number {
  const free = cells.find((cell) => !used.has(cell)) ?? cells[0] ?? 0;
  used.add(free);
  return free;
}

function mark(text: string, look: Mark["look"], cell: number): Mark {
  const [x, y] = corner(cell);
  return { text, look, x, y };
}

const ROWS = 5;

/** +3, +5, +7 at each run that scores, and the bonus where two of them meet. */
export function marksOf(runs: readonly Run[], points: number): Mark[] {
  const scoring = runs.filter((run) => run.scores);
  const used = new Set<number>();
  const marks = scoring.map((run) => {
    const order = run.line < ROWS ? run.cells.toReversed() : run.cells;
    return mark(`+${run.points}`, "gold", place(order, used));
  });
  const bonus = points - scoring.reduce((sum, run) => sum + run.points, 0);
  if (bonus <= 0) return marks;
  const all = scoring.flatMap((run) => run.cells);
  const shared = all.filter((cell, i) => all.indexOf(cell) !== i);
  return [...marks, mark(`+${bonus}`, "soft", place([...shared, ...(scoring.at(-1)?.cells ?? [])], used))];
}
