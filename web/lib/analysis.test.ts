import { describe, expect, it } from "vitest";
import { brief, decisionAt, measure, missed, standing, valueAt } from "./analysis";
import type { Analysis, Chances, Event, Judgement } from "./protocol";

const even: Chances = { wins: [0.5, 0.5], points: [20, 20] };
const good: Chances = { wins: [0.75, 0.25], points: [30, 20] };

function decision(ply: number, seat: number, more: Partial<Judgement> = {}): Judgement {
  return { ply, seat, action: "a", before: even, after: even, best: "a", best_after: even, later: null, instead: [], ...more };
}
const ANALYSIS: Analysis = {
  game: "beads",
  form: "beads",
  seats: 2,
  simulations: 1,
  playouts: 1,
  places: [0, 1],
  points: [30, 20],
  decisions: [decision(0, 0), decision(1, 1), decision(2, 0, { before: good })],
  turning_points: [],
  sums: [],
};

describe("an analysis", () => {
  it("tells how a seat stood at its own decisions and how it ended", () => {
    expect(standing(ANALYSIS, [0, 1], [30, 20], 0)).toEqual([
      { ply: 0, value: 0.5 },
      { ply: 2, value: 0.75 },
      { ply: 3, value: 1 },
    ]);
  });

  it("shares the win among those who tie", () => {
    expect(standing(ANALYSIS, [0, 0], [30, 30], 1).at(-1)).toEqual({ ply: 3, value: 0.5 });
  });

  it("counts points where one plays alone", () => {
    const alone: Chances = { wins: [1], points: [41.5] };

    expect(measure(alone, 0)).toBe(41.5);
  });

  it("is straight between two decisions", () => {
    expect(valueAt(standing(ANALYSIS, [0, 1], [30, 20], 0), 1)).toBeCloseTo(0.625);
  });

  it("names what was missed, and nothing where the decision was as good", () => {
    expect(missed(decision(0, 0, { best_after: good }))).toBeCloseTo(0.25);
    expect(missed(decision(0, 1, { best_after: good }))).toBe(0);
  });

  it("has a decision wherever one points", () => {
    expect(decisionAt(ANALYSIS, -4)?.ply).toBe(0);
    expect(decisionAt(ANALYSIS, 99)?.ply).toBe(2);
  });

  it("tells a long move in brief: what it is and what it scores", () => {
    const told: Event[] = [
      { message: "pays", args: { seat: 0 } },
      { message: "discards", args: { seat: 0, gem: "R" } },
      { message: "scores", args: { seat: 0, points: 7 } },
      { message: "row", args: { points: 3 } },
    ];

    expect(brief(told).map((e) => e.message)).toEqual(["pays", "scores"]);
  });
});
