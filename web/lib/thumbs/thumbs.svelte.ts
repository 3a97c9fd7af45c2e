/** How tables stand: asked for together, one call for all that have come into sight. */

import { SvelteMap } from "svelte/reactivity";
import type { Sentence } from "../board";
import { api } from "../net/api";
import type { Summary, Thumb } from "../net/protocol";

/** so many at once, as the server answers no more */
const MOST = 12;
/** what comes into sight together is asked for together */
const TOGETHER_MS = 30;

const shown = new SvelteMap<string, Thumb>();
const wanted = new Set<string>();
let asking = false;

async function ask(): Promise<void> {
  asking = true;
  await new Promise((done) => setTimeout(done, TOGETHER_MS));
  try {
    while (wanted.size > 0) {
      const some = [...wanted].slice(0, MOST);
      for (const id of some) wanted.delete(id);
      for (const thumb of await api.thumbs(some)) shown.set(thumb.table, thumb);
    }
  } catch {
    wanted.clear(); // without a line the emblem stays
  } finally {
    asking = false;
  }
}

/** The view of an onlooker, as soon as it is there; it follows the table's version. */
export function want({ id, version, status }: Summary): void {
  if (status === "waiting" || (shown.get(id)?.version ?? -1) >= version) return;
  wanted.add(id);
  if (!asking) void ask();
}

export function viewOf(table: string): unknown {
  return shown.get(table)?.view;
}

/** What the last decision there was, as an onlooker knows it. */
export function lastOf(table: string): Sentence | null {
  return shown.get(table)?.last ?? null;
}
