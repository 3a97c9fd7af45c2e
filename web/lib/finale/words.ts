/** A beat in words: its heading, and what it means. */

import type { SeatFacts, Translate } from "../board";
import type { Beat } from "../net/protocol";
import { sentence } from "../shell/text.svelte";

export function wordsOf({ message, args }: Beat, t: Translate, seats: readonly SeatFacts[]): { heading: string; about: string } {
  const said = (of: string) => sentence(t, { message: of, args }, seats);
  const about = said(`${message}.about`);
  return { heading: said(message), about: about === `${message}.about` ? "" : about };
}
