import { describe, expect, it, vi } from "vitest";
import type { Sentence, Translate } from "../board";
import { movesOf } from "./moves";

vi.mock("../shell/text.svelte", () => ({ sentence: (t: Translate, s: Sentence) => t(s.message) }));

const t = (message: string) => message;

describe("the moves of a replay", () => {
  it("are decisions, each with all that it led to; what came before the first is none", () => {
    const event = (message: string, args = {}) => ({ message, args });
    const log = [
      { ply: 0, seat: -1, events: [event("deals")] },
      { ply: 1, seat: 0, events: [event("shifts")] },
      { ply: 1, seat: 0, events: [event("scores", { seat: 0, points: 7 })] },
      { ply: 2, seat: 1, events: [event("draws", { points: 3 })] },
    ];

    expect(movesOf(log, t, [])).toEqual([
      { ply: 1, seat: 0, words: "shifts scores", lines: ["shifts", "scores"], points: 7 },
      { ply: 2, seat: 1, words: "draws", lines: ["draws"], points: 0 },
    ]);
  });
});
