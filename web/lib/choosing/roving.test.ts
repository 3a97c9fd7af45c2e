import { describe, expect, it } from "vitest";
import { nearest } from "./roving";

const cell = (column: number, row: number) => ({ x: 10 * column, y: 10 * row, width: 8, height: 8 });
const RIGHT = { x: 1, y: 0 };
const DOWN = { x: 0, y: 1 };

describe("walking with the arrows", () => {
  it("goes to the nearest thing in that direction", () => {
    expect(nearest(cell(0, 0), [cell(2, 0), cell(1, 0), cell(0, 1)], RIGHT)).toBe(1);
  });

  it("prefers what lies straight ahead to what is nearer aside", () => {
    expect(nearest(cell(0, 0), [cell(1, 1), cell(2, 0)], RIGHT)).toBe(1);
  });

  it("takes what lies aside when nothing is ahead, up to sixty degrees off", () => {
    expect(nearest(cell(0, 0), [cell(1, 1)], DOWN)).toBe(0);
    expect(nearest(cell(0, 0), [cell(5, 1)], DOWN)).toBe(-1);
  });

  it("stays where nothing is", () => {
    expect(nearest(cell(0, 0), [cell(1, 0)], { x: -1, y: 0 })).toBe(-1);
  });
});
