/**
 * Cards chosen to be given: in any order, sent together.
 *
 * The server asks for one card after the other, in the order of the tray; the reader marks all of
 * them first and can still change his mind.
 */

import type { Choices } from "../../lib/board";
import { KINDS } from "./gems";
import type { Preview, View } from "./view";

export function isPaying(view: View): boolean {
  return view.step === "pay" || view.step === "limit";
}

export class Payment {
  marked: readonly string[] = $state.raw([]);
  #due: readonly string[] = [];

  count(letter: string): number {
    return this.marked.filter((l) => l === letter).length;
  }

  /** Holding, not yet marked, and not before a card that was given already. */
  mayMark(view: View, letter: string, choices: Choices<Preview>): boolean {
    const at = KINDS.indexOf(letter);
    const lowest = KINDS.findIndex((kind) => choices.matching({ kind: "discard", gem: kind }).length > 0);
    return lowest >= 0 && at >= lowest && this.count(letter) < (view.hand[at] ?? 0);
  }

  mark(view: View, letter: string, choices: Choices<Preview>): void {
    if (!this.mayMark(view, letter, choices) || this.marked.length >= view.picks) return;
    this.marked = [...this.marked, letter];
    if (this.marked.length < view.picks) return;
    this.#due = [...this.marked].sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));
    this.follow(view, choices);
  }

  unmark(letter: string | undefined = this.marked.at(-1)): void {
    const at = this.marked.lastIndexOf(letter ?? "");
    if (at >= 0 && this.#due.length === 0) this.marked = this.marked.filter((_, i) => i !== at);
  }

  /** After every change: the next card goes out, or all is done. */
  follow(view: View, choices: Choices<Preview>): void {
    if (!isPaying(view)) {
      this.#due = [];
      if (this.marked.length > 0) this.marked = [];
      return;
    }
    if (this.#due.length === 0 || !choices.active) return;
    // what the rules leave no choice about they take by themselves, from the front: the rest is still due
    const [next = "", ...rest] = this.#due.slice(-view.picks);
    const [action] = choices.matching({ kind: "discard", gem: next });
    const fits = action !== undefined && view.picks <= this.#due.length;
    this.#due = fits ? rest : [];
    this.marked = this.#due;
    if (fits) choices.make(action);
  }
}
