/** Glass on its way: what a step moved, from where to where, and when it lands. */

import type { Step } from "../../lib/board";
import {
  at,
  displayTile,
  FIELDS,
  field,
  HAND,
  handTile,
  heap,
  type Layout,
  PALACE,
  type Place,
  type Point,
  pane,
  ringOf,
  SLOTS,
} from "./geometry";
import { type Colour, laid } from "./glass";
import { deedOf } from "./story";
import type { Strip, View } from "./view";

export interface End extends Point {
  readonly size: number;
}
export interface Flight {
  readonly id: number;
  readonly colour: string;
  readonly from: End;
  readonly to: End;
  readonly delay: number;
  readonly ms: number;
  readonly breaks: boolean;
}
/** A strip that leaves its palace. */
export interface Leaving {
  readonly seat: number;
  readonly slot: number;
  readonly strip: Strip;
  readonly ms: number;
}

const SLIDE_MS = 320;
const FLY_MS = 360;
const KEEP_MS = 380;
const FALL_MS = 540;
const LIGHT_GAP_MS = 60;
const FLASH_MS = 220;
const NUMBER_GAP_MS = 90;
const NUMBER_MS = 300;
const LEAVE_MS = 480;
const TURN_MS = 420;
const GAP_MS = 30;
const REFILL_GAP_MS = 60;

type Draft = Omit<Flight, "id">;
type Waits = Record<string, number>;

/** Where a seat's palace is drawn; a seat that is not on the stage lies beyond its upper edge. */
export function placeOf(layout: Layout, seat: number, shown: number, others: readonly number[]): Place {
  if (seat === shown) return layout.palace;
  return layout.minis[others.indexOf(seat)] ?? { x: layout.width / 2 - 30, y: -40, k: 0.1 };
}

function end(place: Place, point: Point, size: number): End {
  return { ...at(place, point), size: size * place.k };
}

class Moves {
  readonly drafts: Draft[] = [];
  readonly waits: Waits = {};
  leaving: Leaving | null = null;
  readonly #layout: Layout;
  readonly #palace: Place;
  readonly #before: View;
  readonly #after: View;
  readonly #seat: number;

  constructor(layout: Layout, palace: Place, before: View, after: View, seat: number) {
    this.#layout = layout;
    this.#palace = palace;
    this.#before = before;
    this.#after = after;
    this.#seat = seat;
  }

