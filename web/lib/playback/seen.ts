/** Up to which ply this device has shown a table, so that what happened since can be shown as a playback. */

const KEY = "ludoteka-seen";
const KEPT = 50;

function all(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

export function seenPly(table: string): number | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

export function rememberPly(table: string, ply: number): void {
  const others = all().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([[table, ply], ...others].slice(0, KEPT)));
}
