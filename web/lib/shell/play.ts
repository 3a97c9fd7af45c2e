/** Two clicks to a running game: sensible tables without asking. */

import { api } from "../net/api";
import type { GameInfo, NewSeat } from "../net/protocol";
import { beSomebody } from "./me.svelte";
import { go } from "./router.svelte";

const TWO = 2;
const USUAL_LEVEL = "medium";

function levelOf(game: GameInfo): string {
  return game.levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (game.levels[0] ?? USUAL_LEVEL);
}

async function open(game: GameInfo, other: NewSeat, form = game.forms[0]?.id): Promise<void> {
  const counts = game.forms.find((f) => f.id === form)?.seats ?? [TWO];
  const seats = counts.includes(TWO) ? TWO : (counts[0] ?? TWO);
  const others = Array.from({ length: seats - 1 }, () => other);
  await beSomebody();
  const { id } = await api.create({ game: game.key, form: form ?? null, seats: [{ who: "me" }, ...others] });
  go(`/t/${id}`);
}

/** Against a bot, at once. */
export function playNow(game: GameInfo, form?: string, level = levelOf(game), figure: string | null = null): Promise<void> {
  return open(game, { who: "bot", level, figure }, form);
}

/** A first game with the coach. */
export async function learnByPlaying(game: string, course: string): Promise<void> {
  await beSomebody();
  const { id } = await api.startCourse(game, course);
  go(`/t/${id}`);
}

/** A table with a free seat and a link to it; the game begins when somebody sits down. */
export function invite(game: GameInfo, form?: string): Promise<void> {
  return open(game, { who: "open" }, form);
}
