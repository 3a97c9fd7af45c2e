import { expect, it } from "vitest";
import { shelfOf } from "./puzzles";

const all = Array.from({ length: 30 }, (_, i) => ({ id: `p${i + 1}` }));

it("shows the dozen in which the first unsolved puzzle stands", () => {
  const seven = new Set(["p1", "p2", "p3", "p4", "p5", "p6", "p7"]);
  const shelf = shelfOf(all, (id) => seven.has(id));
  expect([shelf.solved, shelf.next?.id, shelf.shown.length, shelf.shown[0]?.number]).toEqual([7, "p8", 12, 1]);

  const dozen = shelfOf(all, (id) => Number(id.slice(1)) <= 12);
  expect([dozen.next?.id, dozen.shown[0]?.number]).toEqual(["p13", 13]);
  expect(shelfOf(all, (id) => Number(id.slice(1)) <= 24).shown).toHaveLength(6);
});

it("begins anew where all are solved", () => {
  const shelf = shelfOf(all, () => true);
  expect([shelf.next, shelf.shown[0]?.number, shelf.solved]).toEqual([null, 1, 30]);
});
