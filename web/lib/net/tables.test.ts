import { describe, expect, it, vi } from "vitest";
import type { Summary } from "./protocol";
import { waitingFirst } from "./tables";

vi.mock("../shell/text.svelte", () => ({}));
vi.mock("../shell/bots", () => ({}));

const table = (id: string, turn: number, turn_at: number, updated_at: number) =>
  ({ id, status: "playing", turn, mine: [0], turn_at, updated_at }) as unknown as Summary;

describe("running games", () => {
  it("stand by what waits: where I am awaited for longest, then what was played last", () => {
    const tables = [table("theirs", 1, 1, 80), table("late", 0, 50, 50), table("newer", 1, 1, 90), table("early", 0, 20, 20)];

    expect(waitingFirst(tables).map(({ id }) => id)).toEqual(["early", "late", "newer", "theirs"]);
  });
});
