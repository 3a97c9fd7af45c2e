import { describe, expect, it } from "vitest";
import type { Beat, Step } from "../net/protocol";
import { chapterAt, chaptersOf } from "./chapters";

const step = (ply: number, ...chapters: boolean[]) =>
  ({ ply, beats: chapters.map((chapter) => ({ message: `beat-${ply}`, chapter }) as Beat) }) as Step;

describe("chapters", () => {
  const found = chaptersOf([step(1), step(4, false, true), step(5, false), step(9, true)]);

  it("begin with the match and with every round", () => {
    expect(found.map(({ ply, beat }) => [ply, beat?.message])).toEqual([
      [0, undefined],
      [4, "beat-4"],
      [9, "beat-9"],
    ]);
  });

  it("never begin twice with one decision", () => {
    expect(chaptersOf([step(2, true, true), step(3, true)]).map(({ ply }) => ply)).toEqual([0, 2, 3]);
  });

  it("are found by the move", () => {
    expect([0, 3, 4, 8, 20].map((ply) => chapterAt(found, ply))).toEqual([0, 0, 1, 1, 2]);
  });

  it("are none where a match has no rounds", () => {
    expect(chaptersOf([step(1), step(2, false)])).toEqual([]);
  });
});
