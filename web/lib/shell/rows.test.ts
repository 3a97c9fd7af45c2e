import { expect, test } from "vitest";
import { columnsFor } from "./rows";

test.each([
  [0, 0],
  [1, 1],
  [5, 5],
  [6, 6],
  [7, 4],
  [12, 6],
  [13, 5],
])("%i games stand in rows of at most %i", (games, columns) => {
  expect(columnsFor(games)).toBe(columns);
});
