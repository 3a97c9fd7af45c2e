import { beforeEach, describe, expect, it } from "vitest";
import { missedPlies, rememberPly } from "./seen";

describe("what was missed at a table", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      },
    });
  });

  it("is nothing where nobody has been, or nothing has happened", () => {
    expect(missedPlies("a", 7)).toBe(0);
    rememberPly("a", 7);
    expect(missedPlies("a", 7)).toBe(0);
    expect(missedPlies("a", 5), "decisions were taken back").toBe(0);
  });

  it("is what came since, the last twelve decisions of it", () => {
    rememberPly("a", 3);
    rememberPly("b", 0);
    expect([missedPlies("a", 7), missedPlies("b", 40)]).toEqual([4, 12]);
  });
});
