import { beforeEach, describe, expect, it } from "vitest";
import type { Legal } from "./choices";
import { Choices, type Pause } from "./choices.svelte";

const RUIN: Pause = { ruin: true, said: { message: "ruin", args: { points: 18 } }, about: { message: "why", args: {} } };
const option = (slot: string, preview: number): Legal<number> => ({
  id: Number(slot),
  action: `strip ${slot}`,
  kind: "strip",
  args: { slot },
  preview,
});
const LEGAL = [option("1", -18), option("2", 0)];

describe("what must be said before it is done", () => {
  let made: string[];
  let choices: Choices<number>;
  beforeEach(() => {
    made = [];
    choices = new Choices<number>({
      move: (action) => made.push(action.action),
      refuse: () => undefined,
      pause: (action, legal) => ((action.preview ?? 0) < 0 && legal.length > 1 ? RUIN : null),
    });
    choices.renew(LEGAL, true);
  });

  it("is said at the first click and done at the second", () => {
    choices.pick({ slot: "1" });
    expect(made).toEqual([]);
    expect(choices.pause).toBe(RUIN);
    expect(choices.previewed?.args.slot).toBe("1");
    expect(choices.control({ slot: "1" }, "")["data-ruin"]).toBe("");

    choices.pick({ slot: "1" });
    expect(made).toEqual(["strip 1"]);
  });

  it("is said alike for buttons and keys, and done by the main button", () => {
    choices.make(LEGAL[0] as Legal<number>);
    expect([made, choices.pause]).toEqual([[], RUIN]);

    choices.confirm();
    expect(made).toEqual(["strip 1"]);
  });

  it("is left by Escape, and never said twice", () => {
    choices.pick({ slot: "1" });
    expect(choices.back()).toBe(true);
    expect([choices.pause, choices.armed]).toEqual([null, null]);

    choices.pick({ slot: "1" });
    expect(made).toEqual(["strip 1"]);
  });

  it("holds up nothing else", () => {
    choices.pick({ slot: "1" });
    choices.pick({ slot: "2" });

    expect(made).toEqual(["strip 2"]);
  });

  it("is said again when the question is another", () => {
    choices.pick({ slot: "1" });
    choices.renew(LEGAL, true);
    choices.pick({ slot: "1" });

    expect(made).toEqual([]);
  });

  it("takes the place of the second touch, where that is wished for", () => {
    choices.pick({ slot: "1" }, true);
    choices.pick({ slot: "1" }, true);

    expect(made).toEqual(["strip 1"]);
  });

  it("a move on its way is marked on what was chosen, until it is answered", () => {
    const sent = (slot: string) => choices.control({ slot }, "")["data-sent"];
    choices.pick({ slot: "2" });
    expect([sent("1"), sent("2")]).toEqual([undefined, ""]);

    choices.release();
    expect([sent("1"), sent("2")]).toEqual([undefined, undefined]);
  });
});
