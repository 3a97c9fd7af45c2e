/**
 * The contract between the table and a game's board.
 *
 * A game's folder `web/games/<key>/` has a file `kit.ts` whose default export is a `Kit`. The table
 * loads it when a table of that game is opened. A board knows no rules: it draws `view`, offers
 * what is legal, and says everything through `t`. It imports from `web/lib`, never the reverse.
 *
 *     // web/games/<key>/kit.ts
 *     import type { Kit } from "../../lib/board";
 *     import Board from "./Board.svelte";
 *     import Facts from "./Facts.svelte";
 *     export default { Board, Facts, score: (view, seat) => view.seats[seat].points } satisfies Kit<View, Preview>;
 *
 *     <!-- web/games/<key>/Board.svelte -->
 *     <script lang="ts">
 *       import type { BoardProps } from "../../lib/board";
 *       let { view, choices, seats, t, still }: BoardProps<View, Preview> = $props();
 *     </script>
 *     {#each LINES as line}
 *       <g class="arrow" {...choices.thing({ kind: "shift", line }, t("arrow", { line }))}>…</g>
 *     {/each}
 *     {#if choices.preview}<Ghosts preview={choices.preview} />{/if}
 *
 * Things. `choices.thing(facets, label)` gives a thing on the board its role, name, state and handlers (mouse, touch,
 * Enter and Space, hover, focus). Style by attributes: `data-offer` is `legal`, `chosen`, `other` (a click switches to
 * it), `off` (a click is answered with the rule), `idle` (nothing can be chosen now); `data-pointed` while hovered, focused or tapped once;
 * `data-lit` while a rule that forbids it is being read, `data-hint` while it is part of the suggested move (the frame draws both).
 * `choices.offer(facets)` answers the same as data (`legal`, `chosen`, `other`, `implied`, `actions`, `move`).
 * Facets are `kind` and the arguments' labels as the server sends them; leave `kind` out where the thing serves several.
 *
 * Choosing. A click narrows, the order of clicks is free, Escape steps back, the last action left is the move.
 * By touch the first tap previews and the second (or the main button) moves. Never call the server from a board.
 * `choices.previewed` is the action whose effect is to be shown now, `choices.preview` the game's own preview struct of it,
 * `choices.shows(facets)` whether it has these facets (light the place it would go to).
 * `choices.refuse(facets)`: for a click on a thing that you handle yourself; `thing` does it by itself. The facets of something
 * illegal should name `kind` and all arguments that the click determines, so that the server can say which rule forbids it.
 *
 * Motion. `previous` and `step` tell what happened: `view` came from `previous` by `step` (null after a fresh load, an undo or a jump: then
 * draw `view` at once). The table shows one step after the other and waits `kit.linger(step)` ms, or 600, before the next. With `still` nothing moves.
 * `pace` is 1, or larger when the reader skips ahead: divide durations by it.
 *
 * Room. The board fills its parent (width and height 100 %); the stage is a size container named `stage`:
 * use `@container stage (max-width: 700px)`. `size` tells the same to scripts. The frame puts `Own` under the board
 * (on a phone under the prompt; on a phone held sideways in a narrow column beside the board, with `size` "phone"). Colours come from `web/art/tokens.css`, seats are `.s1` to `.s5` (`--seat`) with `<Shape {seat} />`.
 *
 * Buttons. Every legal action whose kind is not in `placed` and that has no arguments gets a button in the prompt line, with the
 * message `button-<kind>` of the game (arguments: those of `kit.buttonArgs`). The kinds in `main` get the accent, at most one at a time. Actions with
 * arguments but without a place on the board can be offered with `kit.extra`: their kinds get a button each too, `button-<kind>` with the labels as arguments.
 *
 * Texts. `t(id, args)` looks in the game's catalogue, then in the frame's. An argument `seat` is given as index: the sentence gets `$player` (name) and
 * `$you` (`yes`/`no`) and `$seat` (name). Rules are shown by the frame: `t("rule-…")` is not available in boards.
 */

