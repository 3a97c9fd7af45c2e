/** Suggestions for the decision at hand, where the table allows them and the reader asks. */

import type { Legal } from "../choosing/choices";
import type { Choices } from "../choosing/choices.svelte";
import { api, Refusal } from "../net/api";
import type { Chances, HintStep, Problem } from "../net/protocol";
import { measure } from "./analysis";

export interface Suggestion {
  /** the decision, as it can be made now */
  readonly action: Legal;
  /** the decision and what the same seat would decide right after it */
  readonly plan: readonly HintStep[];
  /** what to expect; null while a plan is being followed */
  readonly chances: Chances | null;
}

const WINS_APART = 0.02;
const POINTS_APART = 0.5;

/** Nobody can tell which of the two is better. */
export function alike(one: Suggestion, other: Suggestion | undefined, seat: number): boolean {
  const [a, b] = [one.chances, other?.chances];
  if (!a || !b) return false;
  return Math.abs(measure(a, seat) - measure(b, seat)) < (a.wins.length === 1 ? POINTS_APART : WINS_APART);
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
