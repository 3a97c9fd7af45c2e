/** The coach of a guided first game: says one thing after the other, waits for the learner, follows whatever they do. */

import { untrack } from "svelte";
import type { Legal } from "../board";
import type { Guide, Live } from "../net/live.svelte";
import type { CoachStep, CoursePage } from "../net/protocol";
import { follow, resume, strayedAt } from "./line";

export type Speech = "step" | "other" | "done";

export class Coach implements Guide {
  readonly course: CoursePage;
  readonly #live: Live;
  #index = $state(0);
  #begun = false;
  /** the step whose decision was asked to be shown */
  #shown: CoachStep | null = $state.raw(null);
  /** the learner goes an own way from this ply on, or played on after the end */
  #alone: number | null = $state(null);
  off = $state(false);
  /** after the end: hints at every decision */
  advises = $state(false);
  /** the decision that was made last, and the view in which it was made */
  made: { action: Legal; view: unknown } | null = $state.raw(null);
  /** the learner uses the keyboard: focus goes along */
  keyed = false;

  constructor(live: Live, course: CoursePage) {
    this.#live = live;
    this.course = course;
    $effect.root(() => {
      $effect(() => this.#follow());
      $effect(() => this.#remember());
      $effect(() => {
        if (this.advises && !this.off && live.choices.active) untrack(() => !live.hints.open && live.askHint());
      });
    });
  }

  get #ply(): number {
    return this.#live.picture?.ply ?? 0;
  }
  get index(): number {
    return this.#index;
  }
  get strayed(): number | null {
    return strayedAt(this.course.steps, this.#live.log, this.course.seat);
  }
  get step(): CoachStep | null {
    return this.course.steps[this.#index] ?? null;
  }
  /** What the coach says now; null: nothing. */
  get speech(): Speech | null {
    if (this.off || this.#live.picture?.status !== "playing") return null;
    if (this.#alone !== null && this.#alone <= this.#ply) return null;
    if (!this.step) return "done";
    return this.strayed === null ? "step" : "other";
  }
  /** Others are about to decide, or are being shown. */
  get watching(): boolean {
    return this.speech === "step" && this.step?.mood === "wait" && (this.#ply < this.step.until || this.#live.playback.due);
  }
  get holds(): boolean {
    const { speech } = this;
    return speech !== null && !(speech === "step" && this.step?.mood === "do");
  }

  /** The decision that the learner is asked for. */
  get expected(): Legal | null {
    const { step } = this;
    if (this.speech !== "step" || step?.mood !== "do") return null;
    return this.#live.choices.legal.find((a) => a.action === this.#coming[0]) ?? null;
  }

  /** What is ringed: the decision that is asked for, unless the learner wants to find it alone. */
  get pointed(): Legal | null {
    return this.step?.own && this.#shown !== this.step ? null : this.expected;
  }

  /** What the step asks for after that, as far as it can be found on the board already: each once, in order. */
  get later(): Legal[] {
    if (!this.pointed) return [];
    const { legal } = this.#live.choices;
    return [...new Set(this.#coming)].slice(1).flatMap((notation) => legal.filter((a) => a.action === notation));
  }
  /** None of the step's decisions comes twice: they can be counted off. */
  get ordered(): boolean {
    return new Set(this.#coming).size === this.#coming.length;
  }
  /** The step's decisions that are still to be made. */
  get #coming(): readonly string[] {
    return this.step?.do.slice(this.#ply - this.step.since) ?? [];
  }

  next(): void {
    if (this.speech === "step" && this.holds && !this.watching) this.#index += 1;
  }
  showMe(): void {
    if (this.pointed) this.#live.choices.make(this.pointed);
    else this.#shown = this.step;
  }
  /** The board shows what is asked for as it does when one rests on it. */
  preview(): void {
    const { pointed, step } = this;
    if (pointed && !step?.free) this.#live.choices.point({ kind: pointed.kind, ...pointed.args });
  }
  takeBack(): void {
    this.#live.undo();
  }
  /** The learner's own idea stands: the course has told everything. */
  keep(): void {
    this.#index = this.course.steps.length;
  }
  goOnAlone(advised = false): void {
    this.advises = advised;
    this.#alone = this.#ply;
  }
  toggle(): void {
    this.off = !this.off;
  }

  /** Keys while the coach speaks; was it one of them? */
  key(event: KeyboardEvent): boolean {
    const onControl = (event.target as HTMLElement).closest("button, a, input, textarea, select, [role=button]");
    const goesOn = event.key === "ArrowRight" || (event.key === "Enter" && !onControl);
    if (goesOn && this.speech === "step" && this.holds) this.keyed = true;
    else if (event.key !== "s" || !this.expected || onControl?.matches("input, textarea")) return false;
    event.preventDefault();
    if (goesOn) this.next();
    else this.showMe();
    return true;
  }

  /** The step follows the log; the board shows what has been talked about. */
  #follow(): void {
    const { playback } = this.#live;
    if (!this.#live.picture) return;
    const ply = this.#ply;
    if (!this.#begun) this.#index = resume(this.course.steps, ply);
    this.#begun = true;
    const { strayed, off, course } = this;
    if (this.#alone !== null && ply < this.#alone) this.#alone = null;
    const settled = !playback.due;
    untrack(() => {
      if (strayed === null && settled) this.#index = follow(course.steps, this.#index, ply);
    });
    const { step } = this;
    const free = off || this.#alone !== null || !step;
    const limit = strayed === null ? (step?.mood === "do" || step?.mood === "wait" ? step.until : step?.since) : strayed + 1;
    untrack(() => playback.upTo(free || limit === undefined ? Number.POSITIVE_INFINITY : limit));
  }
  #remember(): void {
    const action = this.#live.choices.pending;
    if (action) this.made = untrack(() => ({ action, view: this.#live.playback.shown?.view }));
  }
}
