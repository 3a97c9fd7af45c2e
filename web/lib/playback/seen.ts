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

/** the playback of what happened since is at most so many decisions long */
export const MOST_PLIES = 12;

/** How many decisions are shown first to who comes back to a table that has come to ply `now`. */
export function missedPlies(table: string, now: number): number {
  const seen = all().find(([id]) => id === table)?.[1] ?? now;
  return Math.max(0, Math.min(now - seen, MOST_PLIES));
}

export function rememberPly(table: string, ply: number): void {
  const others = all().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([[table, ply], ...others].slice(0, KEPT)));
}
