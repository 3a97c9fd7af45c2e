/** The result as the end screen draws it. */

import type { SourceLook, SourcePart } from "../board";
import { countedAtTheEnd } from "../finale/reckoning";
import type { Result, ScoreLine } from "../net/protocol";

export interface Source {
  readonly message: string;
  /** the source that it is a part of */
  readonly of?: string;
  readonly rule: string;
  readonly points: readonly number[];
  /** of its bars and its key: the game's own colour and symbol, or one of ours */
  readonly colour: string;
  readonly symbol: string | null;
  /** a source of losses only */
  readonly loss: boolean;
  /** counted in play, or only when the match was over */
  readonly last: boolean;
}

/** colours of sources that a game gives none; no two alike in one result */
const COLOURS = ["#b07a1e", "#2d6a8e", "#3f7d57", "#86408a", "#9a4a2a", "#6d6b62", "#c0577d", "#4b57a8", "#7d8a2b", "#2f8c8c"];
export type Look = (message: string) => SourceLook | null;
const plain: Look = () => null;

/** Sources that gave anybody anything, gains before losses, what the finale counts in its order; lines that a game draws as one are added up. */
export function sources(result: Result, look: Look = plain): Source[] {
  const lines = gathered(result.lines, look).filter((l) => l.points.some((p) => p !== 0));
  const isLoss = (points: readonly number[]) => points.every((p) => p <= 0);
  const last = [...countedAtTheEnd(result)];
  const inPlay = lines.filter((l) => !last.includes(l.message));
  const atTheEnd = lines
    .filter((l) => last.includes(l.message))
    .sort((a, b) => last.indexOf(a.message) - last.indexOf(b.message));
  const ordered = [...inPlay.filter((l) => !isLoss(l.points)), ...inPlay.filter((l) => isLoss(l.points)), ...atTheEnd];
  return ordered.map((line, i) => ({
    ...line,
    colour: look(line.message)?.colour ?? COLOURS[i % COLOURS.length] ?? "",
    symbol: look(line.message)?.symbol ?? null,
    loss: isLoss(line.points),
    last: last.includes(line.message),
  }));
}

/** The same sources with the points that the finale has counted so far. */
export function after(all: readonly Source[], lines: readonly ScoreLine[], look: Look): Source[] {
  const now = new Map(gathered(lines, look).map((line) => [line.message, line.points]));
  return all.map((source) => ({ ...source, points: now.get(source.message) ?? source.points }));
}

/** Where a game divides a source, its parts stand there instead. */
export function divided(all: readonly Source[], partsOf: (source: Source) => SourcePart[] | null): Source[] {
  return all.flatMap((source) => partsOf(source)?.map((part) => ({ ...source, ...part, of: source.message })) ?? [source]);
}

function gathered(lines: readonly ScoreLine[], look: Look): ScoreLine[] {
  const found = new Map<string, ScoreLine>();
  for (const line of lines) {
    const message = look(line.message)?.partOf ?? line.message;
    const before = found.get(message);
    const points = line.points.map((p, seat) => p + (before?.points[seat] ?? 0));
    found.set(message, { message, rule: line.rule, points });
  }
  return [...found.values()];
}

export interface Bar {
  readonly source: Source;
  readonly points: number;
  /** in per cent of the widest bar */
  readonly from: number;
  readonly width: number;
}

export interface Bars {
  readonly gains: readonly Bar[];
  /** below the gains, eating from their right end */
  readonly losses: readonly Bar[];
  /** what is left */
  readonly total: number;
}

export function bars(all: readonly Source[], seat: number, widest: number): Bars {
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
    const left = Math.max(0, reach + points);
    losses.push({ source, points, from: share(left), width: share(Math.max(0, reach) - left) });
    reach += points;
  }
  return { gains, losses, total: share(Math.max(0, reach)) };
}

/** The widest bar: all gains of the seat that gained most. */
export function widest(all: readonly Source[], seats: number): number {
  const gained = (seat: number) => all.reduce((total, s) => total + Math.max(0, s.points[seat] ?? 0), 0);
  return Math.max(1, ...Array.from({ length: seats }, (_, seat) => gained(seat)));
}

/** Seats with as many points as each other. */
export interface Tie {
  readonly seats: readonly number[];
  readonly points: number;
  /** they are all at the same place */
  readonly shared: boolean;
  /** what told them apart: the first tie-break in which they differ */
  readonly decider: ScoreLine | null;
}

/** All ties, the best place first. */
export function ties(result: Result): Tie[] {
  const order = result.places
    .map((_, seat) => seat)
    .sort((one, other) => (result.places[one] ?? 0) - (result.places[other] ?? 0));
  return [...new Set(order.map((seat) => result.points[seat] ?? 0))]
    .map((points) => ({ points, seats: order.filter((seat) => result.points[seat] === points) }))
    .filter((tie) => tie.seats.length > 1)
    .map((tie) => ({ ...tie, ...apart(result, tie.seats) }));
}

function apart(result: Result, seats: readonly number[]): Pick<Tie, "shared" | "decider"> {
  const differ = (numbers: readonly number[]) => new Set(seats.map((seat) => numbers[seat])).size > 1;
  return {
    shared: !differ(result.places),
    decider: differ(result.places) ? (result.ties.find((line) => differ(line.points)) ?? null) : null,
  };
}

/** What told the winner from the next best. */
export interface Decided {
  readonly source: Source;
  readonly winner: number;
  readonly other: number;
  /** without it the other would have won */
  readonly alone: boolean;
}

/** The source with the largest difference; none where a tie-break told, a victory is shared or somebody gave up. */
export function decided(result: Result, all: readonly Source[]): Decided | null {
  const winner = result.places.indexOf(0);
  const other = result.places.indexOf(1);
  const margin = (result.points[winner] ?? 0) - (result.points[other] ?? 0);
  if (other < 0 || margin <= 0) return null;
  const ahead = (source: Source) => (source.points[winner] ?? 0) - (source.points[other] ?? 0);
  const source = all.reduce<Source | null>((best, s) => (best === null || ahead(s) > ahead(best) ? s : best), null);
  return source && ahead(source) > 0 ? { source, winner, other, alone: ahead(source) > margin } : null;
}
