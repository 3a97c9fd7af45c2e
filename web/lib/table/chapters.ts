/** The chapters of a match: its rounds, seasons or decks. */

import type { Beat, Step } from "../net/protocol";

export interface Chapter {
  /** the decision that it begins with */
  readonly ply: number;
  /** null: the beginning */
  readonly beat: Beat | null;
}

/** Where one decision ends several, as a draw that empties the deck twice, the last begins there. */
export function chaptersOf(log: readonly Step[]): Chapter[] {
  const all = log.flatMap(({ ply, beats }) => beats.flatMap((beat) => (beat.chapter ? [{ ply, beat }] : [])));
  const begun = all.filter(({ ply }, nth) => all[nth + 1]?.ply !== ply);
  return begun.length > 0 ? [{ ply: 0, beat: null }, ...begun] : [];
}

export function chapterAt(chapters: readonly Pick<Chapter, "ply">[], ply: number): number {
  return chapters.findLastIndex((chapter) => chapter.ply <= ply);
}
