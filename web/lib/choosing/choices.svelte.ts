/** The choice of the seat that decides, as the board and the frame around it share it. */

import { Answers } from "./answers.svelte";
import {
  back,
  type Choosing,
  choosing,
  type Facets,
  has,
  isPartOf,
  type Legal,
  matching,
  narrowed,
  notation,
  type Offer,
  offer,
  pick,
  remaining,
  sameFacets,
} from "./choices";
import { Hand, type Piece } from "./hand.svelte";
import { Pointed } from "./pointed.svelte";

interface Said {
  readonly message: string;
  readonly args: Record<string, string | number>;
}

/** What is said before an action is made: it waits for a second click. */
export interface Pause {
  /** what it does, in the words of its button */
  readonly said: Said;
  /** why it waits */
  readonly about: Said;
  /** a sure loss that another action avoids */
  readonly ruin: boolean;
}

/** Shown, and made by the next click on it. */
interface Armed {
  readonly facets: Facets;
  readonly pause: Pause | null;
}

export interface Committee<P> {
  /** the move is made */
  move(action: Legal<P>): void;
  /** something that is not legal was clicked; `action` is what it would have meant, if that can be told */
  refuse(action: string | null): void;
  /** something that is no action was clicked: a sentence of the board's */
  explain?(message: string): void;
  /** by touch a move is shown first and made by a second touch */
  confirms?(): boolean;
  /** what must be said before it is made, once */
  pause?(action: Legal<P>, legal: readonly Legal<P>[]): Pause | null;
}

/** What a control on the board gets: names and states for everyone, handlers for mouse, touch and keys. */
export interface Control {
  role: "button";
  tabindex: 0;
  "aria-label": string;
  "aria-pressed": boolean | undefined;
  "aria-disabled": boolean;
  /** what it stands for, so that others can find it: a hand that drops something, a coach that points */
  "data-facets": string;
  "data-offer": "legal" | "chosen" | "other" | "off" | "idle";
  "data-pointed": "" | undefined;
  /** it waits for a second click, since it ruins */
  "data-ruin": "" | undefined;
  "data-lit": "" | undefined;
  "data-hint": "" | undefined;
  "data-sent": "" | undefined;
  /** it can be lifted now */
  "data-grip": "" | undefined;
  /** what is in the hand may go there */
  "data-accepts": "" | undefined;
  onclick(event: MouseEvent): void;
  onkeydown(event: KeyboardEvent): void;
  onpointerdown(event: PointerEvent): void;
  onpointerenter(event: PointerEvent): void;
  onpointerleave(): void;
  onfocus(): void;
  onblur(): void;
}

/** What of it changes while one chooses. */
type Stance = Pick<
  Control,
  | "aria-pressed"
  | "aria-disabled"
  | "data-offer"
  | "data-pointed"
  | "data-ruin"
  | "data-lit"
  | "data-hint"
  | "data-sent"
  | "data-grip"
  | "data-accepts"
>;

const marked = (is: boolean) => (is ? "" : undefined);

function same(a: Facets | null, b: Facets): boolean {
  return a !== null && sameFacets(a, b);
}

/** a finger that rests so long looks and does nothing */
const LONG_MS = 450;

type Pull = Omit<Piece, "facets">;

const REFUSED = { type: "refused" } as const;

