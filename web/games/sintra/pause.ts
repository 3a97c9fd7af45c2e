/** What is said before glass breaks that need not. */

import { type Legal, type Pause, RUIN } from "../../lib/board";
import { minus } from "./glass";
import type { Preview, View } from "./view";

/** breaking so many panes, or losing so many points, is ruinous */
const MUCH = { panes: 3, points: 8 };

interface Loss {
  readonly panes: number;
  /** what is lost on the track, as a negative number */
  readonly cost: number;
  /** what a full strip brings all the same */
  readonly points: number;
}

/** What surely breaks: of a colour that is taken, on the strip where it costs least. */
function lossOf({ preview }: Legal<Preview>): Loss {
  if (!preview) return { panes: 0, cost: 0, points: 0 };
  const [best] = [...preview.strips].sort((a, b) => b.cost + b.points - a.cost - a.points);
  return { panes: preview.breaks + (best?.breaks ?? 0), cost: preview.cost + (best?.cost ?? 0), points: best?.points ?? 0 };
}

function isMuch({ panes, cost, points }: Loss): boolean {
  const lost = -cost - points;
  return lost >= MUCH.points || (lost > 0 && panes >= MUCH.panes);
}

export function pause(_view: View, action: Legal<Preview>, legal: readonly Legal<Preview>[]): Pause | null {
  const loss = lossOf(action);
  if (!isMuch(loss) || !legal.some((other) => !isMuch(lossOf(other)))) return null;
  return { ruin: true, said: { message: "ruin-breaks", args: { count: loss.panes, cost: minus(loss.cost) } }, about: RUIN };
}
