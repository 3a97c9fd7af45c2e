/** Which exercises this device has seen done, and which were answered wrong the last time. */

export type Mark = "done" | "again";

const KEY = "ludoteka-exercises";

function kept(): Record<string, Mark> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Mark>;
  } catch {
    return {};
  }
}

let marks: Record<string, Mark> = $state.raw(kept());

export function markOf(game: string, id: string): Mark | null {
  return marks[`${game}/${id}`] ?? null;
}

export function mark(game: string, id: string, as: Mark): void {
  marks = { ...marks, [`${game}/${id}`]: as };
  localStorage.setItem(KEY, JSON.stringify(marks));
}

/** How many of a game's exercises were done here. */
export function doneOf(game: string): number {
  return Object.entries(marks).filter(([id, as]) => as === "done" && id.startsWith(`${game}/`)).length;
}

/** The game in which an exercise was first answered last; null: none was ever begun. */
export function begunLast(): string | null {
  return Object.keys(marks).at(-1)?.split("/")[0] ?? null;
}

/** What to do next: what was never tried, in its order; then what went wrong; null: all is done. */
export function nextOf<T extends { readonly id: string }>(game: string, exercises: readonly T[], after = ""): T | null {
  const from = exercises.findIndex((e) => e.id === after) + 1;
  const turned = [...exercises.slice(from), ...exercises.slice(0, from)].filter((e) => e.id !== after);
  const is = (wanted: Mark | null) => turned.find((e) => markOf(game, e.id) === wanted) ?? null;
  return is(null) ?? is("again");
}

/** Five at random, those that went wrong first. */
export function fiveOf<T extends { readonly id: string }>(
  game: string,
  exercises: readonly T[],
  random: () => number = Math.random,
): T[] {
  const drawn = exercises.map((e) => ({ e, order: random() - (markOf(game, e.id) === "again" ? 1 : 0) }));
  return drawn
    .sort((a, b) => a.order - b.order)
    .slice(0, 5)
    .map((d) => d.e);
}
