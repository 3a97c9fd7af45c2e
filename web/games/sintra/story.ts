/** What happened last, read from the steps. */

import type { Step } from "../../lib/board";
import type { View } from "./view";

/** What a step did. Told by its events, since the actions of other seats are not known. */
export type Deed =
  | { readonly kind: "take"; readonly place: string; readonly colour: string }
  | { readonly kind: "place"; readonly full: boolean; readonly points: number }
  | { readonly kind: "keep"; readonly slot: number; readonly colour: string; readonly points: number }
  | { readonly kind: "back" };

export function deedOf(step: Step): Deed | null {
  const told = (message: string) => step.events.find((event) => event.message === message)?.args;
  const [display, centre, keep] = [told("takes-from-display"), told("takes-from-centre"), told("glazes")];
  if (display) return { kind: "take", place: String(display.place), colour: String(display.colour) };
  if (centre) return { kind: "take", place: "centre", colour: String(centre.colour) };
  if (keep) return { kind: "keep", slot: Number(keep.slot) - 1, colour: String(keep.colour), points: Number(keep.points) };
  const full = told("completes");
  if (told("places")) return { kind: "place", full: full !== undefined, points: Number(full?.points ?? 0) };
  return told("goes-back") ? { kind: "back" } : null;
}

export interface Taken {
  readonly seat: number;
  readonly place: string;
  readonly colour: string;
}

/** The last time glass was taken in this round. */
export function lastTaken(log: readonly Step[]): Taken | null {
  for (const step of log.toReversed()) {
    const deed = deedOf(step);
    if (deed?.kind === "take") return { seat: step.seat, place: deed.place, colour: deed.colour };
    if (step.events.some((e) => e.message === "round")) return null;
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
  if (!step || !previous || deedOf(step)?.kind !== "place") return null;
  const { seat } = step;
  const slot = view.seats[seat]?.glazier ?? 0;
  const before = previous.seats[seat]?.strips[slot]?.glass ?? [];
  const now = view.seats[seat]?.strips[slot]?.glass ?? [];
  const fields = now.flatMap((tile, nth) => (tile && !before[nth] ? [`${slot}:${nth}`] : []));
  return { seat, fields: new Set(fields) };
}
