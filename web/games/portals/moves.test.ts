import { describe, expect, it } from "vitest";
import type { Step } from "../../lib/board";
import { inHand, type Move, movesOf } from "./moves";
import { cellsOf } from "./signs";
import { activated } from "./story";
import type { Key, Sign, View } from "./view";

const EMPTY = ".".repeat(25);

function key(number: number, grid: string): Key {
  return { number, deck: "red", grid, prepared: !grid.includes("#") };
}
function board(gap: number, stones: Record<number, string> = {}) {
  return { gap, stones: [...EMPTY].map((_, cell) => stones[cell] ?? ".").join(""), source: "" };
}
function view(changes: object): View {
  const seats = [{ keys: [null, null, null, null] }, { keys: [null, null, null, null] }];
  return {
    round: 2,
    turn: 0,
    held: "",
    prediction: "",
    areas: [],
    boards: [board(0), board(1)],
    seats,
    ...changes,
  } as unknown as View;
}
function keys(...own: (Key | null)[]) {
  return [{ keys: own }, { keys: [null] }];
}
const NONE = { before: [], after: [] };
const ways = (moves: Move[]) => moves.map(({ from, to }) => `${from} > ${to}`);

describe("what travelled", () => {
  it("is a key from the key area", () => {
    const moves = movesOf(view({ seats: keys(null) }), view({ seats: keys(key(23, "###.#....")) }), 0, NONE);
    expect(ways(moves)).toEqual(["area:23 > key:0:0"]);
  });

  it("is a stone from its hollow into the hand, and a marker in its place", () => {
    const moves = movesOf(view({}), view({ held: "W" }), 1, { before: [["A", "W"]], after: [["A", 1]] });
    expect(ways(moves)).toEqual(["hollow:0:1 > held:1", "markers:0:1 > hollow:0:1"]);
  });

  it("is the stone in hand onto the cell that it covers", () => {
    const [before, after] = [view({ held: "W", seats: keys(key(23, "W##.#....")) }), view({ seats: keys(key(23, "WW#.#....")) })];
    expect(ways(movesOf(before, after, 0, NONE))).toEqual(["held:0 > cell:0:0:1"]);
  });

  it("is the stone in hand into a spell, and out of it", () => {
    const [none, one] = [[{ spell: "shift", stone: "", count: 0 }], [{ spell: "shift", stone: "W", count: 1 }]];
    expect(ways(movesOf(view({ held: "W", areas: none }), view({ areas: one }), 0, NONE))).toEqual(["held:0 > niche:shift"]);
    expect(ways(movesOf(view({ areas: one }), view({ held: "W", areas: none }), 0, NONE))).toEqual(["niche:shift > held:0"]);
  });

  it("is a figure: stones to their cells, a lost one into the bag, the card to its pile", () => {
    const before = view({ seats: keys(key(18, "WAF......")), boards: [board(0, { 7: "E" }), board(1)] });
    const after = view({ seats: keys(null), boards: [board(0, { 6: "W", 7: "E", 8: "F" }), board(1)] });
    const moves = movesOf(before, after, 0, NONE);
    expect(ways(moves)).toEqual(["cell:0:0:0 > at:0:6", "cell:0:0:2 > at:0:8", "cell:0:0:1 > bag", "key:0:0 > pile:red"]);
    expect(moves.map((m) => m.falls ?? false)).toEqual([false, false, true, false]);
    expect(ways(inHand(moves))).toEqual(["pane:0:6 > at:0:6", "pane:0:8 > at:0:8", "pane-lost > bag"]);
  });

  it("is a stone shifted to another board, or banished", () => {
    const [there, here] = [
      view({ boards: [board(0, { 3: "T" }), board(1)] }),
      view({ boards: [board(0), board(1, { 20: "T" })] }),
    ];
    expect(ways(movesOf(there, here, 0, NONE))).toEqual(["at:0:3 > at:1:20"]);
    expect(ways(movesOf(there, view({}), 0, NONE))).toEqual(["at:0:3 > bag"]);
  });

  it("is six stones for every source in a new round, after what ended the last one", () => {
    const full = [
      { ...board(0), source: "AAEEFF" },
      { ...board(1), source: "WWWTTT" },
    ];
    const moves = movesOf(view({}), view({ round: 3, boards: full }), 0, NONE);
    expect(moves).toHaveLength(12);
    expect(moves[7]?.to).toBe("hollow:1:1");
  });

  it("is the next stone from the prediction board in a solo game", () => {
    expect(ways(movesOf(view({ prediction: ".WT" }), view({ prediction: "..T", held: "W" }), 0, NONE))).toEqual([
      "prediction:1 > held:0",
    ]);
  });
});

describe("the activated keys", () => {
  it("are those laid since this round's activation began", () => {
    const step = (message: string, args = {}): Step => ({
      ply: 0,
      seat: 0,
      action: null,
      kind: null,
      args: {},
      events: [{ message, args }],
      view: null,
    });
    const hasted = step("lays-figure", { key: 9, seat: 1 });
    expect(activated([hasted])).toEqual([]);
    expect(activated([hasted, step("activation-begins"), step("lays-figure", { key: 4, seat: 1 })])).toEqual([
      { number: 4, seat: 1 },
    ]);
  });
});

describe("a fulfilled sign", () => {
  const sign = { id: 11, rows: ["WAA", "T.."] } as unknown as Sign;
  const on = (stones: Record<number, string>) => board(0, stones).stones;

  it("is found in any place and turned, but not mirrored", () => {
    expect(cellsOf(sign, on({ 6: "T", 7: "W", 12: "A", 17: "A" }))).toEqual([6, 7, 12, 17]);
    expect(cellsOf(sign, on({ 5: "A", 6: "A", 7: "W", 12: "T" }))).toEqual([]);
  });

  it("does not run over the edge of the board", () => {
    expect(cellsOf(sign, on({ 4: "W", 5: "A", 6: "A", 9: "T" }))).toEqual([]);
  });
});
