/** What was shifted in the turns that the log tells of. */

import type { Step } from "../../lib/board";
import { letterOf } from "./gems";
import { type Shift, shiftFrom } from "./geometry";

export interface Made {
  readonly shift: Shift;
  /** the letters of the cards that paid */
  readonly paid: readonly string[];
}

export interface Turn {
  readonly seat: number;
  readonly made: readonly Made[];
  readonly over: boolean;
}

const CLOSING = new Set(["takes-cards", "takes-these-cards", "passes", "scores", "scores-nothing"]);
/** no turn of interest is longer ago */
const RECENT = 120;

/** The log cut into turns, oldest first. */
export function turnsOf(log: readonly Step[]): Turn[] {
  const turns: { seat: number; made: Made[]; over: boolean }[] = [];
  let paid: string[] = [];
  for (const step of log.slice(-RECENT)) {
    let turn = turns.at(-1);
    if (!turn || turn.over || turn.seat !== step.seat) {
      if (turn) turn.over = true;
      turn = { seat: step.seat, made: [], over: false };
      turns.push(turn);
    }
    for (const { message, args } of step.events) {
      if (message === "will-pay-three") paid = [];
      if (message === "discards") paid = [...paid, letterOf(args.gem)];
      if (message === "shifts") turn.made.push({ shift: shiftFrom(args), paid: [letterOf(args.gem)] });
      if (message === "shifts-for-three") turn.made.push({ shift: shiftFrom(args), paid });
      if (CLOSING.has(message)) turn.over = true;
    }
  }
  return turns;
}

/** The shifts of the turn that is being played by `actor`. */
export function madeNow(turns: readonly Turn[], actor: number): readonly Made[] {
  const turn = turns.at(-1);
  return turn && !turn.over && turn.seat === actor ? turn.made : [];
}

/** The last turn that is not the one being played. */
export function lastTurn(turns: readonly Turn[], actor: number): Turn | null {
  const now = turns.at(-1);
  return (now && !now.over && now.seat === actor ? turns.at(-2) : now) ?? null;
}

/** The card that was paid last, for the top of the discard pile. */
export function lastPaid(turns: readonly Turn[]): string | null {
  return (
    turns
      .flatMap((turn) => turn.made)
      .at(-1)
      ?.paid.at(-1) ?? null
  );
}
