/** The legal actions that have no place on the board get a button. */

import type { Legal } from "../board";
import type { Shell } from "../shell";

export interface Buttons {
  readonly plain: readonly Legal[];
  readonly main: Legal | null;
}

export function buttons(shell: Shell): Buttons {
  const { kit, live } = shell;
  const offered = live.choices.remaining.filter((a) => {
    if (kit.placed?.includes(a.kind)) return false;
    return Object.keys(a.args).length === 0 || kit.extra?.includes(a.kind);
  });
  const main = kit.main?.map((kind) => offered.find((a) => a.kind === kind)).find((a) => a !== undefined) ?? null;
  return { plain: offered.filter((a) => a !== main), main };
}
