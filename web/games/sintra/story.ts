/** What happened last, read from the steps. */

import type { Step } from "../../lib/board";
import type { View } from "./view";

export interface Taken {
  readonly seat: number;
  readonly place: string;
  readonly colour: string;
}

/** The last time glass was taken in this round. */
export function lastTaken(log: readonly Step[]): Taken | null {
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const step = log[i];
    if (step?.kind === "take") return { seat: step.seat, place: step.args.place ?? "", colour: step.args.colour ?? "" };
    if (step?.events.some((e) => e.message === "round")) return null;
  }
  return null;
}

export interface Placed {
  readonly seat: number;
  /** "slot:field" of the panes laid in the step on the board */
  readonly fields: ReadonlySet<string>;
}

/** The panes that the step laid on a strip. */
export function lastPlaced(step: Step<View> | null, previous: View | null, view: View): Placed | null {
  if (!step || !previous || (step.kind !== "strip" && step.kind !== "jokers")) return null;
  const { seat } = step;
  const slot = view.seats[seat]?.glazier ?? 0;
  const before = previous.seats[seat]?.strips[slot]?.glass ?? [];
  const now = view.seats[seat]?.strips[slot]?.glass ?? [];
  const fields = now.flatMap((tile, nth) => (tile && !before[nth] ? [`${slot}:${nth}`] : []));
  return { seat, fields: new Set(fields) };
}
