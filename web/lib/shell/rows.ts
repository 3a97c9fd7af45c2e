/** So many games stand side by side on a wide page. */
export const A_ROW = 5;

/** Columns for any number of games: more than a row of them stand in rows of about the same length. */
export function columnsFor(games: number): number {
  return Math.ceil(games / Math.max(1, Math.ceil(games / A_ROW)));
}
