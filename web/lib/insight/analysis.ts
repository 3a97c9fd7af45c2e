/** A match looked back on: pure functions over the server's analysis. */

import type { Sentence } from "../board";
import type { Analysis, Chances, Judgement, TurningPoint } from "../net/protocol";

/** How good something is for a seat: its chance to win, or points where one plays alone. */
export function measure(chances: Chances, seat: number): number {
  return (chances.wins.length === 1 ? chances.points[0] : chances.wins[seat]) ?? 0;
}

export interface Dot {
  /** decisions before it */
  readonly ply: number;
  readonly value: number;
}

/** How a seat stood at each of its own decisions, from what it knew then; last, how it ended. */
export function standing(analysis: Analysis, places: readonly number[], points: readonly number[], seat: number): Dot[] {
  const own = analysis.decisions.filter((d) => d.seat === seat);
  const winners = places.filter((place) => place === 0).length;
  const end = analysis.seats === 1 ? (points[0] ?? 0) : places[seat] === 0 ? 1 / winners : 0;
  return [...own.map((d) => ({ ply: d.ply, value: measure(d.before, seat) })), { ply: analysis.decisions.length, value: end }];
}

/** The value of a line at a ply, straight between its dots. */
export function valueAt(dots: readonly Dot[], ply: number): number {
  const next = dots.find((d) => d.ply >= ply);
  const last = dots.findLast((d) => d.ply <= ply);
  if (!next || !last) return (next ?? last)?.value ?? 0;
  const way = next.ply === last.ply ? 0 : (ply - last.ply) / (next.ply - last.ply);
  return last.value + way * (next.value - last.value);
}

/** The decision to look at when somebody points at a ply. */
export function decisionAt(analysis: Analysis, ply: number): Judgement | null {
  const index = Math.min(Math.max(0, Math.round(ply)), analysis.decisions.length - 1);
  return analysis.decisions[index] ?? null;
}

/** What the better decision would have brought more. */
export function missed(decision: Judgement): number {
  return Math.max(0, measure(decision.best_after, decision.seat) - measure(decision.after, decision.seat));
}

export interface PointsApart {
  readonly whose: "mine" | "theirs";
  readonly points: number;
}

/** What one has over the other in whole points at the end: more for a seat, or fewer for the best of the others. */
export function pointsApart(one: Chances, other: Chances, seat: number): PointsApart | null {
  const bestRival = (points: readonly number[]): number => Math.max(...points.filter((_, rival) => rival !== seat));
  const mine = Math.round((one.points[seat] ?? 0) - (other.points[seat] ?? 0));
  const theirs = one.points.length > 1 ? Math.round(bestRival(other.points) - bestRival(one.points)) : 0;
  if (Math.max(mine, theirs) < 1) return null;
  return mine >= theirs ? { whose: "mine", points: mine } : { whose: "theirs", points: theirs };
}

/** What matters most of a move that is told at length: what it is, and what it scores. */
export function brief(told: readonly Sentence[]): Sentence[] {
  return told.filter((event, i) => i === 0 || ("seat" in event.args && Number(event.args.points ?? 0) !== 0));
}

const SLIP = 0.05;
const MISTAKE = 0.15;
const GRAVE = 0.3;
const POINTS_A_WIN = 30;

/** The sign of a decision, as players write it: ?! ? ?? for what was missed, ! for a strong one. */
export function mark(decision: Judgement): "" | "?!" | "?" | "??" | "!" {
  const alone = decision.after.wins.length === 1;
  const lost = missed(decision) / (alone ? POINTS_A_WIN : 1);
  if (lost >= GRAVE) return "??";
  if (lost >= MISTAKE) return "?";
  if (lost >= SLIP) return "?!";
  const next = decision.next_after;
  const gained = next ? (measure(decision.after, decision.seat) - measure(next, decision.seat)) / (alone ? POINTS_A_WIN : 1) : 0;
  return gained >= MISTAKE ? "!" : "";
}

const FIRST = 3;

/** What decided the match: the three largest turning points, then the others in their order. */
export function keyMoments(analysis: Analysis): TurningPoint[] {
  const largest = analysis.turning_points.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
  const first = largest.slice(0, FIRST);
  return [...first, ...analysis.turning_points.filter((point) => !first.includes(point))];
}
