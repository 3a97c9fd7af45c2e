/** My share in chance: random bytes that I add to the key, and the proof at the end that they are in it. */

import type { Chance } from "./protocol";

const STORE = "ludoteka-fair";
const BYTES = 32;
const TABLES_KEPT = 60;

/** What this browser saw of a table before chance was opened. */
interface Kept {
  readonly seal: string | null;
  readonly shares: readonly string[];
}

export type Verdict = "mine" | "fits" | "wrong" | "unknown";

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}

function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function freshShare(): string {
  return hex(crypto.getRandomValues(new Uint8Array(BYTES)));
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}");
  } catch {
    return {};
  }
}

function keep(table: string, change: (kept: Kept) => Kept): void {
  const { [table]: before = { seal: null, shares: [] }, ...others } = all();
  const rest = Object.entries(others).slice(-TABLES_KEPT);
  try {
    localStorage.setItem(STORE, JSON.stringify({ ...Object.fromEntries(rest), [table]: change(before) }));
  } catch {
    // a full or forbidden store: chance is as fair as before, only not proven here
  }
}

export function rememberShare(table: string, share: string): void {
  keep(table, (kept) => ({ ...kept, shares: [...kept.shares, share] }));
}

/** The first seal counts: a later one could have been made to fit. */
export function rememberSeal(table: string, seal: string): void {
  if (all()[table]?.seal == null) keep(table, (kept) => ({ ...kept, seal }));
}

async function sha256(...parts: Uint8Array[]): Promise<Uint8Array> {
  const joined = Uint8Array.from(parts.flatMap((part) => [...part]));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", joined));
}

/** Whether the key follows from the sealed secret and the shares, and whether one of them is mine. */
export async function judge(table: string, chance: Chance, mine: readonly number[]): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) return "unknown"; // only https and this machine itself have it
  const secret = unhex(chance.secret);
  const shares = await Promise.all(chance.entropy.map((share) => sha256(new TextEncoder().encode(share))));
  const [seal, key] = await Promise.all([sha256(secret), sha256(secret, ...shares)]);
  const kept = all()[table];
  if (hex(seal) !== (kept?.seal ?? chance.commitment) || hex(key) !== chance.key) return "wrong";
  if (!kept || kept.shares.length === 0 || mine.length === 0) return "fits";
  return mine.some((seat) => kept.shares.includes(chance.entropy[seat] ?? "")) ? "mine" : "wrong";
}
