/** The choice of the seat that decides, as the board and the frame around it share it. */

import {
  back,
  type Choosing,
  choosing,
  type Facets,
  has,
  isPartOf,
  type Legal,
  matching,
  notation,
  type Offer,
  offer,
  pick,
  remaining,
} from "./choices";

export interface Committee<P> {
  /** the move is made */
  move(action: Legal<P>): void;
  /** something that is not legal was clicked; `action` is what it would have meant, if that can be told */
  refuse(action: string | null): void;
}

/** What a thing on the board gets: names and states for everyone, handlers for mouse, touch and keys. */
export interface Thing {
  role: "button";
  tabindex: 0;
  "aria-label": string;
  "aria-pressed": boolean | undefined;
  "aria-disabled": boolean;
  "data-offer": "legal" | "chosen" | "other" | "off" | "idle";
  "data-pointed": "" | undefined;
  "data-lit": "" | undefined;
  "data-hint": "" | undefined;
  onclick(event: MouseEvent): void;
  onkeydown(event: KeyboardEvent): void;
  onpointerdown(event: PointerEvent): void;
  onpointerenter(event: PointerEvent): void;
  onpointerleave(): void;
  onfocus(): void;
  onblur(): void;
}

function same(a: Facets | null, b: Facets): boolean {
  return a !== null && JSON.stringify(a) === JSON.stringify(b);
}

const REFUSED = { type: "refused" } as const;

export class Choices<P = unknown> {
  #now: Choosing<P> = $state.raw(choosing<P>([]));
  #pointed: Facets | null = $state.raw(null);
  #armed: Facets | null = $state.raw(null);
  #pending: Legal<P> | null = $state.raw(null);
  #lit: readonly Facets[] = $state.raw([]);
  #refused: Facets | null = $state.raw(null);
  #suggested: Legal<P> | null = $state.raw(null);
  #active = $state(false);
  #touched = false;
  readonly #committee: Committee<P>;

  constructor(committee: Committee<P>) {
    this.#committee = committee;
  }

  /** New legal actions: what was picked is forgotten. `active`: this seat decides, here and now. */
  renew(legal: readonly Legal<P>[], active: boolean): void {
    this.#now = choosing(legal);
    this.#active = active;
    this.#armed = null;
    this.#pending = null;
    this.#lit = [];
    this.#refused = null;
    this.#suggested = null;
  }

  /** The move was refused: choosing goes on. */
  release(): void {
    this.#pending = null;
  }

  /** Does this seat decide, here and now? Also while its move is under way. */
  get open(): boolean {
    return this.#active;
  }
  /** May something be chosen now? */
  get active(): boolean {
    return this.#active && this.#pending === null;
  }
  /** Has the reader picked or tapped something, or made the move? */
  get begun(): boolean {
    return this.picked.length > 0 || this.#armed !== null || this.#pending !== null;
  }
  get legal(): readonly Legal<P>[] {
    return this.#now.legal;
  }
  get picked(): readonly Facets[] {
    return this.#now.picked;
  }
  get remaining(): readonly Legal<P>[] {
    return remaining(this.#now);
  }
  /** What is hovered or focused. */
  get pointed(): Facets | null {
    return this.#pointed;
  }
  /** Touch: tapped once, so that its effect shows; the next tap or the main button makes the move. */
  get armed(): Facets | null {
    return this.#armed;
  }
  /** The move on its way to the server. */
  get pending(): Legal<P> | null {
    return this.#pending;
  }

  /** The one action whose effect is to be shown: on its way, hovered, focused or tapped once. */
  get previewed(): Legal<P> | null {
    if (this.#pending) return this.#pending;
    const facets = this.#pointed ?? this.#armed;
    return this.active && facets ? offer(this.#now, facets).move : null;
  }
  get preview(): P | null {
    return this.previewed?.preview ?? null;
  }
  /** Is this a facet of the previewed action? */
  shows(facets: Facets): boolean {
    return this.previewed !== null && has(this.previewed, facets);
  }

  offer(facets: Facets): Offer<P> {
    return offer(this.#now, facets);
  }
  /** All legal actions with these facets, whatever was picked. */
  matching(facets: Facets): readonly Legal<P>[] {
    return matching(this.#now.legal, facets);
  }

  point(facets: Facets | null): void {
    this.#pointed = facets;
  }

  /** A click. */
  pick(facets: Facets): void {
    const result = this.active ? pick(this.#now, facets) : REFUSED;
    if (result.type === "refused") {
      this.refuse(facets);
      return;
    }
    if (result.type === "move" && this.#touched && !same(this.#armed, facets)) {
      this.#armed = facets;
      return;
    }
    this.#armed = null;
    this.#now = result.choosing;
    if (result.type === "move") this.make(result.action);
  }

  /** Touch: something is held over the board; the main button makes the move that it stands for now. */
  arm(facets: Facets | null): void {
    if (this.active) this.#armed = facets;
  }

  /** The move tapped once is made. */
  confirm(): void {
    const action = this.#armed && offer(this.#now, this.#armed).move;
    if (action) this.make(action);
  }

  make(action: Legal<P>): void {
    if (!this.active) return;
    this.#armed = null;
    this.#pointed = null;
    this.#pending = action;
    this.#committee.move(action);
  }

  /** Escape. Was there anything to take back? */
  back(): boolean {
    if (this.#armed) {
      this.#armed = null;
      return true;
    }
    if (this.#now.picked.length === 0 || this.#pending) return false;
    this.#now = back(this.#now);
    return true;
  }

  /** Marks the things of these deeds that may not be chosen, while a rule about them is read. */
  light(deeds: readonly Facets[]): void {
    this.#lit = deeds;
  }
  /** Marks the things of an action that the reader is advised to choose. */
  suggest(action: Legal<P> | null): void {
    this.#suggested = action;
  }
  /** What was clicked last although it is not legal. */
  get refused(): Facets | null {
    return this.#refused;
  }

  /** A click on something that is not legal: the server says why. */
  refuse(facets: Facets): void {
    this.#refused = facets;
    this.#committee.refuse(this.active ? notation(this.#now, facets) : null);
  }

  /** Attributes for a thing that stands for these facets: `<g {...choices.thing({line: "r3L"}, name)}>`. */
  thing(facets: Facets, label: string): Thing {
    const o = this.offer(facets);
    const state = o.chosen ? "chosen" : o.legal ? "legal" : o.other ? "other" : "off";
    return {
      role: "button",
      tabindex: 0,
      "aria-label": label,
      "aria-pressed": o.chosen || undefined,
      "aria-disabled": !this.active || !(o.legal || o.other || o.chosen),
      "data-offer": this.active ? state : "idle",
      "data-pointed": same(this.#pointed, facets) || same(this.#armed, facets) ? "" : undefined,
      "data-lit": !o.legal && this.#lit.some((deed) => isPartOf(facets, deed)) ? "" : undefined,
      "data-hint": this.active && o.legal && this.#suggested && has(this.#suggested, facets) ? "" : undefined,
      onclick: (event) => {
        event.stopPropagation();
        this.pick(facets);
      },
      onkeydown: (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        this.#touched = false;
        this.pick(facets);
      },
      onpointerdown: (event) => {
        this.#touched = event.pointerType === "touch";
      },
      onpointerenter: (event) => {
        if (event.pointerType !== "touch") this.point(facets);
      },
      onpointerleave: () => {
        if (same(this.#pointed, facets)) this.point(null);
      },
      onfocus: () => {
        if (!this.#touched) this.point(facets);
      },
      onblur: () => {
        if (same(this.#pointed, facets)) this.point(null);
      },
    };
  }
}
