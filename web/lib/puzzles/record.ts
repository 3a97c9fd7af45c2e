/** What this device remembers of puzzles: which were solved, and on which days; nothing of it can be lost. */

const KEY = "ludoteka-puzzles";
const DAY_MS = 86_400_000;
export const TRIES = 3;

/** How a puzzle went. */
export interface Went {
  readonly tries: number;
  readonly solved: boolean;
}

export interface Kept {
  /** by `game/id` */
  readonly puzzles: Readonly<Record<string, Went>>;
  /** days (2026-11-16) on which the day's own puzzle was solved */
  readonly days: readonly string[];
}

export function recorded(): Kept {
  try {
    const { puzzles = {}, days = [] } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { puzzles, days };
  } catch {
    return { puzzles: {}, days: [] };
  }
}

/** The first answer counts: whoever solves it again has seen it. */
export function withResult(kept: Kept, puzzle: string, went: Went, day: string | null): Kept {
  if (kept.puzzles[puzzle]) return kept;
  const days = day && went.solved && !kept.days.includes(day) ? [...kept.days, day].sort() : kept.days;
  return { puzzles: { ...kept.puzzles, [puzzle]: went }, days };
}

export function keep(puzzle: string, went: Went, day: string | null): void {
  localStorage.setItem(KEY, JSON.stringify(withResult(recorded(), puzzle, went, day)));
}

/** The reader's own date, as in 2026-11-16. */
export function dateOf(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

function before(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

/** The most days in a row. */
export function longest(days: readonly string[]): number {
  let most = 0;
  let row = 0;
  for (const [n, day] of [...days].sort().entries()) {
    row = n > 0 && days.includes(before(day)) ? row + 1 : 1;
    most = Math.max(most, row);
  }
  return most;
}
