/** A few of a game's puzzles, for its page. */

const SHOWN = 12;

export interface Shelf<P> {
  readonly solved: number;
  /** the first that is not solved; null: all are */
  readonly next: P | null;
  readonly shown: readonly { readonly number: number; readonly puzzle: P }[];
}

/** The dozen in which the first unsolved one stands. */
export function shelfOf<P extends { readonly id: string }>(puzzles: readonly P[], isSolved: (id: string) => boolean): Shelf<P> {
  const at = puzzles.findIndex((p) => !isSolved(p.id));
  const first = Math.floor(Math.max(at, 0) / SHOWN) * SHOWN;
  return {
    solved: puzzles.filter((p) => isSolved(p.id)).length,
    next: puzzles[at] ?? null,
    shown: puzzles.slice(first, first + SHOWN).map((puzzle, i) => ({ number: first + i + 1, puzzle })),
  };
}
