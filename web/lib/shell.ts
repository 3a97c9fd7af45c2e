/** What the parts of the table around the board share. */

import type { Kit, SeatFacts, Translate } from "./board";
import type { Live } from "./live.svelte";

export interface Shell {
  readonly live: Live;
  readonly kit: Kit;
  readonly t: Translate;
  readonly seats: readonly SeatFacts[];
  readonly openRule: (rule: string) => void;
}

/** The kits of all games; one is loaded when a table of its game opens. */
const KITS = import.meta.glob<Kit>("../games/*/kit.ts", { import: "default" });

export function loadKit(game: string): Promise<Kit> | null {
  return KITS[`../games/${game}/kit.ts`]?.() ?? null;
}
