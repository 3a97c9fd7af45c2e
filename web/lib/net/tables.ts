/** A table in a list, in words. */

import type { SeatFacts, Translate } from "../board";
import { unnamed } from "../shell/bots";
import { lasting, say, texts } from "../shell/text.svelte";
import type { Seat, Summary } from "./protocol";

/** Names and marks of the seats, for boards and sentences. */
export function seatFacts({ seats, mine }: Pick<Summary, "seats" | "mine">): SeatFacts[] {
  return seats.map((s) => ({
    name: s.name || unnamed(s),
    mark: s.seat + 1,
    me: mine.includes(s.seat),
    bot: s.kind === "bot",
  }));
}

function others(table: Summary): string {
  const people = table.seats.filter((s) => s.kind === "person" && !table.mine.includes(s.seat)).map((s) => s.name);
  const bots = table.seats.filter((s) => s.kind === "bot").map(unnamed);
  return [...people, ...bots].join(", ");
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

/** That I am awaited there, and how long already. */
export function turnFor(table: Summary): string {
  if (table.pause) return say("paused");
  const time = lasting(Date.now() - table.turn_at);
  return time ? say("your-move-for", { time }) : say("your-move");
}

/** What the table waits for. */
export function standing(table: Summary): string {
  if (table.status === "waiting") return say("waits-for-players", { count: freeSeats(table) });
  if (table.pause) return say("paused");
  const seat = table.turn === null ? undefined : table.seats[table.turn];
  if (!seat) return "";
  const name = seat.name || unnamed(seat);
  const time = seat.kind === "person" ? lasting(Date.now() - table.turn_at) : "";
  return time ? say("decides-for", { name, time }) : say("thinks", { name });
}

/** How a match ended. */
export function result(table: Summary): string {
  const game = texts(table.game)("title");
  const winners = table.seats.filter((s) => table.places[s.seat] === 0);
  if (table.seats.length === 1) return say("finished-alone", { game, points: table.points[0] ?? 0 });
  if (winners.length !== 1) return winners.length === 0 ? named(table) : say("finished-shared", { game });
  const [winner] = winners;
  if (!winner) return named(table);
  return table.mine.includes(winner.seat)
    ? say("finished-you", { game })
    : say("finished-name", { game, name: winner.name || unnamed(winner) });
}

/** Somebody else sat there. */
export function withPeople(table: Summary): boolean {
  return table.seats.some((s) => s.kind === "person" && !table.mine.includes(s.seat));
}

/** A bot won where I played. */
export function lostToBot(table: Summary): boolean {
  const winner = table.seats.find((s) => table.places[s.seat] === 0);
  return table.mine.length > 0 && winner?.kind === "bot";
}

/** The seats with their points, the best first. */
export function ranking(table: Summary): { seat: Seat; points: number }[] {
  const order = [...table.seats].sort((a, b) => (table.places[a.seat] ?? 0) - (table.places[b.seat] ?? 0));
  return order.flatMap((seat) => (table.points[seat.seat] === undefined ? [] : [{ seat, points: table.points[seat.seat] ?? 0 }]));
}

/** Where I am awaited comes first, for longest before all; then what was played last. */
export function waitingFirst(tables: readonly Summary[]): Summary[] {
  const waiting = tables.filter(myTurn).sort((a, b) => a.turn_at - b.turn_at);
  const others = tables.filter((table) => !myTurn(table)).sort((a, b) => b.updated_at - a.updated_at);
  return [...waiting, ...others];
}