import type { Component } from "svelte";
import type { Facets, Legal } from "./choices";
import type { Choices } from "./choosing.svelte";

export type { Facets, Legal, Offer } from "./choices";
export type { Choices } from "./choosing.svelte";

export type Args = Record<string, string | number>;

/** A sentence: message id and arguments. */
export interface Sentence {
  readonly message: string;
  readonly args: Args;
}

export type Translate = (message: string, args?: Args) => string;

/** Who sits there, as a board needs it. The index in the list is the seat. */
export interface SeatFacts {
  readonly name: string;
  /** 1 to 5: class `s1`, colour `--seat-1`, symbol `seat-1` */
  readonly mark: number;
  readonly me: boolean;
  readonly bot: boolean;
}

/** One decision carried out, as this reader may know it. */
export interface Step<V = unknown> {
  readonly ply: number;
  readonly seat: number;
  /** notation; null where the reader may not know it (another's choice): then tell it from `events` and the views */
  readonly action: string | null;
  readonly kind: string | null;
  readonly args: Facets;
  readonly events: readonly Sentence[];
  readonly view: V;
}

export type Size = "phone" | "narrow" | "wide";

export interface BoardProps<V = unknown, P = unknown> {
  /** what the reader's seat sees */
  view: V;
  /** the view before `step`, when `view` follows from it */
  previous: V | null;
  step: Step<V> | null;
  /** the steps told so far, the one on the board included; their views may be missing */
  log?: readonly Step[];
  choices: Choices<P>;
  seats: readonly SeatFacts[];
  /** whose eyes: a seat, or -1 for a spectator */
  seat: number;
  /** the seat that decides now; -1 when the game is over */
  actor: number;
  t: Translate;
  size: Size;
  /** reduced motion */
  still: boolean;
  /** 1, or larger when skipping ahead */
  pace: number;
}

/** What a seat holds openly, for the players' column: small, one line, at most 18 px high. */
export interface FactsProps<V = unknown> {
  view: V;
  of: number;
  seats: readonly SeatFacts[];
  t: Translate;
}

/** Where the game stands, for the top bar: a sentence, ticks (how many of how many), one more sentence. */
export interface Phase {
  readonly title: Sentence;
  readonly now?: number;
  readonly of?: number;
  /** drawn instead of the ticks: one symbol for each */
  readonly symbols?: readonly string[];
  readonly more?: Sentence;
}

export interface KeyOf {
  /** a single letter or key name */
  readonly key: string;
  readonly facets: Facets;
  /** message id for the keyboard map */
  readonly about: string;
}

/** What matters most of what a seat holds, for the phone's strip: a symbol, a number and its name. */
export interface Held {
  readonly symbol: string;
  readonly count: number | string;
  readonly label: Sentence;
}

export interface Kit<V = unknown, P = unknown> {
  readonly Board: Component<BoardProps<V, P>>;
  /** the reader's own area under the board */
  readonly Own?: Component<BoardProps<V, P>>;
  readonly Facts?: Component<FactsProps<V>>;
  /** what the result is called, above the points on the end screen */
  readonly Verdict?: Component<{ view: V; t: Translate }>;
  /** points of a seat as everybody sees them; null when they are secret or there are none yet */
  score(view: V, seat: number): number | null;
  held?(view: V, seat: number): Held | null;
  /** the symbol drawn before a word of a sentence, by the word's message id (`gem-R`); null: none */
  icon?(message: string): string | null;
  phase?(view: V): Phase | null;
  /** second line of the prompt: what the previewed action would mean */
  hint?(view: V, previewed: Legal<P> | null): Sentence | null;
  /** kinds of actions that the board draws itself: no button */
  readonly placed?: readonly string[];
  /** kinds with arguments that get a button each */
  readonly extra?: readonly string[];
  /** kinds that take the main button, the first legal one */
  readonly main?: readonly string[];
  /** arguments of `button-<kind>` besides the labels */
  buttonArgs?(view: V, action: Legal<P>): Args;
  readonly keys?: readonly KeyOf[];
  /** how long a step is to be looked at, in ms */
  linger?(step: Step<V>): number;
}
