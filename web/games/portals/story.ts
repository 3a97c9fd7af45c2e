/** What happened, read from the steps. */

import type { Step } from "../../lib/board";
import type { Coming } from "./view";

/** The keys that were activated since the activation of this round began. */
export function activated(log: readonly Step[]): Coming[] {
  const begun = log.findLastIndex((step) => step.events.some((e) => e.message === "activation-begins"));
  if (begun < 0) return [];
  return log
    .slice(begun + 1)
    .flatMap((step) => step.events)
    .filter((e) => e.message === "lays-figure")
    .map((e) => ({ number: Number(e.args.key), seat: Number(e.args.seat) }));
}
