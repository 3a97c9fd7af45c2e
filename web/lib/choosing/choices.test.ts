import { describe, expect, it } from "vitest";
import { back, choosing, type Facets, isPartOf, type Legal, notation, offer, pick, remaining } from "./choices";

function take(id: number, factory: string, colour: string, column: string): Legal<number> {
  return { id, action: `take ${factory} ${colour} ${column}`, kind: "take", args: { factory, colour, column }, preview: id };
}

const LEGAL: Legal<number>[] = [
  take(1, "0", "red", "1"),
  take(2, "0", "red", "2"),
  take(3, "0", "blue", "2"),
  take(4, "1", "blue", "2"),
  take(5, "1", "blue", "3"),
  { id: 9, action: "back", kind: "back", args: {}, preview: null },
];

function picked(...clicks: Record<string, string>[]) {
  return clicks.reduce((c, facets) => {
    const result = pick(c, facets);
    if (result.type === "refused") throw new Error("refused");
    return result.choosing;
  }, choosing(LEGAL));
}

describe("choosing by facets", () => {
  it("keeps the actions that have every facet picked", () => {
    expect(remaining(picked({ factory: "0" }, { colour: "red" })).map((a) => a.id)).toEqual([1, 2]);
  });

  it("does not care about the order of the clicks", () => {
    const one = remaining(picked({ colour: "blue" }, { factory: "1" }));
    const other = remaining(picked({ factory: "1" }, { colour: "blue" }));

    expect(one).toEqual(other);
  });

  it("never refuses what it offers as legal", () => {
    const facets: Facets[] = [
      { factory: "0" },
      { factory: "1" },
      { colour: "red" },
      { colour: "blue" },
      { column: "2" },
      { kind: "back" },
    ];
    for (const first of facets) {
      const c = picked(first);
      const offered = facets.filter((f) => offer(c, f).legal && !offer(c, f).chosen);
      for (const second of offered) expect(["narrowed", "move"]).toContain(pick(c, second).type);
    }
  });

  it("makes the move when one action is left", () => {
    const result = pick(picked({ factory: "0" }), { colour: "blue" });

    expect(result.type === "move" && result.action.id).toBe(3);
  });

  it("offers a control as legal, with the move that a click would make", () => {
    const c = picked({ factory: "0" }, { colour: "red" });

    expect(offer(c, { column: "1" })).toMatchObject({ legal: true, chosen: false, move: { id: 1 } });
    expect(offer(c, { column: "3" })).toMatchObject({ legal: false, other: true, move: null });
    expect(offer(c, { column: "8" })).toMatchObject({ legal: false, other: false });
    expect(offer(c, { colour: "red" })).toMatchObject({ chosen: true });
    expect(offer(c, { kind: "take" })).toMatchObject({ implied: true });
  });

  it("switches to a control that the earlier picks exclude, and keeps those that fit", () => {
    const c = picked({ factory: "0" }, { colour: "blue" });

    const result = pick(picked({ colour: "blue" }), { colour: "red" });

    expect(c.picked.length).toBe(2);
    expect(result.type === "narrowed" && result.choosing.picked).toEqual([{ colour: "red" }]);
  });

  it("takes a pick back when it is clicked again, and the last one on Escape", () => {
    const c = picked({ factory: "0" }, { colour: "red" });

    const again = pick(c, { factory: "0" });

    expect(again.type === "back" && again.choosing.picked).toEqual([{ colour: "red" }]);
    expect(back(c).picked).toEqual([{ factory: "0" }]);
  });

  it("refuses what no legal action has", () => {
    expect(pick(choosing(LEGAL), { colour: "green" }).type).toBe("refused");
  });

  it("makes a move without arguments at once", () => {
    const result = pick(choosing(LEGAL), { kind: "back" });

    expect(result.type === "move" && result.action.action).toBe("back");
  });

  it("writes the action that a refused click would have meant", () => {
    expect(notation(picked({ factory: "0" }, { colour: "red" }), { column: "8" })).toBe("take 0 red 8");
    expect(notation(choosing(LEGAL), { kind: "shift", line: "r3L" })).toBe("shift r3L");
    expect(notation(choosing([]), { column: "8" })).toBeNull();
  });

  it("knows which controls are part of an action", () => {
    const action = { kind: "take", factory: "1", colour: "red" };

    expect(isPartOf({ factory: "1" }, action)).toBe(true);
    expect(isPartOf({ kind: "take", colour: "red" }, action)).toBe(true);
    expect(isPartOf({ factory: "1", colour: "blue" }, action)).toBe(false);
    expect(isPartOf({ column: "2" }, action)).toBe(false);
  });
});
