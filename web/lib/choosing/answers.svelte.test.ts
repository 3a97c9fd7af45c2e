import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { Answers } from "./answers.svelte";
import type { Facets, Legal } from "./choices";
import { Choices } from "./choices.svelte";

/** Runs `ask` again whenever what it has read changes; how often it has run so far. */
function often(ask: () => unknown): { times: number; stop: () => void } {
  const counted = { times: 0, stop: () => {} };
  counted.stop = $effect.root(() => {
    $effect(() => {
      ask();
      counted.times += 1;
    });
  });
  flushSync();
  return counted;
}

describe("answers about many things", () => {
  let chosen = $state("red");
  const answers = new Answers(({ colour }) => ({ chosen: colour === chosen, all: ["red", "blue", "green"] }));
  beforeEach(() => {
    chosen = "red";
  });

  it("are the same ones as long as they say the same", () => {
    const before = [answers.about({ colour: "red" }), answers.about({ colour: "green" })];

    chosen = "blue";

    expect(answers.about({ colour: "green" })).toBe(before[1]);
    expect(answers.about({ colour: "red" })).toEqual({ ...before[0], chosen: false });
  });

  it("concern those who asked about what has changed", () => {
    const [red, blue, green] = ["red", "blue", "green"].map((colour) => often(() => answers.about({ colour })));

    chosen = "blue";
    flushSync();

    expect([red?.times, blue?.times, green?.times]).toEqual([2, 2, 1]);
  });

  it("stay true when the one who asked first has gone", () => {
    const first = often(() => answers.about({ colour: "pink" }));
    first.stop();
    const second = often(() => answers.about({ colour: "pink" }));

    chosen = "pink";
    flushSync();

    expect([first.times, second.times]).toEqual([1, 2]);
    expect(answers.about({ colour: "pink" }).chosen).toBe(true);
  });
});

describe("controls on the board", () => {
  const take = (place: string, colour: string): Legal => {
    const action = `take ${place} ${colour}`;
    return { id: action.length, action, kind: "take", args: { place, colour }, preview: null };
  };
  let choices: Choices;
  let drawn: Record<string, { times: number }>;
  const facets: Record<string, Facets> = {
    one: { place: "1" },
    two: { place: "2" },
    red: { colour: "red" },
    blue: { colour: "blue" },
    none: { place: "9" },
  };
  beforeEach(() => {
    choices = new Choices({ move: () => undefined, refuse: () => undefined });
    choices.renew([take("1", "red"), take("1", "blue"), take("2", "red"), take("2", "green")], true);
    drawn = Object.fromEntries(Object.entries(facets).map(([name, of]) => [name, often(() => choices.control(of, name))]));
  });
  function drawnAgain(deed: () => void): string[] {
    const before = Object.fromEntries(Object.entries(drawn).map(([name, { times }]) => [name, times]));
    deed();
    flushSync();
    return Object.keys(drawn).filter((name) => drawn[name]?.times !== before[name]);
  }

  it("are drawn anew where the pointer was and is", () => {
    expect(drawnAgain(() => choices.point({ place: "1" }))).toEqual(["one"]);
    expect(drawnAgain(() => choices.point({ colour: "red" }))).toEqual(["one", "red"]);
  });

  it("are drawn anew where a click has changed what they offer", () => {
    expect(drawnAgain(() => choices.pick({ place: "2" }))).toEqual(["one", "two", "blue"]);
    expect(choices.control({ colour: "blue" }, "")["data-offer"]).toBe("other");
  });

  it("all rest while the move is on its way", () => {
    expect(drawnAgain(() => choices.make(take("1", "red")))).toEqual(Object.keys(facets));
    expect(choices.control({ place: "1" }, "")["data-offer"]).toBe("idle");
  });
});
