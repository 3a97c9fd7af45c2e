import { describe, expect, it } from "vitest";
import { decided, isBad, isOn, NEW, type Progress, seated, toldIdeas } from "./mentor";

function seatedAt(tables: string[]): Progress {
  return tables.reduce(seated, NEW);
}
function deciding(...bad: boolean[]): Progress {
  return bad.reduce(decided, NEW);
}

describe("the coach of a beginner's table", () => {
  it("sits at the first three matches of a game, whichever of them is opened again", () => {
    const p = seatedAt(["a", "b", "c", "d", "a"]);

    expect(["a", "b", "c", "d", "e"].map((table) => isOn(p, table))).toEqual([true, true, true, false, false]);
  });

  it("goes and comes when the reader says so", () => {
    expect(isOn({ ...seatedAt(["a"]), wish: false }, "a")).toBe(false);
    expect(isOn({ ...seatedAt(["a", "b", "c", "d"]), wish: true }, "d")).toBe(true);
  });

  it("falls silent after good decisions, and speaks again after a bad one", () => {
    const good = Array.from({ length: 6 }, () => false);

    expect(toldIdeas(deciding(...good.slice(1)))).toBe(true);
    expect(toldIdeas(deciding(...good))).toBe(false);
    expect(toldIdeas(deciding(...good, true))).toBe(true);
    expect(toldIdeas(deciding(...good, true, false, false, false))).toBe(false);
  });

  it("calls bad what costs many wins, or alone many points", () => {
    expect([isBad(0.05, false), isBad(0.1, false), isBad(0.1, true), isBad(5, true)]).toEqual([false, true, false, true]);
  });
});
