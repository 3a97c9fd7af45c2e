/** A table in a list, in words. */

import type { Translate } from "./board";
import type { Summary } from "./protocol";
import { say, texts } from "./text.svelte";

function others(table: Summary): string {
  const people = table.seats.filter((s) => s.kind === "person" && !table.mine.includes(s.seat)).map((s) => s.name);
  const bots = table.seats.filter((s) => s.kind === "bot").length;
  return [...people, ...(bots > 0 ? [say("bots-count", { count: bots })] : [])].join(", ");
}

export function named(table: Summary): string {
  const t: Translate = texts(table.game);
  const names = others(table);
  const game = t("title");
  return names ? say("game-with", { game, names }) : say("game-alone", { game });
}

export function myTurn(table: Summary): boolean {
  return table.status === "playing" && table.turn !== null && table.mine.includes(table.turn);
}

export function freeSeats(table: Summary): number {
  return table.seats.filter((s) => s.kind === "open").length;
}

/** What the table waits for. */
export function standing(table: Summary): string {
  if (table.status === "waiting") return say("waits-for-players", { count: freeSeats(table) });
  const seat = table.turn === null ? undefined : table.seats[table.turn];
  if (!seat) return "";
  return say("thinks", { name: seat.name || say("bot-name", { number: seat.seat + 1 }) });
}

export function waitingFirst(tables: readonly Summary[]): Summary[] {
  return [...tables].sort((a, b) => Number(myTurn(b)) - Number(myTurn(a)) || b.updated_at - a.updated_at);
}
