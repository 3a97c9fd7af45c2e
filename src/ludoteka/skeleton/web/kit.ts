/** Skeleton at the table. */

import type { Kit } from "../../lib/board";
import Board from "./Board.svelte";
import Thumb from "./Thumb.svelte";
import type { View } from "./view";

export default {
  Board,
  Thumb,
  score: (view, seat) => view.seats[seat]?.kept?.reduce((sum, value) => sum + value, 0) ?? null,
  phase: (view) => ({
    title: { message: "phase-turn", args: { now: view.turn, of: view.turns } },
    now: view.turn,
    of: view.turns,
  }),
  main: ["keep"],
} satisfies Kit<View>;
