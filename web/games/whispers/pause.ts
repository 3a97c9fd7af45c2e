/** What is said before banners fall for nothing. */

import { type Legal, type Pause, RUIN, type Sentence } from "../../lib/board";
import type { Preview, View } from "./view";

/** losing so many points by one's own attack is ruinous */
const MANY_POINTS = 3;

/** What an attack surely loses: all that march while nobody else falls, or many points. Cards of one's own could still change it. */
function lossOf(view: View, { kind, preview }: Legal<Preview>): Sentence | null {
  const certain = kind === "fight" || view.seats[view.actor]?.hand_size === 0;
  if (!certain || !preview?.battle) return null;
  const { attackers, attackers_left, defenders, defenders_left } = preview.battle;
  if (preview.points <= -MANY_POINTS) return { message: "ruin-points", args: { points: -preview.points } };
  const inVain = attackers_left === 0 && defenders_left === defenders && defenders > 0;
  return inVain ? { message: "ruin-fight", args: { count: attackers } } : null;
}

export function pause(view: View, action: Legal<Preview>, legal: readonly Legal<Preview>[]): Pause | null {
  const said = lossOf(view, action);
  return said && legal.some((other) => !lossOf(view, other)) ? { ruin: true, said, about: RUIN } : null;
}
