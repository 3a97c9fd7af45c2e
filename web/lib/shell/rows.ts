/** Up to so many games stand on one board of the shelf. */
const FEW = 5;
/** and so many where there are more */
const A_ROW = 6;

/** Columns for any number of games: more than a board of them stand on boards of about the same length. */
export function columnsFor(games: number): number {
  return games <= FEW ? games : Math.ceil(games / Math.ceil(games / A_ROW));
}
