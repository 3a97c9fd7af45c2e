/** The log of a match as a list of moves: what each decision led to, together. */

import type { SeatFacts, Step, Translate } from "../board";
import { sentence } from "../shell/text.svelte";

export interface Move {
  ply: number;
  seat: number;
  words: string;
  /** one for each event */
  lines: string[];
  points: number;
}

export function movesOf(
  log: readonly Pick<Step, "ply" | "seat" | "events">[],
  t: Translate,
  seats: readonly SeatFacts[],
): Move[] {
  const list: Move[] = [];
  for (const step of log) {
    const lines = step.events.map((e) => sentence(t, e, seats));
    const words = lines.join(" ");
    const points = step.events.reduce((sum, e) => sum + ("seat" in e.args ? Number(e.args.points ?? 0) : 0), 0);
    const last = list.at(-1);
    if (last && last.ply === step.ply) {
      last.words = `${last.words} ${words}`.trim();
      last.lines.push(...lines);
      last.points += points;
    } else if (step.ply > 0) list.push({ ply: step.ply, seat: step.seat, words, lines, points });
  }
  return list;
}
