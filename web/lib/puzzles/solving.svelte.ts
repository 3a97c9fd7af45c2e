/** A puzzle being solved: decisions are made on the real board, wrong ones are answered there. */

import type { Legal } from "../choosing/choices";
import { Choices } from "../choosing/choices.svelte";
import { api, Refusal } from "../net/api";
import type { Problem, PuzzleAnswer, PuzzlePage } from "../net/protocol";
import { Playback } from "../playback/playback.svelte";
import { keep, TRIES } from "./record";

/** A decision that was not the best. */
export interface Tried {
  readonly action: string;
  readonly answer: PuzzleAnswer;
}

type Stage = "open" | "wrong" | "solved" | "shown";

export class Solving {
  stage: Stage = $state("open");
  tried: readonly Tried[] = $state.raw([]);
  /** the answers to the right decisions so far */
  right: readonly PuzzleAnswer[] = $state.raw([]);
  /** the solution was marked on the board */
  helped = $state(false);
  problem: Problem | null = $state.raw(null);
  readonly page: PuzzlePage;
  readonly playback = new Playback();
  readonly choices = new Choices({
    move: (action) => this.#try(action.action),
    refuse: (action) => (action ? this.#try(action) : this.choices.release()),
  });
  /** right decisions so far */
  #done: readonly string[] = $state.raw([]);
  readonly #day: string | null;

  constructor(page: PuzzlePage, day: string | null) {
    this.page = page;
    this.#day = day;
    this.again();
  }

  get decided(): number {
    return this.#done.length;
  }

  /** The decisions that led to what is on the board. */
  get line(): readonly string[] {
    const wrong = this.stage === "wrong" ? this.tried.at(-1)?.action : undefined;
    return wrong === undefined ? this.#done : [...this.#done, wrong];
  }

  get left(): number {
    return Math.max(0, TRIES - this.tried.length);
  }

  /** Back to the position. */
  again(): void {
    this.#done = [];
    this.right = [];
    this.stage = "open";
    this.problem = null;
    this.playback.cut(this.page.projection.view);
    this.choices.renew(this.page.projection.legal, true);
  }

  /** Marks the next decision on the board. */
  async help(): Promise<void> {
    const { line } = await this.#asked((game, id) => api.puzzleLine(game, id));
    const next: Legal | undefined = this.choices.legal.find((a) => a.action === line[this.#done.length]);
    this.helped = true;
    this.choices.suggest(next ?? null);
  }

  /** Plays the solution. */
  async show(): Promise<void> {
    const { line } = await this.#asked((game, id) => api.puzzleLine(game, id));
    this.again();
    for (const action of line) {
      const answer = await this.#asked((game, id) => api.tryPuzzle(game, id, [...this.#done, action]));
      this.#done = [...this.#done, action];
      this.right = [...this.right, answer];
      this.playback.add(answer.steps);
    }
    this.choices.renew([], false);
    this.stage = "shown";
    this.#keep(false);
  }

  #asked<T>(ask: (game: string, id: string) => Promise<T>): Promise<T> {
    return ask(this.page.puzzle.game, this.page.puzzle.id);
  }

  async #try(action: string): Promise<void> {
    this.problem = null;
    try {
      this.#judged(action, await this.#asked((game, id) => api.tryPuzzle(game, id, [...this.#done, action])));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.problem;
      this.choices.release();
    }
  }

  #judged(action: string, answer: PuzzleAnswer): void {
    this.playback.add(answer.steps);
    if (answer.verdict === "wrong") {
      this.tried = [...this.tried, { action, answer }];
      this.stage = "wrong";
      this.choices.renew([], false);
      this.playback.add(answer.replies);
      return;
    }
    this.#done = [...this.#done, action];
    this.right = [...this.right, answer];
    this.choices.renew(answer.projection?.legal ?? [], answer.verdict === "on");
    if (answer.verdict === "right") {
      this.stage = "solved";
      this.#keep(true);
    }
  }

  #keep(solved: boolean): void {
    const { game, id } = this.page.puzzle;
    keep(`${game}/${id}`, { tries: this.tried.length + 1, solved }, this.#day);
  }
}
