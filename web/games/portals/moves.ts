/**
 * What travelled between two views: stones, keys, markers, from where to where.
 *
 * Read from the views alone, since the actions of other seats are not told. A place is a name such as
 * `at:1:12` (gap, cell) or `cell:0:2:4` (seat, slot, cell of the key); a layout that does not show it
 * may show what it is part of (`at:1`): see `flights.ts`.
 */

import { isStone } from "./art";
import type { Hollow } from "./hollows.svelte";
import type { Key, View } from "./view";

export type Piece = { readonly stone: string } | { readonly key: string } | { readonly marker: number };

export interface Move {
  readonly piece: Piece;
  readonly from: string;
  readonly to: string;
  readonly delay: number;
  readonly ms: number;
  /** it falls out of play, turning */
  readonly falls?: boolean;
}

type Hollows = readonly (readonly Hollow[])[];

const STONE_MS = 300;
const LAY_MS = 320;
const APART_MS = 90;
const PILE_MS = 260;
const FALL_MS = 340;
const REFILL_APART_MS = 60;
const MARKER_MS = 160;

function go(piece: Piece, from: string, to: string, ms: number, delay = 0): Move {
  return { piece, from, to, delay, ms };
}
function fall(stone: string, from: string, delay = 0): Move {
  return { ...go({ stone }, from, "bag", FALL_MS, delay), falls: true };
}

interface Spot {
  readonly name: string;
  readonly stone: string;
}

/** Cells of all boards whose stone is there in `a` and not in `b`. */
function stonesOnlyIn(a: View, b: View): Spot[] {
  return a.boards.flatMap(({ gap, stones }) =>
    [...stones].flatMap((stone, cell) => {
      const other = b.boards[gap]?.stones[cell] ?? ".";
      return stone !== "." && stone !== other ? [{ name: `at:${gap}:${cell}`, stone }] : [];
    }),
  );
}

interface Owned {
  readonly place: string;
  readonly key: Key;
}

function keysOf(view: View): Owned[] {
  return view.seats.flatMap(({ keys }, seat) => keys.flatMap((key, slot) => (key ? [{ place: `${seat}:${slot}`, key }] : [])));
}

function keysOnlyIn(a: View, b: View): Owned[] {
  const others = new Set(keysOf(b).map(({ key }) => key.number));
  return keysOf(a).filter(({ key }) => !others.has(key.number));
}

function stonesOn({ place, key }: Owned): Spot[] {
  return [...key.grid].flatMap((stone, at) => (isStone(stone) ? [{ name: `cell:${place}:${at}`, stone }] : []));
}

/** A key goes to its pile; its stones go to the board, those without a free cell into the bag. */
function laid(owned: Owned, landing: readonly Spot[]): Move[] {
  const stones = stonesOn(owned);
  const flights = landing.flatMap(({ name, stone }, i) => {
    const at = stones.findIndex((s) => s.stone === stone);
    const [from] = at >= 0 ? stones.splice(at, 1) : [];
    return from ? [go({ stone }, from.name, name, LAY_MS, APART_MS * i)] : [];
  });
  const lost = stones.map(({ name, stone }) => fall(stone, name, APART_MS));
  const { deck } = owned.key;
  return [...flights, ...lost, go({ key: deck }, `key:${owned.place}`, `pile:${deck}`, PILE_MS, APART_MS * flights.length)];
}

/** A stone moved by Shift, or sent to the bag by Banish. */
function lifted(gone: readonly Spot[], come: readonly Spot[]): Move[] {
  return gone.map(({ name, stone }) => {
    const to = come.find((spot) => spot.stone === stone);
    return to ? go({ stone }, name, to.name, LAY_MS) : fall(stone, name);
  });
}

function areaWith(view: View, than: View, more: number): string | null {
  const found = view.areas.find(({ count }, i) => Math.sign(count - (than.areas[i]?.count ?? 0)) === more);
  return found ? `niche:${found.spell}` : null;
}

/** A stone comes into the hand: from a source, from a spell, or solo from the prediction board. */
function taken(before: View, after: View, seat: number, hollow: string | null): Move[] {
  if (before.held !== "" || after.held === "") return [];
  const cell = [...before.prediction].findIndex((stone, i) => stone !== "." && after.prediction[i] === ".");
  const from = areaWith(after, before, -1) ?? hollow ?? (cell >= 0 ? `prediction:${cell}` : null);
  return from ? [go({ stone: after.held }, from, `held:${seat}`, STONE_MS)] : [];
}

/** The stone in hand goes on a key, to a spell, or back into the bag. */
function given(before: View, after: View, seat: number): Move[] {
  const stone = before.held;
  if (stone === "" || (after.held !== "" && after.turn === before.turn)) return [];
  const old = new Map(keysOf(before).map(({ key }) => [key.number, key.grid]));
  const cell = keysOf(after).flatMap(({ place, key }) => {
    const at = [...key.grid].findIndex((mark, i) => isStone(mark) && old.get(key.number)?.[i] === "#");
    return at >= 0 ? [`cell:${place}:${at}`] : [];
  })[0];
  const to = cell ?? areaWith(after, before, 1);
  return [to ? go({ stone }, `held:${seat}`, to, STONE_MS) : fall(stone, `held:${seat}`)];
}

/** A marker goes where the stone was. */
function marked(before: Hollows, after: Hollows): { from: string; moves: Move[] } | null {
  for (const [gap, hollows] of after.entries()) {
    const k = hollows.findIndex((hollow, i) => typeof hollow === "number" && typeof before[gap]?.[i] === "string");
    const seat = hollows[k];
    if (typeof seat !== "number") continue;
    const place = `hollow:${gap}:${k}`;
    return { from: place, moves: [go({ marker: seat }, `markers:${gap}:${seat}`, place, MARKER_MS, STONE_MS / 2)] };
  }
  return null;
}

/** A new round: six stones out of the bag onto every source. */
function refilled(before: View, after: View, delay: number): Move[] {
  if (after.round === before.round || before.round === 0) return [];
  return after.boards.flatMap(({ gap, source }) =>
    [...source].map((stone, k) => go({ stone }, "bag", `hollow:${gap}:${k}`, STONE_MS, delay + REFILL_APART_MS * k)),
  );
}

export function movesOf(before: View, after: View, seat: number, hollows: { before: Hollows; after: Hollows }): Move[] {
  const [come, gone] = [stonesOnlyIn(after, before), stonesOnlyIn(before, after)];
  const away = keysOnlyIn(before, after);
  const fetched = keysOnlyIn(after, before).map(({ place, key }) =>
    go({ key: key.deck }, `area:${key.number}`, `key:${place}`, PILE_MS),
  );
  const activated = away[0] ? laid(away[0], come) : lifted(gone, come);
  const marker = after.round === before.round ? marked(hollows.before, hollows.after) : null;
  const hand = [...taken(before, after, seat, marker?.from ?? null), ...given(before, after, seat)];
  const first = [...fetched, ...activated, ...hand, ...(marker?.moves ?? [])];
  return [...first, ...refilled(before, after, Math.max(0, ...first.map(({ delay, ms }) => delay + ms)))];
}

/** A figure that lies under the reader's hand: its stones are already above their cells, and its card with them. */
export function inHand(moves: readonly Move[]): Move[] {
  const laid = moves.filter((move) => !move.to.startsWith("pile:"));
  return laid.map((move) => {
    if (!("stone" in move.piece) || !move.from.startsWith("cell:")) return move;
    return { ...move, from: move.falls ? "pane-lost" : move.to.replace("at:", "pane:"), delay: 0 };
  });
}
