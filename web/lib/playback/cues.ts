/** A step as it is told: the interludes before it, the step itself, the interludes after it. */

import type { Step } from "../board";
import { FLIGHT_MS, RISEN_MS } from "../finale/flight";
import type { Beat, Gain } from "../net/protocol";

export interface Cue {
  /** an interlude; null: the step itself comes on the board */
  readonly beat: Beat | null;
  readonly gains: readonly Gain[];
  readonly ms: number;
}

/** what earned the points is in its place by then */
const ARRIVED_MS = 360;
const APART_MS = 160;
/** an interlude is read */
const READ_MS = 1700;
const REST_MS = 600;

/** When the points of a cue rise, one after the other, and when they land. */
export function risesAt(nth: number): number {
  return ARRIVED_MS + nth * APART_MS;
}
export function landsAt(nth: number): number {
  return risesAt(nth) + RISEN_MS + FLIGHT_MS;
}
function landed(gains: readonly Gain[]): number {
  return gains.length === 0 ? 0 : landsAt(gains.length - 1);
}

export function cuesOf(step: Step, linger: number): Cue[] {
  const beats = step.beats ?? [];
  const counted = beats.some(({ gains }) => gains.length > 0);
  const gains = counted ? [] : step.events.flatMap((event) => event.gains ?? []);
  return [
    ...beats.filter(({ before }) => before).map(interlude),
    { beat: null, gains, ms: Math.max(linger, landed(gains)) },
    ...beats.filter(({ before }) => !before).map(interlude),
  ];
}
function interlude(beat: Beat): Cue {
  return { beat, gains: beat.gains, ms: Math.max(READ_MS, landed(beat.gains) + REST_MS) };
}
