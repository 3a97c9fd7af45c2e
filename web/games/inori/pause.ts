/** What is said before favours are paid for nothing. */

import { type Legal, type Pause, RUIN } from "../../lib/board";
import type { Preview, View } from "./view";

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** A place of the Great Tree that costs favours and brings nothing; on cards an elder counts by being there. */
function isWaste({ preview }: Legal<Preview>): boolean {
  if (!preview?.space.startsWith("T") || total(preview.pays) === 0) return false;
  return preview.points + preview.runes + total(preview.takes) === 0 && !preview.altar && !preview.asks;
}

export function pause(_view: View, action: Legal<Preview>, legal: readonly Legal<Preview>[]): Pause | null {
  const ruin = isWaste(action) && legal.some((other) => !isWaste(other));
  return ruin ? { ruin, said: { message: "ruin-pays", args: {} }, about: RUIN } : null;
}
