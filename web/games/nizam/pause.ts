/** What is said before a turn ends by itself, or for nothing. */

import { type Legal, type Pause, RUIN } from "../../lib/board";
import type { Preview, View } from "./view";

/** points, or tasks of Pearl of the East, that finishing then would bring */
function gain({ preview }: Legal<Preview>): number {
  return preview ? preview.points + preview.completable : 0;
}

/** No shift can follow, so that nobody will be asked: with this one the turn is scored and new gems come. */
function endsTheTurn(view: View, { kind, preview }: Legal<Preview>): boolean {
  return kind === "shift" ? preview?.ends === true : kind === "end" && view.step === "shifting";
}

export function pause(view: View, action: Legal<Preview>, legal: readonly Legal<Preview>[]): Pause | null {
  if (!endsTheTurn(view, action)) return null;
  const ruin = gain(action) === 0 && legal.some((other) => other.kind === "shift" && gain(other) > 0);
  if (ruin) return { ruin, said: { message: "ruin-nothing", args: {} }, about: RUIN };
  if (action.kind !== "shift") return null;
  const points = action.preview?.points ?? 0;
  return {
    ruin,
    said: { message: "pause-last-shift", args: { form: view.form, points } },
    about: { message: "hint-ends", args: { ends: points > 0 ? "score" : "yes" } },
  };
}
