/** What is in the reader's hand: a piece lifted from the board, and where it hangs. */

import type { Facets, Legal } from "./choices";
import { type Likeness, likenessOf } from "./likeness";
import { type Point, press } from "./press";

/** What the hand asks of the choice. */
export interface Holder {
  /** May it be lifted? From now on the places that accept it are lit. */
  lift(piece: Piece): boolean;
  accepts(place: Facets): boolean;
  /** it hangs over that place; null: over none */
  over(place: Facets | null): void;
  drop(place: Facets): void;
  /** over a place that does not accept it */
  refuse(place: Facets): void;
  letGo(): void;
}

export interface Piece {
  readonly facets: Facets;
  /** Where it may go when taking it is a decision of its own: the controls of the next question, told by that decision's preview. */
  // biome-ignore lint/suspicious/noExplicitAny: the preview is the game's own
  readonly onto?: ((action: Legal<any>) => readonly Facets[]) | undefined;
  /** The answer to the next question, wherever it is dropped: an army is pulled onto its target. */
  readonly next?: Facets | undefined;
  /** Selector of an area where dropping it is enough: a card on the map. */
  readonly field?: string | undefined;
}

/** A place catches a piece that comes so near to its middle. */
const SNAP_PX = 36;
const RETURN_MS = 220;
const SETTLE_MS = 160;
const TICK_MS = 8;
const TURN_MS = 400;

export type Verdict = "yes" | "no" | null;

interface Target {
  readonly facets: Facets;
  readonly middle: Point;
}

function facetsOf(element: Element): Facets {
  return JSON.parse((element as HTMLElement | SVGElement).dataset.facets ?? "{}") as Facets;
}
function middleOf(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export class Hand {
  likeness: Likeness | null = $state.raw(null);
  at: Point = $state.raw({ x: 0, y: 0 });
  verdict: Verdict = $state(null);
  /** on its way home, or settling where it was dropped */
  moving: "home" | "down" | null = $state(null);
  readonly #holder: Holder;
  #home: Point = { x: 0, y: 0 };
  #source: Element | null = null;
  #piece: Piece | null = null;
  #left: Element | null = null;
  #offset: Point = { x: 0, y: 0 };
  #target: Target | null = null;
  #timer = 0;
  #tab: Element | null = null;
  #turning = 0;

  constructor(holder: Holder) {
    this.#holder = holder;
  }

  /** A piece was pressed; it is lifted when the pointer pulls. */
  press(event: PointerEvent, piece: Piece): void {
    const source = event.currentTarget as Element;
    press(event, {
      begin: (from) => this.#lift(source, piece, from),
      move: (at) => this.#carry(at),
      end: () => this.#release(),
      cancel: () => this.#return(),
    });
  }

  #lift(source: Element, piece: Piece, from: Point): boolean {
    if (!this.#holder.lift(piece)) return false;
    this.#settled();
    const { likeness, box } = likenessOf(source);
    this.#home = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const small = box.width < 2 * SNAP_PX;
    this.#offset = small ? { x: 0, y: 0 } : { x: this.#home.x - from.x, y: this.#home.y - from.y };
    this.#source = source;
    this.#piece = piece;
    queueMicrotask(() => this.#source?.setAttribute("data-lifted", "")); // to change the page now would lay it out twice: it is asked what lies below
    this.likeness = likeness;
    this.moving = null;
    this.at = this.#home;
    return true;
  }

  #carry(aim: Point): void {
    const piece = { x: aim.x + this.#offset.x, y: aim.y + this.#offset.y };
    const before = this.#target;
    const found = this.#under(aim, piece);
    const accepted = found !== null && this.#holder.accepts(found.facets);
    this.#target = found;
    this.verdict = found === null ? null : accepted ? "yes" : "no";
    this.at = accepted ? found.middle : piece;
    this.#holder.over(accepted ? found.facets : null);
    const snapped = accepted && JSON.stringify(before?.facets) !== JSON.stringify(found.facets);
    if (snapped) navigator.vibrate?.(TICK_MS);
  }

  /** The accepting place under the pointer, else one that is near, else any other place. */
  #under(aim: Point, piece: Point): Target | null {
    const together = aim.x === piece.x && aim.y === piece.y;
    const below = (together ? [aim] : [aim, piece]).flatMap((p) => document.elementsFromPoint(p.x, p.y));
    const controls = below.map((e) => e.closest("[data-facets]")).filter((e): e is Element => e !== null && !this.#isSource(e));
    const direct = controls.find((e) => this.#holder.accepts(facetsOf(e)));
    const field = this.#piece?.field;
    if (!direct && field && below.some((e) => e.closest(field))) return { facets: this.#piece?.facets ?? {}, middle: piece };
    this.#turnPage(below);
    const found = direct ?? this.#near(piece) ?? controls[0];
    return found ? { facets: facetsOf(found), middle: middleOf(found) } : null;
  }
  /** Held over the tab of another page, a piece opens it. */
  #turnPage(below: readonly Element[]): void {
    const tab = below.map((e) => e.closest<HTMLElement>("[data-turns]")).find((e) => e !== null) ?? null;
    if (tab === this.#tab) return;
    clearTimeout(this.#turning);
    this.#tab = tab;
    if (tab) this.#turning = window.setTimeout(() => tab.click(), TURN_MS);
  }
  #isSource(element: Element): boolean {
    return this.#source === element || this.#source?.contains(element) === true;
  }
  #near(piece: Point): Element | null {
    const accepting = [...document.querySelectorAll("[data-accepts]")].map((element) => {
      const middle = middleOf(element);
      return { element, far: Math.hypot(middle.x - piece.x, middle.y - piece.y) };
    });
    const [nearest] = accepting.sort((a, b) => a.far - b.far);
    return nearest && nearest.far <= SNAP_PX ? nearest.element : null;
  }

  #release(): void {
    const [target, verdict] = [this.#target, this.verdict];
    if (target && verdict === "yes") {
      this.#leave("down", SETTLE_MS);
      this.#holder.drop(target.facets);
      return;
    }
    if (target && verdict === "no") this.#holder.refuse(target.facets);
    this.#return();
  }
  #return(): void {
    this.#holder.letGo();
    this.at = this.#home;
    this.#leave("home", RETURN_MS);
  }
  #leave(how: "home" | "down", ms: number): void {
    clearTimeout(this.#turning);
    this.#tab = null;
    this.#piece = null;
    this.moving = how;
    this.verdict = null;
    this.#target = null;
    this.#left = this.#source;
    this.#source = null;
    this.#timer = window.setTimeout(() => this.#settled(), ms);
  }
  #settled(): void {
    clearTimeout(this.#timer);
    this.#left?.removeAttribute("data-lifted");
    this.likeness = null;
    this.moving = null;
  }
}
