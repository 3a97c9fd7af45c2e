import { describe, expect, it } from "vitest";
import { type Kept, longest, withResult } from "./record";

const NOTHING: Kept = { puzzles: {}, days: [] };
const DAYS = ["2026-10-30", "2026-10-31", "2026-11-01", "2026-11-15", "2026-11-16"];

describe("days in a row", () => {
  it("are none before the first", () => expect(longest([])).toBe(0));
  it("go on over the end of a month", () => expect(longest(DAYS)).toBe(3));
});

describe("a puzzle's result", () => {
  it("is kept with its day", () => {
    const kept = withResult(NOTHING, "some/1", { tries: 2, solved: true }, "2026-11-16");

    expect(kept).toEqual({ puzzles: { "some/1": { tries: 2, solved: true } }, days: ["2026-11-16"] });
  });

  it("counts for no day when it was not solved, or was another day's", () => {
    expect(withResult(NOTHING, "some/1", { tries: 3, solved: false }, "2026-11-16").days).toEqual([]);
    expect(withResult(NOTHING, "some/1", { tries: 1, solved: true }, null).days).toEqual([]);
  });

  it("is the first one: who tries again has seen the answer", () => {
    const given = withResult(NOTHING, "some/1", { tries: 3, solved: false }, "2026-11-16");

    expect(withResult(given, "some/1", { tries: 1, solved: true }, "2026-11-16")).toBe(given);
  });
});
