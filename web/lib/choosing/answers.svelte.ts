/** One question about many things: whoever asks about one asks again only when the answer about that one becomes another. */

import { type Facets, nameOf } from "./choices";

/** What is made inside an effect would go with it: this stays. Without a page there are no effects. */
export function lasting<T>(make: () => T): T {
  let made: T | undefined;
  $effect.root(() => {
    made = make();
  });
  return made ?? make();
}

function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, nth) => each === b[nth]);
}
function sameAnswer<A extends object>(a: A, b: A): boolean {
  return (Object.keys(a) as (keyof A)[]).every((name) => alike(a[name], b[name]));
}

class Answer<A extends object> {
  readonly #ask: () => A;
  #last: A | null = null;
  /** the last one, while a new one says the same */
  readonly now: A = $derived.by(() => {
    const next = this.#ask();
    if (this.#last === null || !sameAnswer(this.#last, next)) this.#last = next;
    return this.#last;
  });

  constructor(ask: () => A) {
    this.#ask = ask;
  }
}

/** All answers of a kind have the same members, and say the same when these are the same. */
export class Answers<A extends object> {
  readonly #ask: (facets: Facets) => A;
  readonly #known = new Map<string, Answer<A>>();

  constructor(ask: (facets: Facets) => A) {
    this.#ask = ask;
  }

  about(facets: Facets): A {
    const name = nameOf(facets);
    const answer = this.#known.get(name) ?? lasting(() => new Answer(() => this.#ask(facets)));
    this.#known.set(name, answer);
    return answer.now;
  }
}
