/** One go at an exercise: an answer, or decisions on the board, and what came of it. */

import type { Sentence, Step } from "../board";
import { Choices } from "../choosing/choices.svelte";
import { api, Refusal } from "../net/api";
import type { ExercisePage, ExerciseReply, Problem } from "../net/protocol";
import { Playback } from "../playback/playback.svelte";

export type Verdict = "right" | "wrong" | "shown";

export class Attempt {
  readonly game: string;
  readonly page: ExercisePage;
  readonly playback = new Playback();
  readonly choices: Choices;
  guess: number | null = $state(null);
  /** what was decided on the board so far */
  line: readonly string[] = $state.raw([]);
  events: readonly Sentence[] = $state.raw([]);
  prompt: Sentence = $state.raw({ message: "", args: {} });
  refusal: Problem | null = $state.raw(null);
  #reply: ExerciseReply | null = $state.raw(null);

  constructor(game: string, page: ExercisePage) {
    this.game = game;
    this.page = page;
    this.choices = new Choices({
      move: (action) => this.#decide(action.action),
      refuse: (action) => {
        if (action && this.choices.active) this.#decide(action);
      },
    });
    this.begin();
  }

  /** The position as it was, and nothing decided. */
  begin(): void {
    this.guess = null;
    this.line = [];
    this.events = [];
    this.refusal = null;
    this.#reply = null;
    this.playback.cut(this.page.at.view);
    this.#offer(this.page.at);
  }
  get verdict(): Verdict | null {
    const reply = this.#reply;
    if (!reply || reply.answer === null) return null;
    if (this.guess === null && this.line.length === 0) return "shown";
    return (this.guess ?? reply.value) === reply.answer ? "right" : "wrong";
  }
  /** The decisions that led to what is on the board: none yet (null), mine, or (empty) those that show how it is. */
  get reached(): readonly string[] | null {
    return this.#reply ? this.line : null;
  }
  get answer(): number | null {
    return this.#reply?.answer ?? null;
  }

  async choose(choice: number): Promise<void> {
    if (this.verdict !== null) return;
    this.guess = choice;
    await this.#send([]);
  }
  /** Shows how it is. */
  async show(): Promise<void> {
    this.begin();
    await this.#send([]);
  }
  /** What happened once more, from the start. */
  again(): void {
    const reply = this.#reply;
    if (!reply) return;
    this.playback.cut(this.page.at.view);
    this.#tell(reply);
  }

  async #decide(action: string): Promise<void> {
    await this.#send([...this.line, action]);
  }
  async #send(line: readonly string[]): Promise<void> {
    this.refusal = null;
    try {
      const reply = await api.tryExercise(this.game, this.page.id, line);
      this.line = line;
      this.#reply = reply;
      this.#tell(reply);
      this.#offer(reply.at);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.refusal = problem.problem;
      this.choices.release();
    }
  }
  #tell(reply: ExerciseReply): void {
    this.events = reply.steps.flatMap((s) => s.events);
    this.playback.add(reply.steps as Step[]);
  }
  #offer(at: ExercisePage["at"]): void {
    this.prompt = at.prompt;
    this.choices.renew(at.legal, at.legal.length > 0);
  }
}
