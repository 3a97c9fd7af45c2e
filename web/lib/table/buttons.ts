/** The legal actions that have no place on the board get a button. */

import type { Kit, Legal } from "../board";

export interface Buttons {
  readonly plain: readonly Legal[];
  readonly main: Legal | null;
}

export function buttons(kit: Kit, remaining: readonly Legal[]): Buttons {
  const offered = remaining.filter((a) => {
    if (kit.placed?.includes(a.kind)) return false;
    return Object.keys(a.args).length === 0 || kit.extra?.includes(a.kind);
  });
  const main = kit.main?.map((kind) => offered.find((a) => a.kind === kind)).find((a) => a !== undefined) ?? null;
  return { plain: offered.filter((a) => a !== main), main };
}
