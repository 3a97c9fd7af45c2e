/** The matches of each game's `showcase.json`, as tables in the middle or at the end of them. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import type { Position } from "./kit";

const TESTS = new URL("../games/", import.meta.url);
export const GAMES = readdirSync(TESTS).filter((game) => existsSync(new URL(`${game}/showcase.json`, TESTS)));
export const SHOWN: Record<string, Position> = {};
const GAME_OF: Record<string, string> = {};
for (const game of GAMES) {
  const matches = JSON.parse(readFileSync(new URL(`${game}/showcase.json`, TESTS), "utf8")) as Record<string, Position>;
  for (const [name, match] of Object.entries(matches)) {
    SHOWN[name] = match;
    GAME_OF[name] = game;
  }
}

export async function post<T>(context: BrowserContext, path: string, data: object): Promise<T> {
  const reply = await context.request.post(path, { data, timeout: 60_000 });
  if (!reply.ok()) throw new Error(await reply.text());
  return (await reply.json()) as T;
}

/** Bots with whom it goes on, or people who never come, so that it stands still. */
export type Others = "bots" | "away";

/** A table in the middle of a match; I sit where the next decision is, or on the first seat when it is over. */
export async function tableAt(page: Page, game: string, match: Position, plies: number, others: Others = "bots"): Promise<string> {
  const { actor: _, then: __, ...played } = match;
  const data = { game, ...played, actions: match.actions.slice(0, plies) };
  const away = Array.from({ length: match.players }, () => ({ who: "away" }));
  const { id: probe } = await post<{ id: string }>(page.context(), "/api/staged", { ...data, seats: away });
  const { turn } = (await (await page.request.get(`/api/tables/${probe}`)).json()) as { turn: number | null };
  const bots = away.map((_, seat) => ({ who: "bot", level: seat % 2 === 0 ? "easy" : "medium" }));
  const seats = (others === "bots" ? bots : away).map((other, seat) => (seat === (turn ?? 0) ? { who: "me" } : other));
  return (await post<{ id: string }>(page.context(), "/api/staged", { ...data, seats })).id;
}

export function shownAt(page: Page, name: string, part: number, others: Others = "bots"): Promise<string> {
  const match = SHOWN[name];
  if (!match) throw new Error(`no match of ${name}: python -m tests.browser.showcase ${name}`);
  return tableAt(page, GAME_OF[name] ?? name, match, Math.round(match.actions.length * part), others);
}
