/** What the reader points at. Of all the things that could be it, a change concerns the one that was and the one that is. */

import { createSubscriber } from "svelte/reactivity";
import type { Facets } from "./choices";

interface Asker {
  /** whoever asks now asks again when it changes */
  readonly listen: () => void;
  tell: () => void;
}

function nameOf(facets: Facets): string {
  return JSON.stringify(Object.entries(facets).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export class Pointed {
  #facets: Facets | null = $state.raw(null);
  #name: string | null = null;
  readonly #askers = new Map<string, Asker>();

  get facets(): Facets | null {
    return this.#facets;
  }
  set facets(facets: Facets | null) {
    const [was, is] = [this.#name, facets && nameOf(facets)];
    if (was === is) return;
    this.#facets = facets;
    this.#name = is;
    for (const name of [was, is]) if (name !== null) this.#askers.get(name)?.tell();
  }

  /** Is it this? Read in an effect, that runs again only when the answer changes. */
  is(facets: Facets): boolean {
    const name = nameOf(facets);
    this.#asker(name).listen();
    return this.#name === name;
  }
  #asker(name: string): Asker {
    const known = this.#askers.get(name);
    if (known) return known;
    const asker: Asker = {
      tell: () => undefined,
      listen: createSubscriber((update) => {
        asker.tell = update;
        this.#askers.set(name, asker);
        return () => this.#askers.delete(name);
      }),
    };
    return asker;
  }
}
