import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Legal } from "./choices";
import { Choices } from "./choices.svelte";
import type { Holder, Piece } from "./hand.svelte";

/** The hand without a screen: what it asks of the choice is asked by the test. */
let holder: Holder;
vi.mock("./hand.svelte", () => ({
  Hand: class {
    constructor(given: Holder) {
      holder = given;
    }
  },
}));

function action(kind: string, args: Record<string, string>): Legal<string[]> {
  const text = [kind, ...Object.values(args)].join(" ");
  return { id: text.length, action: text, kind, args, preview: kind === "take" ? ["1", "2"] : null };
}
const ELDERS = ["a", "b"].map((space) => action("place", { space }));
const GLASS = ["red", "blue"].map((colour) => action("take", { colour }));
const STRIPS = ["1", "2"].map((slot) => action("strip", { slot }));
const TAKEN: Piece = {
  facets: { kind: "take", colour: "red" },
  onto: ({ preview }) => (preview as string[]).map((slot) => ({ kind: "strip", slot })),
};

describe("a piece in the hand", () => {
  let made: string[];
  let choices: Choices<string[]>;
  beforeEach(() => {
    made = [];
    choices = new Choices<string[]>({ move: (a) => made.push(a.action), refuse: () => undefined });
  });

  it("lights the places that take it, and previews the one it hangs over", () => {
    choices.renew(ELDERS, true);

    holder.lift({ facets: { kind: "place" } });
    holder.over({ kind: "place", space: "b" });

    expect(choices.accepts({ kind: "place", space: "a" })).toBe(true);
    expect(choices.accepts({ kind: "place", space: "z" })).toBe(false);
    expect(choices.previewed?.args.space).toBe("b");
  });

  it("decides where it is dropped", () => {
    choices.renew(ELDERS, true);
    holder.lift({ facets: { kind: "place" } });

    holder.drop({ kind: "place", space: "a" });

    expect(made).toEqual(["place a"]);
  });

  it("waits where it was dropped for what must be said first", () => {
    const pause = { ruin: true, said: { message: "ruin", args: {} }, about: { message: "why", args: {} } };
    choices = new Choices<string[]>({ move: (a) => made.push(a.action), refuse: () => undefined, pause: () => pause });
    choices.renew(ELDERS, true);
    holder.lift({ facets: { kind: "place" } });

    holder.drop({ kind: "place", space: "a" });
    expect([made, choices.pause]).toEqual([[], pause]);

    choices.confirm();
    expect(made).toEqual(["place a"]);
  });

  it("leaves everything as it was when it is let go elsewhere", () => {
    choices.renew(ELDERS, true);
    holder.lift({ facets: { kind: "place" } });

    holder.letGo();

    expect(choices.picked).toEqual([]);
    expect(choices.previewed).toBeNull();
    expect(made).toEqual([]);
  });

  it("is taken and goes on to where it was dropped, once that is asked", () => {
    choices.renew(GLASS, true);
    holder.lift(TAKEN);

    holder.drop({ kind: "strip", slot: "2" });
    choices.renew([], false, true); // what happens is being shown
    choices.renew(STRIPS, true);

    expect(made).toEqual(["take red", "strip 2"]);
  });

  it("forgets where it was to go when somebody else decides next", () => {
    choices.renew(GLASS, true);
    holder.lift(TAKEN);
    holder.drop({ kind: "strip", slot: "2" });

    choices.renew([], false);
    choices.renew(STRIPS, true);

    expect(made).toEqual(["take red"]);
  });

  it("answers the next question by where it came from", () => {
    choices.renew([action("target", { region: "x" }), action("target", { region: "y" })], true);
    holder.lift({ facets: { kind: "target" }, next: { kind: "source", region: "home" } });

    holder.drop({ kind: "target", region: "y" });
    choices.renew([action("source", { region: "home" }), action("source", { region: "far" })], true);

    expect(made).toEqual(["target y", "source home"]);
  });

  it("can be laid on a field, where its own facets are enough", () => {
    choices.renew([action("play", { card: "c", line: "1" })], true);
    holder.lift({ facets: { kind: "play", card: "c" }, field: ".map" });

    expect(choices.accepts({ kind: "play", card: "c" })).toBe(true);
    holder.drop({ kind: "play", card: "c" });

    expect(made).toEqual(["play c 1"]);
  });

  it("cannot be lifted when it is nobody's turn", () => {
    choices.renew([], false);

    expect(holder.lift({ facets: { kind: "place" } })).toBe(false);
  });
});
