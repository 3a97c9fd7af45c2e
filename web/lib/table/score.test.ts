import { describe, expect, it } from "vitest";
import type { Result } from "../net/protocol";
import { bars, decided, divided, sources, ties, widest } from "./score";

const RESULT: Result = {
  points: [78, 78, 30],
  places: [0, 1, 2],
  lines: [
    { message: "broken", rule: "X-3", points: [-6, -8, 0] },
    { message: "windows", rule: "X-1", points: [60, 56, 30] },
    { message: "nothing", rule: "X-9", points: [0, 0, 0] },
    { message: "ornaments", rule: "X-2", points: [24, 30, 0] },
  ],
  finale: [],
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

  it("lets losses eat from the right end of the gains, down to nothing", () => {
    const all = sources(RESULT);

    const { gains, losses, total } = bars(all, 0, widest(all, 3));

    expect(gains.map((b) => b.points)).toEqual([60, 24]);
    expect(losses[0]?.from).toBeCloseTo((100 * 78) / 86);
    expect(losses[0]?.width).toBeCloseTo((100 * 6) / 86);
    expect(total).toBeCloseTo((100 * 78) / 86);

    const below = sources({
      ...RESULT,
      lines: [
        { message: "a", rule: "", points: [4, 9] },
        { message: "b", rule: "", points: [-10, -1] },
      ],
    });
    expect(bars(below, 0, widest(below, 2))).toMatchObject({ losses: [{ from: 0, width: (100 * 4) / 9 }], total: 0 });
  });

  it("puts the parts of a source that a game divides in its place", () => {
    const part = { message: "ruby", colour: "red", symbol: "#ruby", points: [1, 0, 1] };
    const all = divided(sources(RESULT), ({ message }) => (message === "windows" ? [part] : null));

    expect(all.map((s) => [s.message, s.of])).toEqual([
      ["ruby", "windows"],
      ["ornaments", undefined],
      ["broken", undefined],
    ]);
    expect(all[0]).toMatchObject({ ...part, rule: "X-1" });
  });

  it("adds up the lines that a game draws as one, in the game's own colours", () => {
    const look = (message: string) => (message === "broken" ? null : { partOf: "glass", colour: "gold", symbol: "#pane" });

    const all = sources(RESULT, look);

    expect(all.map((s) => [s.message, s.points, s.symbol])).toEqual([
      ["glass", [84, 86, 30], "#pane"],
      ["broken", [-6, -8, 0], null],
    ]);
    expect(new Set(sources(RESULT).map((s) => s.colour)).size).toBe(3);
  });

  it("says what told the winner from the next", () => {
    const won: Result = {
      ...RESULT,
      points: [78, 70, 30],
      lines: [
        { message: "a", rule: "", points: [50, 20, 30] },
        { message: "b", rule: "", points: [28, 50, 0] },
      ],
    };

    expect(decided(won, sources(won))).toMatchObject({ source: { message: "a" }, winner: 0, other: 1, alone: true });
    expect(decided(RESULT, sources(RESULT))).toBeNull();
    expect(decided({ ...won, places: [0, 0, 2] }, sources(won))).toBeNull();
  });

  it("names the seats that tie, and the first tie-break that tells them apart", () => {
    expect(ties(RESULT)).toEqual([{ seats: [0, 1], points: 78, shared: false, decider: RESULT.ties[1] }]);
  });

  it("explains ties below the first place too, the better place first", () => {
    const low = {
      ...RESULT,
      points: [90, 30, 30],
      places: [0, 2, 1],
      ties: [{ message: "hand", rule: "X-5", points: [1, 5, 9] }],
    };

    expect(ties(low)).toEqual([{ seats: [2, 1], points: 30, shared: false, decider: low.ties[0] }]);
  });

  it("knows no decider where the place is shared, and no tie where nobody ties", () => {
    expect(ties({ ...RESULT, places: [0, 0, 2] })).toEqual([{ seats: [0, 1], points: 78, shared: true, decider: null }]);
    expect(ties({ ...RESULT, points: [79, 78, 30] })).toEqual([]);
  });
});
