import { describe, expect, it } from "vitest";
import type { Result } from "../protocol";
import { bars, decider, sources, tiedAtTop, widest } from "./score";

const RESULT: Result = {
  points: [78, 78, 30],
  places: [0, 1, 2],
  lines: [
    { message: "broken", rule: "X-3", points: [-6, -8, 0] },
    { message: "windows", rule: "X-1", points: [60, 56, 30] },
    { message: "nothing", rule: "X-9", points: [0, 0, 0] },
    { message: "ornaments", rule: "X-2", points: [24, 30, 0] },
  ],
  ties: [
    { message: "even", rule: "X-4", points: [2, 2, 0] },
    { message: "lost", rule: "X-5", points: [6, 8, 0] },
    { message: "hand", rule: "X-5", points: [1, 5, 9] },
  ],
  end: "end",
  chance: { commitment: "", secret: "", entropy: [], key: "" },
};

describe("the end screen", () => {
  it("lists gains before losses and leaves out what gave nobody anything", () => {
    expect(sources(RESULT).map((s) => s.message)).toEqual(["windows", "ornaments", "broken"]);
  });

  it("lays losses over the end of the gains", () => {
    const all = sources(RESULT);

    const { gains, losses } = bars(all, 0, widest(all, 3));

    expect(gains.map((b) => b.points)).toEqual([60, 24]);
    expect(losses[0]?.from).toBeCloseTo((100 * 78) / 86);
    expect(losses[0]?.width).toBeCloseTo((100 * 6) / 86);
  });

  it("names the seats that tie at the top", () => {
    expect(tiedAtTop(RESULT)).toEqual([0, 1]);
  });

  it("names the first tie-break that tells the winner from the others", () => {
    expect(decider(RESULT)?.message).toBe("lost");
  });

  it("names none where nobody ties, or where the place is shared", () => {
    expect(decider({ ...RESULT, points: [79, 78, 30] })).toBeNull();
    expect(decider({ ...RESULT, places: [0, 0, 2] })).toBeNull();
  });
});
