import { describe, expect, it } from "vitest";
import type { GameInfo, Seat, Summary } from "../net/protocol";
import { against, nextRival, recordOf } from "./record";

function seat(number: number, level: string | null): Seat {
  return { seat: number, kind: level ? "bot" : "person", level } as Seat;
}
/** I sit first; the others are bots of these levels. */
function finished(points: number[], ...levels: string[]): Summary {
  const seats = [null, ...levels].map((level, i) => seat(i, level));
  const places = points.map((p) => points.filter((other) => other > p).length);
  return { game: "towers", mine: [0], seats, points, places } as unknown as Summary;
}
const GAME = { key: "towers", levels: ["easy", "medium", "hard"] } as GameInfo;

describe("the record", () => {
  it("counts games, wins, the best and the mean, the newest result last", () => {
    const record = recordOf([finished([30, 20], "easy"), finished([10, 40], "hard")], "towers");

    expect(record).toMatchObject({ played: 2, won: 1, best: 30, mean: 20 });
    expect(record?.last.map((one) => one.won)).toEqual([false, true]);
  });

  it("knows no wins of a game alone, and nothing of games at a shared screen", () => {
    const shared = { ...finished([10, 20], "easy"), mine: [0, 1] };

    expect(recordOf([finished([47])], "towers")).toMatchObject({ played: 1, won: null, best: 47 });
    expect(recordOf([shared], "towers")).toBeNull();
    expect(recordOf([], "towers")).toBeNull();
  });

  it("keeps the score against each level", () => {
    const tables = [finished([30, 20], "easy"), finished([10, 20], "easy"), finished([30, 20], "hard")];

    expect(against(tables, "towers", "easy")).toEqual({ won: 1, lost: 1 });
    expect(against(tables, "towers", "medium")).toEqual({ won: 0, lost: 0 });
  });

  it("names the weakest level that was not beaten twice in the last five", () => {
    const win = finished([30, 20], "easy");
    const loss = finished([10, 20], "easy");

    expect(nextRival([], GAME)).toBe("easy");
    expect(nextRival([win], GAME)).toBe("easy");
    expect(nextRival([win, win], GAME)).toBe("medium");
    expect(nextRival([loss, loss, loss, loss, win, win], GAME)).toBe("easy");
    expect(nextRival([win, win, ...["medium", "hard"].flatMap((l) => [finished([3, 2], l), finished([3, 2], l)])], GAME)).toBe(
      "hard",
    );
  });
});
