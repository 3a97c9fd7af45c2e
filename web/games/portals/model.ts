/** What the layouts of the board share. */

import type { BoardProps } from "../../lib/board";
import type { Hollows } from "./hollows.svelte";
import type { Marks } from "./marks";
import type { Stencil } from "./stencil.svelte";
import type { Board, Preview, Sign, View } from "./view";

export interface LayoutProps extends BoardProps<View, Preview> {
  hollows: Hollows;
  stencil: Stencil;
  marks: Marks | null;
  /** a sign that was just made */
  proof: Sign | null;
}

/** The boards as the reader sits: a spectator sits where seat 0 does. */
export function boardsOf(view: View): { left: Board | null; right: Board | null; far: Board[] } {
  const left = view.boards.find((b) => b.side === "left" || b.side === "own") ?? null;
  const right = view.boards.find((b) => b.side === "right") ?? null;
  if (left ?? right) return { left, right, far: view.boards.filter((b) => b.side === "far") };
  return { left: view.boards[0] ?? null, right: view.boards.at(-1) ?? null, far: view.boards.slice(1, -1) };
}

/** The other seats, the left neighbour first. */
export function othersOf(view: View, seat: number): number[] {
  const count = view.seats.length;
  const me = Math.max(seat, 0);
  return Array.from({ length: count - 1 }, (_, i) => (me + 1 + i) % count);
}