export class Choices<P = unknown> {
  #now: Choosing<P> = $state.raw(choosing<P>([]));
  readonly #pointed = new Pointed();
  #leaving: Facets | null = null;
  #armed: Armed | null = $state.raw(null);
  /** actions of this decision that have paused: never twice */
  #paused = new Set<string>();
  #pending: Legal<P> | null = $state.raw(null);
  #lit: readonly Facets[] = $state.raw([]);
  #refused: Facets | null = $state.raw(null);
  #suggested: Legal<P> | null = $state.raw(null);
  #active = $state(false);
  #held: Piece | null = $state.raw(null);
  #over: Facets | null = $state.raw(null);
  /** where a piece was dropped that has to be taken first: the answer to the next question */
  #next: Facets | null = null;
  #touched = false;
  #pressedAt = 0;
  readonly #committee: Committee<P>;
  /** The choice as it would be if the piece in the hand were picked. */
  readonly #seen = $derived(this.#held ? narrowed(this.#now, this.#held.facets) : this.#now);
  readonly #left = $derived(remaining(this.#seen));
  /** Where the piece in the hand may go once it is taken. */
  readonly #beyond = $derived.by(() => {
    const take = this.#held && this.offer(this.#held.facets).move;
    return (take && this.#held?.onto?.(take)) ?? [];
  });
  readonly hand = new Hand({
    lift: (piece) => this.#lift(piece),
    accepts: (place) => this.accepts(place),
    over: (place) => {
      this.#over = place;
    },
    drop: (place) => this.#drop(place),
    refuse: (place) => this.#refuseHeld(place),
    letGo: () => this.#letGo(),
  });

  constructor(committee: Committee<P>) {
    this.#committee = committee;
  }

  /**
   * New legal actions: what was picked is forgotten. `active`: this seat decides, here and now;
   * `mine`: it still does once all has been shown.
   */
  renew(legal: readonly Legal<P>[], active: boolean, mine = active): void {
    this.#now = choosing(legal);
    this.#active = active;
    this.#armed = null;
    this.#paused.clear();
    this.#pending = null;
    this.#lit = [];
    this.#refused = null;
    this.#suggested = null;
    if (!mine) this.#next = null;
    if (active) this.#goOn();
  }
  /** The piece that was taken goes on to where it was dropped. */
  #goOn(): void {
    const next = this.#next;
    this.#next = null;
    if (!next || matching(this.#now.legal, next).length === 0) return;
    this.#choose(narrowed(this.#now, next));
  }

  /** The move was refused: choosing goes on. */
  release(): void {
    this.#pending = null;
    this.#next = null;
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
    return this.#seen.picked;
  }
  get remaining(): readonly Legal<P>[] {
    return this.#left;
  }
  /** What is hovered or focused. */
  get pointed(): Facets | null {
    return this.#pointed.facets;
  }
  /** Chosen once, so that its effect shows: the next click on it or the main button makes the move. */
  get armed(): Facets | null {
    return this.#armed?.facets ?? null;
  }
  /** What is said while it waits for that. */
  get pause(): Pause | null {
    return this.#armed?.pause ?? null;
  }
  /** What will be said before this action is made. */
  pauseOf(action: Legal<P>): Pause | null {
    return this.#committee.pause?.(action, this.#now.legal) ?? null;
  }
  /** The move on its way to the server. */
  get pending(): Legal<P> | null {
    return this.#pending;
  }

  /** The piece in the reader's hand, and the place that it hangs over, if that accepts it. */
  get held(): Facets | null {
    return this.#held?.facets ?? null;
  }
  get over(): Facets | null {
    return this.#over;
  }
  /** May the piece in the hand go there? */
  accepts(place: Facets): boolean {
    const held = this.#held;
    if (!held) return false;
    if (isPartOf(place, held.facets)) return held.field !== undefined && sameFacets(place, held.facets);
    return this.offer(place).legal || this.#beyond.some((onto) => sameFacets(onto, place));
  }

  #lift(piece: Piece): boolean {
    if (!this.active || matching(this.#now.legal, piece.facets).length === 0) return false;
    this.#armed = null;
    this.point(null);
    this.#held = piece;
    return true;
  }
  /** A place that takes something else than this piece says what is wrong with the piece. */
  #refuseHeld(place: Facets): void {
    const takesOther = matching(this.#now.legal, place).length > 0;
    this.refuse(takesOther ? { ...place, ...this.#held?.facets } : place);
  }
  #letGo(): void {
    this.#held = null;
    this.#over = null;
  }
  #drop(place: Facets): void {
    const seen = this.#seen;
    const next = this.#held?.next ?? null;
    const here = matching(remaining(seen), place).length > 0;
    this.#letGo();
    if (!this.active) return;
    this.#next = here ? next : place;
    this.#choose(here ? narrowed(seen, place) : seen);
  }
  /** What is left is asked next; one action is the move. */
  #choose(next: Choosing<P>): void {
    const [only, ...more] = remaining(next);
    if (only && more.length === 0) this.make(only);
    else this.#now = next;
  }

  readonly #previewed = $derived.by(() => {
    if (this.#pending) return this.#pending;
    if (this.#held) return (this.#over && this.offer(this.#over).move) ?? this.offer(this.#held.facets).move;
    const facets = this.pointed ?? this.armed;
    return this.active && facets ? this.offer(facets).move : null;
  });
  /** The one action whose effect is to be shown: on its way, hovered, focused or tapped once. */
  get previewed(): Legal<P> | null {
    return this.#previewed;
  }
  get preview(): P | null {
    return this.previewed?.preview ?? null;
  }
  /** Is this a facet of the previewed action? */
  shows(facets: Facets): boolean {
    return this.previewed !== null && has(this.previewed, facets);
  }

  readonly #offers = new Answers<Offer<P>>((facets) => offer(this.#seen, facets, this.#left));
  offer(facets: Facets): Offer<P> {
    return this.#offers.about(facets);
  }
  /** All legal actions with these facets, whatever was picked. */
  matching(facets: Facets): readonly Legal<P>[] {
    return matching(this.#now.legal, facets);
  }

  point(facets: Facets | null): void {
    this.#leaving = null;
    this.#pointed.facets = facets;
  }
  /** The pointer leaves, mostly for another control within the same frame: what was shown gives way to what is, at once. */
  leave(facets: Facets): void {
    if (!same(this.pointed, facets)) return;
    this.#leaving = facets;
    requestAnimationFrame(() => this.#leaving === facets && this.point(null));
  }

  /** A click. `look`: a move is only shown; the next click on the same place makes it. */
  pick(facets: Facets, look = this.#touched && (this.#committee.confirms?.() ?? false)): void {
    const result = this.active ? pick(this.#now, facets) : REFUSED;
    this.#next = null;
    if (result.type === "refused") {
      this.refuse(facets);
      return;
    }
    if (result.type === "move") {
      if (look && !same(this.armed, facets)) this.#armed = { facets, pause: this.#pauses(result.action) };
      else this.make(result.action, facets);
      return;
    }
    this.#armed = null;
    this.#now = result.choosing;
  }
  /** Has something to be said first that was not said yet? */
  #pauses(action: Legal<P>): Pause | null {
    const pause = this.#paused.has(action.action) ? null : this.pauseOf(action);
    if (pause) this.#paused.add(action.action);
    return pause;
  }

  /** Touch: something is held over the board; the main button makes the move that it stands for now. */
  arm(facets: Facets | null): void {
    if (this.active && !(facets && same(this.armed, facets))) this.#armed = facets && { facets, pause: null };
  }

  /** The move tapped once is made. */
  confirm(): void {
    const action = this.armed && offer(this.#now, this.armed).move;
    if (action) this.make(action);
  }

  /** The move; one that must be announced is shown first, by the control that stands for it. */
  make(action: Legal<P>, by: Facets = { kind: action.kind, ...action.args }): void {
    if (!this.active) return;
    const pause = this.#pauses(action);
    this.#armed = pause && { facets: by, pause };
    if (pause) return;
    this.point(null);
    this.#pending = action;
    this.#committee.move(action);
  }

  /** Escape. Was there anything to take back? */
  back(): boolean {
    this.#next = null;
    if (this.#armed) {
      this.#armed = null;
      return true;
    }
    if (this.#now.picked.length === 0 || this.#pending) return false;
    this.#now = back(this.#now);
    return true;
  }

  /** Marks the controls of these actions that may not be chosen, while a rule about them is read. */
  light(deeds: readonly Facets[]): void {
    this.#lit = deeds;
  }
  /** Marks the controls of an action that the reader is advised to choose. */
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

  /** A click on something that is no action of its own is answered with a sentence of the board's. */
  explain(message: string): void {
    if (this.active) this.#committee.explain?.(message);
    else this.refuse({});
  }

  /** Attributes for a thing that a board points at by keys of its own; also one that goes with its board has lost the focus. */
  readonly unfocused = { onblur: () => this.point(null) };

  /** Attributes for a thing that can only be pulled; a click on it means nothing. */
  grip(facets: Facets, piece: Pull = {}) {
    return {
      "data-grip": this.active && matching(this.#now.legal, facets).length > 0 ? ("" as const) : undefined,
      onpointerdown: (event: PointerEvent) => this.hand.press(event, { facets, ...piece }),
    };
  }

  readonly #stances = new Answers<Stance>((facets) => {
    const { active, armed } = this;
    const { chosen, legal, other } = this.offer(facets);
    const state = chosen ? "chosen" : legal ? "legal" : other ? "other" : "off";
    return {
      "aria-pressed": chosen || undefined,
      "aria-disabled": !active || state === "off",
      "data-offer": active ? state : "idle",
      "data-pointed": marked(this.#pointed.is(facets) || same(armed, facets)),
      "data-ruin": marked(armed !== null && this.pause?.ruin === true && isPartOf(facets, armed)),
      "data-lit": marked(!legal && this.#lit.some((mutation) => isPartOf(facets, mutation))),
      "data-hint": marked(active && legal && this.#suggested !== null && has(this.#suggested, facets)),
      "data-sent": marked(this.#pending !== null && has(this.#pending, facets)),
      "data-grip": marked(active && (legal || other)),
      "data-accepts": marked(this.accepts(facets)),
    };
  });

  /**
   * Attributes for a control that stands for these facets: `<g {...choices.control({line: "r3L"}, name)}>`.
   * With `piece` it can be lifted and dropped on another control.
   */
  control(facets: Facets, label: string, piece: Pull | null = null): Control {
    const stance = this.#stances.about(facets);
    return {
      role: "button",
      tabindex: 0,
      "aria-label": label,
      "data-facets": JSON.stringify(facets),
      ...stance,
      "data-grip": piece ? stance["data-grip"] : undefined,
      onclick: (event) => {
        event.stopPropagation();
        if (this.#touched && event.timeStamp - this.#pressedAt > LONG_MS) this.pick(facets, true);
        else this.pick(facets);
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
        this.#pressedAt = event.timeStamp;
        if (this.#touched) this.point(facets);
        if (piece) this.hand.press(event, { facets, ...piece });
      },
      onpointerenter: (event) => {
        if (event.pointerType !== "touch") this.point(facets);
      },
      onpointerleave: () => this.leave(facets),
      onfocus: () => {
        if (!this.#touched) this.point(facets);
      },
      onblur: () => {
        if (same(this.pointed, facets)) this.point(null);
      },
    };
  }
}
