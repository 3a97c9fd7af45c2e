/** The tasks of Pearl of the East, as everybody sees them. */

import type { View } from "./view";

export type TaskState = "open" | "ready" | "blocked" | "done" | "top";

/** The seat whose top card blocks a kind for `seat`, or -1. */
export function blockerOf(view: View, seat: number, kind: string): number {
  return view.seats.findIndex((other, i) => i !== seat && other.pile.at(-1) === kind);
}

export function taskState(view: View, seat: number, kind: string, ready: readonly string[]): TaskState {
  const of = view.seats[seat];
  if (!of) return "open";
  if (of.pile.at(-1) === kind) return "top";
  if (of.pile.includes(kind)) return "done";
  if (seat === view.actor && ready.includes(kind)) return "ready";
  return of.blocked.includes(kind) ? "blocked" : "open";
}