  #fly(colour: string, from: End, to: End, ms: number, key: string): void {
    const delay = GAP_MS * this.drafts.length;
    this.drafts.push({ colour, from, to, delay, ms, breaks: false });
    this.waits[key] = delay + ms;
  }
  #fall(colour: string, from: End): void {
    const to = { ...from, y: from.y + 90 * this.#palace.k };
    this.drafts.push({ colour, from, to, delay: GAP_MS * this.drafts.length, ms: FALL_MS, breaks: true });
  }
  #hand(nth: number): End {
    const slot = this.#before.seats[this.#seat]?.glazier ?? 0;
    return end(this.#palace, handTile(slot, nth), HAND.size);
  }

  take(place: string, colour: string): void {
    const { rose } = this.#layout;
    if (place === "centre") {
      const lying = heap(colour as Colour, this.#before.centre[colour] ?? 0);
      lying.tiles.forEach((p, i) => {
        this.#taken(colour, end(rose, p, lying.size), i);
      });
      return;
    }
    const display = Number(place) - 1;
    const ring = ringOf(this.#before.displays.length);
    const landed: Record<string, number> = {};
    let taken = 0;
    laid(this.#before.displays[display] ?? {}).forEach((tile, nth) => {
      const from = end(rose, displayTile(ring, display, nth), ring.tile);
      if (tile === colour) {
        this.#taken(tile, from, taken);
        taken += 1;
        return;
      }
      const index = (this.#before.centre[tile] ?? 0) + (landed[tile] ?? 0);
      landed[tile] = (landed[tile] ?? 0) + 1;
      const lying = heap(tile, this.#after.centre[tile] ?? 1);
      const spot = lying.tiles[index];
      if (spot) this.#fly(tile, from, end(rose, spot, lying.size), SLIDE_MS, `centre:${tile}:${index}`);
    });
  }
  #taken(colour: string, from: End, nth: number): void {
    if (this.#after.step === "strip" && this.#after.actor === this.#seat)
      this.#fly(colour, from, this.#hand(nth), FLY_MS, `hand:${nth}`);
    else this.#fall(colour, from);
  }

  place(): void {
    const slot = this.#after.seats[this.#seat]?.glazier ?? 0;
    const colour = this.#before.hand?.colour ?? "";
    const [old, now] = [this.#before.seats[this.#seat]?.strips[slot]?.glass, this.#after.seats[this.#seat]?.strips[slot]?.glass];
    let used = 0;
    now?.forEach((tile, nth) => {
      if (!tile || old?.[nth]) return;
      this.#fly(
        colour,
        this.#hand(used),
        end(this.#palace, field(slot, nth), PALACE.field),
        FLY_MS,
        `strip:${this.#seat}:${slot}:${nth}`,
      );
      used += 1;
    });
    for (let i = used; used > 0 && i < (this.#before.hand?.count ?? 0); i += 1) this.#fall(colour, this.#hand(i));
  }

  /** The full strip lights up from the top. */
  light(): void {
    const slot = this.#after.seats[this.#seat]?.glazier ?? 0;
    for (const nth of FIELDS) this.waits[`lit:${this.#seat}:${slot}:${nth}`] = FLY_MS + GAP_MS * 4 + LIGHT_GAP_MS * nth;
  }

  /** The kept pane drops into the window; the numbers that count pulse; the strip turns over or leaves. */
  keep(slot: number, colour: string): void {
    const from = this.#before.seats[this.#seat]?.strips[slot]?.glass.indexOf(colour) ?? 0;
    const lower = this.#before.seats[this.#seat]?.windows[slot]?.panes[0] ? 1 : 0;
    const to = end(this.#palace, pane(slot, lower), PALACE.field);
    const strip = this.#before.seats[this.#seat]?.strips[slot];
    if (this.#after.seats[this.#seat]?.strips[slot]) this.waits[`turn:${this.#seat}:${slot}`] = TURN_MS;
    else if (strip) this.leaving = { seat: this.#seat, slot, strip, ms: LEAVE_MS };
    const counting = SLOTS.filter((s) => s >= slot && this.#after.seats[this.#seat]?.windows[s]?.panes[0]);
    counting.forEach((s, i) => {
      this.waits[`number:${this.#seat}:${s}`] = KEEP_MS + NUMBER_GAP_MS * i;
    });
    this.#fly(
      colour,
      end(this.#palace, field(slot, Math.max(0, from)), PALACE.field),
      to,
      KEEP_MS,
      `pane:${this.#seat}:${slot}:${lower}`,
    );
  }

  refill(): void {
    this.#after.displays.forEach((counts, display) => {
      laid(counts).forEach((_, nth) => {
        this.waits[`display:${display}:${nth}`] = KEEP_MS + REFILL_GAP_MS * display;
      });
    });
  }
}

/** the same whenever nothing moves: what is as it was draws no pane anew */
const NONE: readonly Flight[] = [];
const AT_ONCE: Readonly<Waits> = {};

export class Flights {
  list: readonly Flight[] = $state.raw(NONE);
  waits: Readonly<Waits> = $state.raw(AT_ONCE);
  leaving: Leaving | null = $state.raw(null);
  #made = 0;
  #timer = 0;

  follow(view: View, previous: View | null, step: Step | null, layout: Layout, palace: Place, speed: number): void {
    this.stop();
    if (!step || !previous || speed <= 0) return;
    const moves = new Moves(layout, palace, previous, view, step.seat);
    const deed = deedOf(step);
    if (deed?.kind === "take") moves.take(deed.place, deed.colour);
    if (deed?.kind === "place") moves.place();
    if (deed?.kind === "place" && deed.full) moves.light();
    if (deed?.kind === "keep") moves.keep(deed.slot, deed.colour);
    if (view.turn_round > previous.turn_round) moves.refill();
    if (moves.drafts.length > 0) this.list = moves.drafts.map((draft) => this.#timed(draft, speed));
    const waits = Object.entries(moves.waits);
    if (waits.length > 0) this.waits = Object.fromEntries(waits.map(([key, ms]) => [key, ms / speed]));
    const { leaving } = moves;
    this.leaving = leaving && { ...leaving, ms: leaving.ms / speed };
    const lights = Object.values(this.waits).map((ms) => ms + Math.max(FLASH_MS, NUMBER_MS));
    const end = Math.max(0, ...this.list.map((f) => f.delay + f.ms), ...lights, leaving?.ms ?? 0);
    this.#timer = window.setTimeout(() => this.stop(), end + 40);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.list = NONE;
    this.waits = AT_ONCE;
    this.leaving = null;
  }

  #timed(draft: Draft, speed: number): Flight {
    this.#made += 1;
    return { ...draft, id: this.#made, delay: draft.delay / speed, ms: draft.ms / speed };
  }
}
