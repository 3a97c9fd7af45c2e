/** What is said before half of a figure is lost. */

import { type Legal, type Pause, RUIN } from "../../lib/board";
import type { Preview, View } from "./view";

const MUCH = 0.5;

function isMuch({ preview }: Legal<Preview>): boolean {
  return preview !== null && preview.lost.length > 0 && preview.lost.length >= MUCH * preview.cells.length;
}

export function pause(_view: View, action: Legal<Preview>, legal: readonly Legal<Preview>[]): Pause | null {
  const { preview } = action;
  if (!preview || !isMuch(action)) return null;
  if (!legal.some((other) => other.preview && !isMuch(other) && other.preview.points >= preview.points)) return null;
  return {
    ruin: true,
    said: { message: "ruin-figure", args: { count: preview.lost.length, of: preview.cells.length } },
    about: RUIN,
  };
}
