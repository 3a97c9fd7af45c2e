/** What a visitor asks of the server with a button: once at a time, and never without a word. */

import { say } from "../shell/text.svelte";
import { Refusal } from "./api";

/** What went wrong, as a sentence. */
export function wordsOf(error: unknown): string {
  return error instanceof Refusal ? say(error.problem.message, error.problem.args) : say("error-unreachable");
}

export class Mutation {
  error: unknown = $state.raw(null);
  #underWay = false;

  get problem(): string {
    return this.error === null ? "" : wordsOf(this.error);
  }

  /** A second click while the first is under way does nothing. */
  async try(call: () => Promise<unknown>): Promise<void> {
    if (this.#underWay) return;
    this.#underWay = true;
    this.error = null;
    try {
      await call();
    } catch (error) {
      this.error = error;
    } finally {
      this.#underWay = false;
    }
  }
}
