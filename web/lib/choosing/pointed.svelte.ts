/** What the reader points at. Of all the things that could be it, a change concerns the one that was and the one that is. */

import { lasting } from "./answers.svelte";
import { type Facets, nameOf } from "./choices";

class Flag {
  up = $state(false);
}

export class Pointed {
  #facets: Facets | null = $state.raw(null);
  #name: string | null = null;
  readonly #flags = new Map<string, Flag>();

  get facets(): Facets | null {
    return this.#facets;
  }
  set facets(facets: Facets | null) {
    const [was, is] = [this.#name, facets && nameOf(facets)];
    if (was === is) return;
    this.#facets = facets;
    this.#name = is;
    if (was !== null) this.#flag(was).up = false;
    if (is !== null) this.#flag(is).up = true;
  }

  /** Is it this? Read in an effect, that runs again only when the answer changes. */
  is(facets: Facets): boolean {
    return this.#flag(nameOf(facets)).up;
  }
  #flag(name: string): Flag {
    const flag = this.#flags.get(name) ?? lasting(() => new Flag());
    this.#flags.set(name, flag);
    return flag;
  }
}
