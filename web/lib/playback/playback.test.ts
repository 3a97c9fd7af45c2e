import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Step } from "../board";
import type { Beat, Gain } from "../net/protocol";
import { landsAt } from "./cues";
import { Playback } from "./playback.svelte";

const gain = (seat: number, points: number): Gain => ({ seat, points, at: "#here" });
const step = (ply: number, gains: Gain[] = [], beats: Beat[] = []): Step => ({
  ply,
  seat: 1,
  action: null,
  kind: null,
  args: {},
  events: [{ message: "scores", args: {}, gains }],
  beats,
  view: `after ${ply}`,
});
const beat = (message: string, change: Partial<Beat> = {}): Beat => ({
  message,
  rule: "X-1",
  lines: [],
  gains: [],
  shows: [],
  args: {},
  counts: false,
  recalled: false,
  before: false,
  chapter: false,
  ...change,
});

function playback(change: Partial<Playback> = {}): Playback {
  const made = Object.assign(new Playback(), { own: () => false, ...change });
  made.cut("before");
  return made;
}
const landed = ({ tally }: Playback) => [...(tally?.landed ?? [])];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("points on their way", () => {
  it("land one after the other; until then the score is that of before", () => {
    const shown = playback();
    shown.add([step(1, [gain(0, 3), gain(2, 5)])]);
    expect([shown.tally?.base, landed(shown), shown.flying.length]).toEqual(["before", [], 2]);

    vi.advanceTimersByTime(landsAt(0));
    expect(landed(shown)).toEqual([[0, 3]]);

    vi.advanceTimersByTime(landsAt(1) - landsAt(0) - 1);
    expect(shown.running).toBe(true);
    vi.advanceTimersByTime(2);
    expect([shown.running, shown.tally, shown.shown?.view]).toEqual([false, null, "after 1"]);
  });

  it("keep the next step waiting until they have landed", () => {
    const shown = playback();
    shown.add([step(1, [gain(0, 3)]), step(2)]);
    vi.advanceTimersByTime(landsAt(0) - 1);
    expect(shown.shown?.view).toBe("after 1");
    vi.advanceTimersByTime(1);
    expect(shown.shown?.view).toBe("after 2");
  });

  it("have landed at once where nothing may move", () => {
    const shown = playback({ still: () => true });
    shown.add([step(1, [gain(0, 3), gain(0, 2)])]);
    expect([landed(shown), shown.flying]).toEqual([[[0, 5]], []]);
  });

  it("are broken off by skipping", () => {
    const shown = playback();
    shown.add([step(1, [gain(0, 3)]), step(2)]);
    shown.skip();
    expect([shown.running, shown.tally, shown.flying, shown.shown?.view]).toEqual([false, null, [], "after 2"]);
  });
});

describe("interludes", () => {
  it("that count a season stand on the board before the step, and their points are not told twice", () => {
    const shown = playback();
    const card = beat("card", { before: true, gains: [gain(0, 4)] });
    shown.add([step(1, [gain(0, 4)], [card])]);
    expect([shown.beat?.message, shown.shown?.view, shown.queue.length]).toEqual(["card", "before", 0]);

    vi.advanceTimersByTime(landsAt(0));
    expect(landed(shown)).toEqual([[0, 4]]);
    shown.goOn();
    expect([shown.beat, shown.shown?.view, landed(shown)]).toEqual([null, "after 1", [[0, 4]]]);
  });

  it("that begin a round follow the step, and are waited for also after an own one", () => {
    const shown = playback({ own: () => true });
    shown.add([step(1, [], [beat("round")])]);
    expect([shown.beat, shown.shown?.view, shown.running]).toEqual([null, "after 1", true]);
    shown.goOn();
    expect(shown.beat?.message).toBe("round");
    shown.goOn();
    expect([shown.beat, shown.running]).toEqual([null, false]);
  });
});

describe("the reader's next choice", () => {
  it("waits for the end of what another did, and not for an own step", () => {
    const [others, own] = [playback(), playback({ own: () => true })];
    others.add([step(1)]);
    own.add([step(1)]);
    expect([others.running, own.running]).toEqual([true, false]);
  });

  it("does not wait for what the finale tells", () => {
    const shown = playback({ hushed: () => true });
    shown.add([step(1, [gain(0, 9)], [beat("card", { before: true })])]);
    expect([shown.beat, shown.flying, shown.shown?.view]).toEqual([null, [], "after 1"]);
    vi.advanceTimersByTime(0);
    expect(shown.running).toBe(false);
  });
});
