import { describe, expect, it } from "vitest";
import type { Sentence } from "../board";
import type { Analysis, Chances, Judgement } from "../net/protocol";
import { brief, decisionAt, keyMoments, mark, measure, missed, pointsApart, standing, valueAt } from "./analysis";

const even: Chances = { wins: [0.5, 0.5], points: [20, 20] };
const good: Chances = { wins: [0.75, 0.25], points: [30, 20] };

function decision(ply: number, seat: number, more: Partial<Judgement> = {}): Judgement {
  return {
    ply,
    seat,
    action: "a",
    before: even,
    after: even,
    best: "a",
    best_after: even,
    later: null,
    instead: [],
    next_after: null,
    ...more,
  };
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
    const told: Sentence[] = [
      { message: "pays", args: { seat: 0 } },
      { message: "discards", args: { seat: 0, gem: "R" } },
      { message: "scores", args: { seat: 0, points: 7 } },
      { message: "row", args: { points: 3 } },
    ];

    expect(brief(told).map((e) => e.message)).toEqual(["pays", "scores"]);
  });
});

describe("a decision's sign", () => {
  const of = (after: number, best: number, next: number | null = null) =>
    mark(decision(0, 0, { after: chances(after), best_after: chances(best), next_after: next === null ? null : chances(next) }));
  const chances = (own: number): Chances => ({ wins: [own, 1 - own], points: [10, 10] });

  it("grows with what was given away", () => {
    expect([of(0.5, 0.52), of(0.5, 0.6), of(0.5, 0.7), of(0.5, 0.9)]).toEqual(["", "?!", "?", "??"]);
  });

  it("praises the best where the next best is far behind", () => {
    expect([of(0.6, 0.6, 0.4), of(0.6, 0.6, 0.58), of(0.6, 0.6)]).toEqual(["!", "", ""]);
  });
});

describe("key moments", () => {
  it("begin with the three largest, then go on in order", () => {
    const points = [0.1, -0.4, 0.2, -0.05, 0.3].map((change, ply) => ({ ply, kind: "missed" as const, seat: 0, change }));

    expect(keyMoments({ ...ANALYSIS, turning_points: points }).map((p) => p.ply)).toEqual([1, 4, 2, 0, 3]);
  });
});

describe("what makes a suggestion better", () => {
  const chances = (...points: number[]): Chances => ({ wins: points.map(() => 1 / points.length), points });

  it("more points for oneself, or fewer for the best of the others, whichever is more", () => {
    expect(pointsApart(chances(30, 28), chances(26.8, 29), 0)).toEqual({ whose: "mine", points: 3 });
    expect(pointsApart(chances(30, 24, 20), chances(29, 28, 20), 0)).toEqual({ whose: "theirs", points: 4 });
  });

  it("alone only one's own points count", () => {
    expect(pointsApart(chances(40), chances(38), 0)).toEqual({ whose: "mine", points: 2 });
  });

  it("less than a point is no reason", () => {
    expect(pointsApart(chances(30, 28), chances(29.6, 28.3), 0)).toBeNull();
  });
});
