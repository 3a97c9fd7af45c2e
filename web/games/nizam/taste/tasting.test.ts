import { describe, expect, it } from "vitest";
import board from "./board.json";
import drawings from "./picture.svg?raw";
import { BEST, cellsOf, nameOf, read, symbol, Tasting } from "./tasting.svelte";

const fresh = () => new Tasting(() => Number.POSITIVE_INFINITY);

describe("the move to try", () => {
  it("is done when the one line that scores is shifted: its grid, its runs, its points", async () => {
    const tasting = fresh();

    await tasting.shift("r2L");

    expect(tasting.verdict).toBe("solved");
    expect(tasting.grid).toBe(board.shifts.r2L.grid);
    expect([tasting.points, tasting.runs]).toEqual([7, board.shifts.r2L.runs]);
    expect(tasting.closed).toBe(true);
  });

  it.each([
    ["c2U", "nothing"],
    ["r2R", "other-gem"],
    ["c0D", "other-gem"],
  ])("lets %s slide back with a sentence: %s", async (name, verdict) => {
    const tasting = fresh();

    await tasting.shift(name);

    expect([tasting.verdict, tasting.grid, tasting.line, tasting.by]).toEqual([verdict, board.grid, null, 0]);
    await tasting.shift(BEST);
    expect(tasting.verdict).toBe("solved");
  });

  it("comes after a line that is still on its way back", async () => {
    const tasting = fresh();
    const back = tasting.shift("r2R");
    await tasting.shift(BEST);

    await back;

    expect(tasting.verdict).toBe("solved");
  });

  it("is tried by a pull that goes far enough, and by no other", async () => {
    const tasting = fresh();
    tasting.pull(read(BEST).line, -0.3);
    tasting.release();
    await Promise.resolve();
    expect(tasting.verdict).toBe(null);

    tasting.pull(read(BEST).line, -1.7);
    expect(tasting.by).toBe(-1);
    tasting.release();

    await expect.poll(() => tasting.verdict).toBe("solved");
  });

  it("reads lines as the notation writes them", () => {
    expect(["r2L", "r0R", "c4U", "c1D"].map((name) => nameOf(read(name).line, read(name).way))).toEqual([
      "r2L",
      "r0R",
      "c4U",
      "c1D",
    ]);
    expect(cellsOf(read("c1D").line)).toEqual([1, 6, 11, 16, 21]);
  });

  it("has all that it draws", () => {
    const drawn = new Set([...drawings.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const wanted = [...drawings.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(([, id]) => id);

    expect(drawings.length).toBeLessThan(30_000);
    expect(wanted.filter((id) => !drawn.has(id))).toEqual([]);
    expect([...board.grid].filter((letter) => !drawn.has(symbol(letter).slice(1)))).toEqual([]);
  });
});
