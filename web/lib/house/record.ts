/** What finished games come to: how often I played and won, and whom I meet next. */

import type { GameInfo, Summary } from "../net/protocol";

export interface GameRecord {
  readonly game: string;
  readonly played: number;
  /** null: a game of mine alone has no winner */
  readonly won: number | null;
  readonly best: number;
  readonly mean: number;
  /** the last ones, the newest at the end: what I scored, and whether I won */
  readonly last: readonly { readonly points: number; readonly won: boolean }[];
}

const LAST = 10;
const [TRIED, BEATEN] = [5, 2];

/** Games in which exactly one seat was mine: at a shared screen nobody can say who I was. */
function counted(tables: readonly Summary[], game: string): Summary[] {
  return tables.filter((t) => t.game === game && t.mine.length === 1 && t.points.length === t.seats.length);
}
const mySeat = (table: Summary): number => table.mine[0] ?? 0;
const won = (table: Summary): boolean => table.seats.length > 1 && table.places[mySeat(table)] === 0;

/** Of finished tables, the newest first; null: none of this game counts. */
export function recordOf(tables: readonly Summary[], game: string): GameRecord | null {
  const mine = counted(tables, game);
  if (mine.length === 0) return null;
  const points = mine.map((t) => t.points[mySeat(t)] ?? 0);
  return {
    game,
    played: mine.length,
    won: mine.every((t) => t.seats.length === 1) ? null : mine.filter(won).length,
    best: Math.max(...points),
    mean: Math.round(points.reduce((sum, p) => sum + p, 0) / points.length),
    last: mine
      .slice(0, LAST)
      .map((t, i) => ({ points: points[i] ?? 0, won: won(t) }))
      .reverse(),
  };
}

/** My wins and losses against bots of a level. */
export function against(tables: readonly Summary[], game: string, level: string): { won: number; lost: number } {
  const met = counted(tables, game).filter((t) => t.seats.some((s) => s.kind === "bot" && s.level === level));
  const wins = met.filter(won).length;
  return { won: wins, lost: met.length - wins };
}

/** The weakest level that I have not beaten twice in the last five games against it. */
export function nextRival(tables: readonly Summary[], game: GameInfo): string | null {
  const met = (level: string) =>
    counted(tables, game.key).filter((t) => t.seats.some((s) => s.kind === "bot" && s.level === level));
  const open = game.levels.find((level) => met(level).slice(0, TRIED).filter(won).length < BEATEN);
  return open ?? game.levels.at(-1) ?? null;
}
