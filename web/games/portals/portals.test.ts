import { describe, expect, it } from "vitest";
import type { Legal } from "../../lib/board";
import { Choices } from "../../lib/choosing/choices.svelte";
import { bow, centredOn, landing, SLAB, snapped, turned } from "./geometry";
import { Hollows } from "./hollows.svelte";
import { newStones } from "./marks";
import { ONE, pills, SUM } from "./pills";
import { Stencil } from "./stencil.svelte";
import type { Preview, View } from "./view";

/** key 5 with water, earth, fire and time on its cells */
const HOOK = "WEFT.....";

describe("a key", () => {
  it("turns clockwise: the top row becomes the right column", () => {
    expect(turned(HOOK, 1)).toBe(".TW..E..F");
    expect(turned(HOOK, 4)).toBe(HOOK);
  });

  it("stays on the board with all its stones, blank cells may hang over", () => {
    expect(snapped(HOOK, { turn: 0, row: 4, column: 4 })).toEqual({ turn: 0, row: 3, column: 2 });
    expect(snapped("....W....", { turn: 0, row: -3, column: -3 })).toEqual({ turn: 0, row: -1, column: -1 });
  });

  it("lands in reading order", () => {
    expect(landing(HOOK, { turn: 0, row: 2, column: 0 })).toEqual({ cells: [10, 11, 12, 15], stones: "WEFT" });
    expect(landing(HOOK, { turn: 2, row: 0, column: 0 })).toEqual({ cells: [7, 10, 11, 12], stones: "TFEW" });
  });

  it("follows the pointer with the middle of its stones", () => {
    expect(centredOn(HOOK, 0, 12)).toEqual({ turn: 0, row: 1, column: 1 });
  });

  it("carries its number round the edge", () => {
    const [top, right] = [bow({ turn: 0, row: 1, column: 1 }), bow({ turn: 1, row: 1, column: 1 })];
    expect(top[1]).toBeLessThan(right[1]);
    expect(right[0]).toBeGreaterThan(top[0]);
  });
});

function action(side: string, turn: number, cell: string, cells: number[], stones: string): Legal<Preview> {
  const preview = { board: 0, cells, stones } as unknown as Preview;
  return { id: 0, action: "", kind: "place_figure", args: { side, turn: String(turn), cell }, preview };
}

describe("the stencil", () => {
  it("finds the legal action of a place, also under another turn", () => {
    const stencil = new Stencil();
    const domino = { grid: "AA.......", number: 18, deck: "red" };
    stencil.follow(domino, [action("left", 0, "00", [0, 1], "AA"), action("left", 0, "11", [6, 7], "AA")]);
    stencil.over("left", 7);
    expect(stencil.action?.args.cell).toBe("11");

    stencil.turn(2); // the same stones on the same cells

    stencil.over("left", 7);
    expect(stencil.action?.args).toEqual({ side: "left", turn: "0", cell: "11" });
  });

  it("lies where a hint would lay it", () => {
    const stencil = new Stencil();
    const hinted = action("left", 1, "30", [15, 21], "EA");
    stencil.follow({ grid: ".A.E.....", number: 3, deck: "red" }, [hinted]);
    expect(stencil.action).toBeNull();
    stencil.moveTo(hinted);
    expect(stencil.action).toBe(hinted);
  });

  it("is laid by the main button as it was turned last", () => {
    const sent: string[] = [];
    const choices = new Choices<Preview>({ move: ({ args }) => sent.push(`${args.turn} ${args.cell}`), refuse: () => undefined });
    const legal = [action("left", 0, "11", [6, 7], "AE"), action("left", 1, "13", [8, 13], "AE")];
    const stencil = new Stencil();
    choices.renew(legal, true);
    stencil.follow({ grid: "AE.......", number: 18, deck: "red" }, legal);

    stencil.over("left", 7);
    choices.arm(stencil.facets("left"));
    stencil.turn(1);
    choices.arm(stencil.facets("left"));
    choices.confirm();

    expect(sent).toEqual(["1 13"]);
  });

  it("is not in hand without a key", () => {
    const stencil = new Stencil();
    stencil.follow(null, []);
    expect(stencil.active).toBe(false);
    expect(stencil.action).toBeNull();
  });
});

function table(source: string, markers: number[][], stones = ".".repeat(25)): View {
  const board = { gap: 0, users: [0, 1], source, stones };
  const seats = markers.map((left) => ({ markers: left }));
  return { boards: [board], seats } as unknown as View;
}

describe("a source", () => {
  it("lays the marker where the stone was", () => {
    const hollows = new Hollows();
    hollows.follow(
      table("AEFFWT", [
        [3, 3],
        [3, 3],
      ]),
    );
    hollows.follow(
      table("AFFWT", [
        [2, 3],
        [3, 3],
      ]),
    );
    expect(hollows.all[0]).toEqual(["A", 0, "F", "F", "W", "T"]);

    hollows.follow(
      table("AFFT", [
        [2, 3],
        [3, 2],
      ]),
    );
    expect(hollows.all[0]).toEqual(["A", 0, "F", "F", 1, "T"]);
  });

  it("is laid afresh in a new round", () => {
    const hollows = new Hollows();
    hollows.follow(
      table("", [
        [0, 3],
        [3, 0],
      ]),
    );
    expect(hollows.all[0]).toEqual([0, 0, 0, 1, 1, 1]);
    hollows.follow(
      table("AAEEFF", [
        [3, 3],
        [3, 3],
      ]),
    );
    expect(hollows.all[0]).toEqual(["A", "A", "E", "E", "F", "F"]);
  });
});

describe("the last move", () => {
  it("marks the cells that got a stone", () => {
    const before = table(
      "",
      [
        [0, 0],
        [0, 0],
      ],
      `A${".".repeat(24)}`,
    );
    const after = table(
      "",
      [
        [0, 0],
        [0, 0],
      ],
      `A.W${".".repeat(22)}`,
    );
    expect(newStones(before, after, 1)).toEqual({ gap: 0, seat: 1, cells: [2] });
    expect(newStones(after, before, 1)).toBeNull();
  });
});

describe("points of a key that is being laid", () => {
  const apart = (a: readonly [number, number], b: readonly [number, number], width: number, height: number) =>
    Math.abs(a[0] - b[0]) >= width || Math.abs(a[1] - b[1]) >= height;

  it("stand beside each other, the sum and the number", () => {
    const place = { turn: 1, row: 0, column: 1 };
    const number = { at: bow(place), width: 57, height: 41 };
    const touches = [
      [8, 4],
      [8, 9],
      [13, 12],
      [13, 17],
      [13, 18],
    ]; // of key 29 in the guided game
    const { sum, ones } = pills(place, touches, [number]);

    expect(ones).toHaveLength(touches.length);
    ones.forEach((one, nth) => {
      expect(ones.slice(nth + 1).every((other) => apart(one, other, ONE.width, ONE.height))).toBe(true);
      expect(apart(one, sum, (ONE.width + SUM.width) / 2, (ONE.height + SUM.height) / 2)).toBe(true);
      expect(apart(one, number.at, (ONE.width + number.width) / 2, (ONE.height + number.height) / 2)).toBe(true);
    });
  });

  it("are whole on the board", () => {
    const { sum } = pills({ turn: 0, row: 3, column: 3 }, [], []);
    expect(sum[0] + SUM.width / 2).toBeLessThan(SLAB);
    expect(sum[1] + SUM.height / 2).toBeLessThan(SLAB);
  });
});
