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
 *       <g class="arrow" {...choices.control({ kind: "shift", line }, t("arrow", { line }))}>…</g>
 *     {/each}
 *     {#if choices.preview}<Ghosts preview={choices.preview} />{/if}
 *
 * Controls. `choices.control(facets, label)` gives a control on the board its role, name, state and handlers (mouse, touch,
 * Enter and Space, hover, focus). Style by attributes: `data-offer` is `legal`, `chosen`, `other` (a click switches to
 * it), `off` (a click is answered with the rule), `idle` (nothing can be chosen now); `data-pointed` while hovered, focused or tapped once;
 * `data-lit` while a rule that forbids it is being read, `data-hint` while it is part of the suggested move, `data-sent` while its move is on its way (the frame draws all three).
 * What answers a question about the position by itself (a sum, a mark on a run) has `data-tells`: an exercise hides it until it is answered;
 * the attribute `.asked` of a message is what a label says until then.
 * `choices.offer(facets)` answers the same as data (`legal`, `chosen`, `other`, `implied`, `actions`, `move`).
 * Facets are `kind` and the arguments' labels as the server sends them; leave `kind` out where the control serves several.
 *
 * What is on the board only to be chosen stays while `choices.open`, which is also while the move is on its way: to draw it anew, or to take away what
 * has the focus, would cost the click more than its answer.
 *
 * Choosing. A click narrows, the order of clicks is free, Escape steps back, the last action left is the move.
 * A finger previews while it is down and chooses when it is lifted; one that rests long only looks. Never call the server from a board.
 *
 * Hands. `choices.control(facets, label, {})` makes the control a piece as well: pulled, it lifts (`data-grip` while it can, `data-lifted` on its
 * home; `[data-carry]` inside marks the part that moves), every control that takes it gets `data-accepts`, `choices.over` is the one it hangs over and
 * `choices.previewed` what dropping it there would do. Dropping picks the facets of both; anywhere else it returns. Where taking a piece is a decision of
 * its own, `{ onto }` names the controls of the next question: dropping there answers both. `kit.brings` writes the pill beside the piece.
 * A gesture that is no piece on a place (a line that slides, a stencil that turns) is followed with `press` of `lib/choosing/press.ts`.
 * `choices.explain(message)` answers a click on something that is no action with a sentence.
 *
 * `choices.previewed` is the action whose effect is to be shown now, `choices.preview` the game's own preview struct of it,
 * `choices.shows(facets)` whether it has these facets (light the place it would go to).
 * `choices.refuse(facets)`: for a click on a control that you handle yourself; `control` does it by itself. The facets of something
 * illegal should name `kind` and all arguments that the click determines, so that the server can say which rule forbids it.
 *
 * Motion. `previous` and `step` tell what happened: `view` came from `previous` by `step` (null after a fresh load, an undo or a jump: then
 * draw `view` at once). The table shows one step after the other and waits `kit.linger(step)` ms, or 600, before the next. With `still` nothing moves.
 * `pace` is 1, or larger when the reader skips ahead: divide durations by it.
 *
 * Things. What a coach points at, and what brings points (the events of a step, `interlude.py` and `finale.py` of the game name it), carries `data-thing="window:1:3"`; several
 * names are set apart by blanks. The frame lets points fly from them to the scores; interludes and the finale light them on the board. `kit.source` gives the colours of
 * the ledger's lines, `kit.counting` the view with the points counted so far, `kit.Final` what is turned over below the board.
 *
 * Room. The board fills its parent (width and height 100 %); the stage is a size container named `stage`:
 * use `@container stage (max-width: 700px)`. `size` tells the same to scripts. The frame puts `Own` under the board
 * (on a phone under the prompt; on a phone held sideways in a narrow column beside the board, with `size` "phone"). Colours come from `web/art/tokens.css`, seats are `.s1` to `.s5` (`--seat`) with `<Shape {seat} />`.
 *
 * Buttons. Every legal action whose kind is not in `placed` and that has no arguments gets a button in the prompt line, with the
 * message `button-<kind>` of the game (arguments: those of `kit.buttonArgs`). The kinds in `main` get the accent, at most one at a time. Actions with
 * arguments but without a place on the board can be offered with `kit.extra`: their kinds get a button each too, `button-<kind>` with the labels as arguments.
 *
 * Slips. Whatever has a meaning carries `data-slip="kind:id"`, as the game's `slips.py` names it: mouse, focus, long press and the key I open its
 * slip. Never a `title`. `kit.piece` draws what its sums count.
 *
 * Texts. `t(id, args)` looks in the game's catalogue, then in the frame's. An argument `seat` is given as index: the sentence gets `$player` (name) and
 * `$you` (`yes`/`no`; `do` where a hint urges) and `$seat` (name). Rules are shown by the frame: `t("rule-…")` is not available in boards.
 */

import type { Component } from "svelte";
import type { Facets, Legal } from "./choosing/choices";
import type { Choices, Pause } from "./choosing/choices.svelte";
import type { Beat, Gain } from "./net/protocol";

export type { Facets, Legal, Offer } from "./choosing/choices";
export type { Choices, Pause } from "./choosing/choices.svelte";

export type Args = Record<string, string | number>;

/** A sentence: message id and arguments. */
export interface Sentence {
  readonly message: string;
  readonly args: Args;
}

/** why a ruinous action waits */
export const RUIN: Sentence = { message: "ruin-once", args: {} };

/** A sentence of the log. */
export interface Told extends Sentence {
  /** points that it brings, and the things on the board that bring them */
  readonly gains?: readonly Gain[];
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
  /** somebody has decided it; else the rules have */
  readonly asked?: boolean;
  /** notation; null where the reader may not know it (another's choice): then tell it from `events` and the views */
  readonly action: string | null;
  readonly kind: string | null;
  readonly args: Facets;
  readonly events: readonly Told[];
  /** what ended or began with it, a round or a season */
  readonly beats?: readonly Beat[];
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
  /** nothing is to be chosen any more: the whole board at once, however small it is seen */
  whole?: boolean;
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

/** A position in small, for lists: square, without words and controls, from 44 px up. The view is an onlooker's. */
export interface ThumbProps<V = unknown> {
  view: V;
  /** whose things are drawn, where seats have their own */
  seat: number;
}

/**
 * One move to try at a first visit. `web/games/<key>/taste/` has `picture.svg`, which is seen first, and `Taste.svelte`, the same board to play on; it is
 * small and by itself: what a move leads to is data that the rules have told and a test proves, and its styles are injected. It exports `show`, which makes
 * the move. Its words are in `taste.<language>.ftl`: `taste-title`, `taste-about`, `taste-hand`, `taste-show`, `taste-<verdict>`, `taste-done`, `taste-play`.
 */
export interface TasteProps {
  t: Translate;
  still: boolean;
  /** what came of a move (`solved`: it is the one), and the points that it brings */
  told: (verdict: string, points: number) => void;
}

/** A move of somebody else on the same board, `taste/Move.svelte`: what settings look like. */
export interface MoveProps {
  t: Translate;
  /** 1 as usual; infinity: at once */
  speed: number;
  /** it is made now */
  moved: () => void;
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
export interface Holding {
  readonly symbol: string;
  readonly count: number | string;
  readonly label: Sentence;
}

/** What the end lays open below the final board. */
export interface FinalProps<V = unknown> {
  view: V;
  seats: readonly SeatFacts[];
  t: Translate;
  /** lines of the breakdown that the finale has come to; null: all */
  told: ReadonlySet<string> | null;
}

/** How the end screen draws a source of points. */
export interface SourceLook {
  /** the message of the line that it is drawn as part of, such as all windows in one */
  readonly partOf?: string;
  readonly colour: string;
  /** `#id` of a symbol of the game */
  readonly symbol?: string;
}

/** A line of the ledger that a source is divided into. */
export interface SourcePart extends Required<Omit<SourceLook, "partOf">> {
  readonly message: string;
  readonly points: readonly number[];
}

export interface Kit<V = unknown, P = unknown> {
  readonly Board: Component<BoardProps<V, P>>;
  /** the reader's own area under the board */
  readonly Own?: Component<BoardProps<V, P>>;
  readonly Facts?: Component<FactsProps<V>>;
  /** without it lists show the emblem */
  readonly Thumb?: Component<ThumbProps<V>>;
  /** `symbols.svg`, for pages that draw pieces without a board */
  readonly drawings?: string;
  /** what the result is called, above the points on the end screen */
  readonly Verdict?: Component<{ view: V; t: Translate }>;
  /** what was secret, below the final board */
  readonly Final?: Component<FinalProps<V>>;
  /** points of a seat as everybody sees them; null when they are secret or there are none yet */
  score(view: V, seat: number): number | null;
  holding?(view: V, seat: number): Holding | null;
  /** the final view as it stands while the finale counts: these are the points so far */
  counting?(view: V, points: readonly number[]): V;
  /** colour and symbol of a source of points, by its message id; null: the frame chooses */
  source?(message: string): SourceLook | null;
  /** the lines that a source is divided into by what lies on the final board, when it has brought so many points; null: it is one line */
  divided?(view: V, source: string, points: readonly number[]): SourcePart[] | null;
  /** the symbol drawn before a word of a sentence, by the word's message id (`gem-R`); null: none */
  icon?(message: string): string | null;
  /** the drawing of a piece that a slip counts, by the piece's message id (`symbol-city`); null: its word is said */
  piece?(message: string): string | null;
  phase?(view: V): Phase | null;
  /** second line of the prompt: what the previewed action would mean; `over`: the place that the piece in the hand hangs over */
  hint?(view: V, previewed: Legal<P> | null, over: Facets | null): Sentence | null;
  /** beside a piece in the hand, over a place that accepts it: what dropping it there brings, in a few signs ("+7") */
  brings?(action: Legal<P>, over: Facets, t: Translate): string | null;
  /**
   * What must be said before an action is made: then the first click only arms it, with these words on the button.
   * `ruin`: a sure loss, of a size that the game sets, which another of the legal actions avoids.
   */
  pause?(view: V, action: Legal<P>, legal: readonly Legal<P>[]): Pause | null;
  /** kinds of actions that the board draws itself: no button */
  readonly placed?: readonly string[];
  /** kinds with arguments that get a button each */
  readonly extra?: readonly string[];
  /** kinds that take the main button, the first legal one */
  readonly main?: readonly string[];
  /** arguments of `button-<kind>` besides the labels */
  buttonArgs?(view: V, action: Legal<P>): Args;
  /** a question that comes again and again: the answer that changes nothing, and the name of the time for which it may be given unasked */
  lull?(view: V, legal: readonly Legal<P>[]): { answer: Legal<P>; until: string } | null;
  readonly keys?: readonly KeyOf[];
  /** where on the board a step happened, as selectors of what is drawn there: it gets a number */
  spots?(step: Step): readonly string[];
  /** how long a step is to be looked at, in ms */
  linger?(step: Step<V>): number;
  /** what an exercise is about, as a course points at it (`#region:HO3`): in front and in sight where the board has no room for all */
  subject?(exercise: string): string | undefined;
}
