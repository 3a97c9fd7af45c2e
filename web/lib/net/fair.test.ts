import { beforeEach, describe, expect, it, vi } from "vitest";
import { freshShare, judge, rememberSeal, rememberShare } from "./fair";

/** Made by `ludoteka.core.fair` with the secret 00 01 … 1f and these shares. */
const SHARES = ["a1".repeat(32), ""];
const CHANCE = {
  commitment: "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
  secret: Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join(""),
  entropy: SHARES,
  key: "3e0d33fffc42433f352c3366dcd6b3943852cdaa2916e6bc13c917d4c7110e9d",
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("my share in chance", () => {
  it("is 32 random bytes", () => {
    expect(freshShare()).toMatch(/^[0-9a-f]{64}$/);
    expect(freshShare()).not.toBe(freshShare());
  });

  it("is found in the key", async () => {
    rememberShare("t", "b2".repeat(32));
    rememberShare("t", SHARES[0] ?? "");
    rememberSeal("t", CHANCE.commitment);
    expect(await judge("t", CHANCE, [0])).toBe("mine");
  });

  it("is missed when another one was used", async () => {
    rememberShare("t", "b2".repeat(32));
    expect(await judge("t", CHANCE, [0])).toBe("wrong");
  });

  it("is not needed to check the seal", async () => {
    expect(await judge("t", CHANCE, [])).toBe("fits");
    rememberSeal("t", "00".repeat(32));
    rememberSeal("t", CHANCE.commitment);
    expect(await judge("t", CHANCE, [])).toBe("wrong");
  });

  it("leads to the key or to nothing", async () => {
    expect(await judge("t", { ...CHANCE, entropy: ["", ""] }, [])).toBe("wrong");
    expect(await judge("t", { ...CHANCE, secret: "00".repeat(32) }, [])).toBe("wrong");
  });
});
