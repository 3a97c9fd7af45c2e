import { describe, expect, it } from "vitest";
import type { Beat, Result } from "../net/protocol";
import { lead, reckoned, totals, unwritten } from "./reckoning";

const beat = (lines: string[], gains: [number, number][], recalled = false): Beat => ({
  message: "beat",
  rule: "X-1",
  lines,
  gains: gains.map(([seat, points]) => ({ seat, points, at: "#seat:0" })),
  shows: [],
  args: {},
  counts: false,
  before: false,
  chapter: false,
  recalled,
});
const RESULT: Result = {
  points: [12, 9],
  places: [0, 1],
  lines: [
    { message: "windows", rule: "", points: [7, 8] },
    { message: "glass", rule: "", points: [3, 4] },
    { message: "signs", rule: "", points: [2, -3] },
  ],
  finale: [
    beat([], []),
    beat(
      ["windows"],
      [
        [0, 7],
        [1, 8],
      ],
      true,
    ),
    beat(
      ["glass"],
      [
        [0, 3],
        [1, 4],
      ],
    ),
    beat(["signs"], [[0, 2]]),
    beat(
      ["signs"],
      [
        [1, -2],
        [1, -1],
      ],
    ),
  ],
  ties: [],
  end: "",
  chance: { commitment: "", secret: "", entropy: [], key: "" },
};
const after = (told: number) => totals(reckoned(RESULT, told), 2);

describe("the reckoning", () => {
  it("begins with what was counted in play and ends with the result", () => {
    expect([0, 1, 2, 3, 4, 5].map(after)).toEqual([
      [7, 8],
      [7, 8],
      [7, 8],
      [10, 12],
      [12, 12],
      [12, 9],
    ]);
    expect(after(RESULT.finale.length)).toEqual(RESULT.points);
  });

  it("leaves a line blank until its first beat", () => {
    expect([...unwritten(RESULT, 2)]).toEqual(["glass", "signs"]);
    expect([...unwritten(RESULT, 4)]).toEqual([]);
  });

  it("knows who leads, unless several do", () => {
    expect(lead([3, 9, 5])).toEqual({ seat: 1, by: 4 });
    expect(lead([9, 9, 5])).toBeNull();
    expect(lead([9])).toBeNull();
  });
});
