/** The result as the end screen draws it. */

import type { Result, ScoreLine } from "../protocol";

export interface Source {
  readonly message: string;
  readonly rule: string;
  readonly points: readonly number[];
  /** 0 to 5: colour and pattern of its bars */
  readonly pattern: number;
  /** a source of losses only */
  readonly loss: boolean;
}

const PATTERNS = 6;

/** Sources that gave anybody anything, gains before losses. */
export function sources(result: Result): Source[] {
  const lines = result.lines.filter((l) => l.points.some((p) => p !== 0));
  const isLoss = (points: readonly number[]) => points.every((p) => p <= 0);
  const gains = lines.filter((l) => !isLoss(l.points));
  const losses = lines.filter((l) => isLoss(l.points));
  return [...gains, ...losses].map((l, i) => ({ ...l, pattern: i % PATTERNS, loss: isLoss(l.points) }));
}

export interface Bar {
  readonly source: Source;
  readonly points: number;
  /** in per cent of the widest bar */
  readonly from: number;
  readonly width: number;
}

/** Gains one after the other; losses lie over their end, so that what is solid is the total. */
export function bars(all: readonly Source[], seat: number, widest: number): { gains: Bar[]; losses: Bar[] } {
  const share = (points: number) => (100 * points) / Math.max(1, widest);
  let reach = 0;
  const gains: Bar[] = [];
  for (const source of all) {
    const points = source.points[seat] ?? 0;
    if (points <= 0) continue;
    gains.push({ source, points, from: share(reach), width: share(points) });
    reach += points;
  }
  const losses: Bar[] = [];
  for (const source of all) {
    const points = source.points[seat] ?? 0;
    if (points >= 0) continue;
    reach += points;
    losses.push({ source, points, from: share(Math.max(0, reach)), width: share(-points) });
  }
  return { gains, losses };
}

/** The widest bar: all gains of the seat that gained most, or all losses where they are more. */
export function widest(all: readonly Source[], seats: number): number {
  const sum = (seat: number, sign: number) => all.reduce((total, s) => total + Math.max(0, sign * (s.points[seat] ?? 0)), 0);
  return Math.max(1, ...Array.from({ length: seats }, (_, seat) => Math.max(sum(seat, 1), sum(seat, -1))));
}

/** The tie-break that told the winner from the others who are equal in points; null when there was none. */
export function decider(result: Result): ScoreLine | null {
  const tied = tiedAtTop(result);
  const best = result.places.indexOf(0);
  if (tied.length < 2 || tied.every((seat) => result.places[seat] === 0)) return null;
  return result.ties.find((line) => tied.some((seat) => line.points[seat] !== line.points[best])) ?? null;
}

/** Seats with as many points as the winner. */
export function tiedAtTop(result: Result): number[] {
  const best = result.places.indexOf(0);
  return result.points.flatMap((p, seat) => (p === result.points[best] ? [seat] : []));
}
