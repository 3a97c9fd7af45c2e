import { describe, expect, it } from "vitest";
import type { Step } from "../../lib/board";
import { heap, ringOf, slotX, tall, wide } from "./geometry";
import { laid, minus, plus, total } from "./glass";
import { deedOf, lastTaken } from "./story";

/** a step of another seat: its action is not known, its events are */
function step(...events: [string, Record<string, string | number>?][]): Step {
  return {
    ply: 0,
    seat: 1,
    action: null,
    kind: null,
    args: {},
    events: events.map(([message, args = {}]) => ({ message, args })),
    view: null,
  };
}

describe("glass on a display", () => {
  it("lies with equal panes side by side, the larger group first", () => {
    expect(laid({ blue: 1, pink: 0, orange: 2, yellow: 0, green: 1 })).toEqual(["orange", "orange", "blue", "green"]);
    expect(total({ blue: 1, orange: 2 })).toBe(3);
  });
});

describe("the centre", () => {
  it("keeps every heap of up to twenty panes inside its sector", () => {
    for (let count = 1; count <= 20; count++) {
      const { tiles, size } = heap("blue", count);
      expect(tiles).toHaveLength(count);
      for (const { x, y } of tiles) expect(Math.hypot(x, y) + size / 3).toBeLessThan(125);
    }
  });
});

describe("layouts", () => {
  it("has a ring of five, seven or nine displays that do not touch", () => {
    for (const count of [5, 7, 9]) {
      const { displays, radius } = ringOf(count);
      const [a, b] = [displays[0], displays[1]];
      expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(2 * radius);
    }
  });
  it("sets the pairs of slots apart", () => {
    expect([0, 1, 2, 7].map(slotX)).toEqual([19, 85, 165, 523]);
  });
  it("fits an upright screen without scrolling, phone or tablet", () => {
    for (const tallness of [546, 418, 390]) {
      const { height, palace, rose } = tall(tallness);
      expect(palace.y + 514 * palace.k).toBeLessThanOrEqual(height + 1e-6);
      expect(palace.x + 593 * palace.k).toBeLessThanOrEqual(390 + 1e-6);
      expect(rose.y + 258 * rose.k).toBeLessThanOrEqual(palace.y + 40);
    }
  });
  it("shows every other palace", () => {
    expect([1, 2, 3].map((others) => wide(others).minis.length)).toEqual([1, 2, 3]);
  });
});

describe("the last move", () => {
  it("is the last time glass was taken in this round", () => {
    const taken = step(["takes-from-display", { place: 4, colour: "green" }]);
    expect(lastTaken([taken, step(["places"])])).toEqual({ seat: 1, place: "4", colour: "green" });
    expect(lastTaken([taken, step(["glazes"], ["round"])])).toBeNull();
    expect(lastTaken([])).toBeNull();
  });
  it("is told by its events, whoever made it", () => {
    expect(deedOf(step(["takes-from-centre", { colour: "pink" }], ["takes-marker"]))).toEqual({
      kind: "take",
      place: "centre",
      colour: "pink",
    });
    expect(deedOf(step(["places", { slot: 3 }], ["completes", { points: 2 }]))).toEqual({ kind: "place", full: true, points: 2 });
    expect(deedOf(step(["glazes", { slot: 3, colour: "blue", points: 5 }]))).toEqual({
      kind: "keep",
      slot: 2,
      colour: "blue",
      points: 5,
    });
    expect(deedOf(step(["round"]))).toBeNull();
  });
});

describe("signed numbers", () => {
  it("have a true minus", () => {
    expect([minus(-8), minus(0), plus(7), plus(-1)]).toEqual(["−8", "0", "+7", "−1"]);
  });
});
