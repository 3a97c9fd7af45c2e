/** What the parts of the table around the board share. */

import type { Kit, SeatFacts, Translate } from "../board";
import type { Slips } from "../insight/slips.svelte";
import type { Live } from "../net/live.svelte";
import type { Mentor } from "../teach/mentor.svelte";
import type { Teaching } from "../teach/teach";

export interface Shell {
  readonly live: Live;
  readonly kit: Kit;
  readonly t: Translate;
  readonly seats: readonly SeatFacts[];
  readonly openRule: (rule: string) => void;
  /** what things are, where a table is open */
  readonly slips?: Slips;
  /** the coach, where a first game is guided */
  readonly teaching?: Teaching | null;
  /** the coach of somebody's first tables */
  readonly mentor?: Mentor | null;
}

/** The kits of all games; one is loaded when a table of its game opens. */
const KITS = import.meta.glob<Kit>("../../games/*/kit.ts", { import: "default" });

export function loadKit(game: string): Promise<Kit> | null {
  return KITS[`../../games/${game}/kit.ts`]?.() ?? null;
}
