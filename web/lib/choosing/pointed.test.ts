import { describe, expect, it } from "vitest";
import { Pointed } from "./pointed.svelte";

describe("what is pointed at", () => {
  it("is one thing at a time", () => {
    const pointed = new Pointed();
    const [red, blue] = [{ colour: "red" }, { colour: "blue" }];

    pointed.facets = red;
    pointed.facets = blue;

    expect([pointed.is(red), pointed.is(blue)]).toEqual([false, true]);
  });

  it("is known by its facets in whatever order they are named", () => {
    const pointed = new Pointed();

    pointed.facets = { colour: "red", kind: "take" };

    expect(pointed.is({ kind: "take", colour: "red" })).toBe(true);
    expect(pointed.is({ kind: "take" })).toBe(false);
  });
});
