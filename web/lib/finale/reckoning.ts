/** The ledger as it stands after so many beats of the finale. */

import type { Beat, Result, ScoreLine } from "../net/protocol";

/** Lines that the finale counts; all others were counted in play. */
export function countedAtTheEnd(result: Result): ReadonlySet<string> {
  return new Set(result.finale.filter((beat) => !beat.recalled).flatMap((beat) => beat.lines));
}

/** Each line's points after the first `told` beats. */
export function reckoned(result: Result, told: number): ScoreLine[] {
  const open = countedAtTheEnd(result);
  const beats = result.finale.slice(0, told).filter((beat) => !beat.recalled);
  return result.lines.map((line) => (open.has(line.message) ? { ...line, points: gained(line, beats) } : line));
}

function gained(line: ScoreLine, beats: readonly Beat[]): number[] {
  const points = line.points.map(() => 0);
  for (const beat of beats.filter(({ lines }) => lines.includes(line.message)))
    for (const gain of beat.gains) points[gain.seat] = (points[gain.seat] ?? 0) + gain.points;
  return points;
}

/** Lines with nothing in them yet: their beats are still to come. */
export function unwritten(result: Result, told: number): ReadonlySet<string> {
  const begun = new Set(result.finale.slice(0, told).flatMap((beat) => beat.lines));
  return new Set([...countedAtTheEnd(result)].filter((line) => !begun.has(line)));
}

export function totals(lines: readonly ScoreLine[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => lines.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0));
}

/** Who leads and by how much; several at the top: nobody. */
export function lead(points: readonly number[]): { seat: number; by: number } | null {
  const [best = 0, next = 0] = [...points].sort((a, b) => b - a);
  return points.length > 1 && best > next ? { seat: points.indexOf(best), by: best - next } : null;
}
