/** The runs that scored, strung up for the end. */

import type { Step } from "../../lib/board";
import { letterOf } from "./gems";

export interface Strung {
  readonly letter: string;
  readonly length: number;
}

/** Of each seat, the short ones first. */
export function stringsOf(log: readonly Step[], seats: number): Strung[][] {
  const scored = log.flatMap((step) => step.events).filter(({ message }) => message === "scored-run");
  return Array.from({ length: seats }, (_, seat) =>
    scored
      .filter(({ args }) => args.seat === seat)
      .map(({ args }) => ({ letter: letterOf(args.gem), length: Number(args.length) }))
      .sort((a, b) => a.length - b.length),
  );
}
