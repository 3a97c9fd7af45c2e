/** Suggestions for the decision at hand, where the table allows them and the reader asks. */

import { api, Refusal } from "./api";
import type { Legal } from "./choices";
import type { Choices } from "./choosing.svelte";
import type { Chances, HintStep, Problem } from "./protocol";

export interface Suggestion {
  /** the decision, as it can be made now */
  readonly action: Legal;
  /** the decision and what the same seat would decide right after it */
  readonly plan: readonly HintStep[];
  /** what to expect; null while a plan is being followed */
  readonly chances: Chances | null;
}

export class Hints {
  shown: readonly Suggestion[] = $state.raw([]);
  thinking = $state(false);
  problem: Problem | null = $state.raw(null);
  /** what is left of the plan that the reader follows */
  #followed: readonly HintStep[] = [];
  #question = 0;
  readonly #choices: Choices;

  constructor(choices: Choices) {
    this.#choices = choices;
  }

  get open(): boolean {
    return this.thinking || this.shown.length > 0 || this.problem !== null;
  }

  async ask(table: string, seat: number, ply: number): Promise<void> {
    this.close();
    const question = this.#question;
    this.thinking = true;
    try {
      const { hints } = await api.hint(table, seat, ply);
      if (question === this.#question) this.#show(hints);
    } catch (error) {
      if (question === this.#question && error instanceof Refusal) this.problem = error.problem;
    }
    if (question === this.#question) this.thinking = false;
  }

  close(): void {
    this.#question += 1;
    this.#followed = [];
    this.thinking = false;
    this.problem = null;
    this.shown = [];
    this.#choices.suggest(null);
  }

  /** Another decision is to be made: the plan goes on, or all is forgotten. */
  renew(): void {
    const plan = this.#followed;
    this.close();
    this.#show([{ plan, chances: null }]);
  }

  /** The reader looks at one of them: the board shows where it would be made. */
  point(suggestion: Suggestion | null): void {
    const action = (suggestion ?? this.shown[0])?.action ?? null;
    this.#choices.suggest(action);
    this.#choices.point(suggestion ? { kind: suggestion.action.kind, ...suggestion.action.args } : null);
  }

  choose(suggestion: Suggestion): void {
    this.#followed = suggestion.plan.slice(1);
    this.#choices.make(suggestion.action);
  }

  #show(hints: readonly { plan: readonly HintStep[]; chances: Chances | null }[]): void {
    this.shown = hints.flatMap(({ plan, chances }) => {
      const action = this.#choices.legal.find((a) => a.action === plan[0]?.action);
      return action ? [{ action, plan, chances }] : [];
    });
    this.#choices.suggest(this.shown[0]?.action ?? null);
  }
}
