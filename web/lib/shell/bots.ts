/** Bots have names: of figures that the server seats, in the reader's language. */

import type { Seat } from "../net/protocol";
import { say } from "./text.svelte";

export function figureName(figure: string): string {
  return say(`bot-name-${figure}`);
}

/** What a seat is called that has no person's name. */
export function unnamed(seat: Pick<Seat, "kind" | "seat" | "figure">): string {
  if (seat.figure) return figureName(seat.figure);
  return say(seat.kind === "bot" ? "bot-name" : "open-seat-name", { number: seat.seat + 1 });
}
