/** How far the rules of a table are compiled. It is played all the while: nobody waits for it. */

import { api } from "../net/api";
import type { Progress } from "../net/protocol";
import { server } from "../shell/me.svelte";

const LOOK_MS = 2000;

export class Warming {
  progress: Progress | null = $state.raw(null);
  /** from 0 to 1; it never goes back */
  share = $state(1);

  /** For as long as the component lives that makes it. */
  constructor(rules: () => string) {
    $effect(() => this.#watch(rules()));
  }

  #watch(rules: string): (() => void) | undefined {
    const known = server.game(rules)?.compiled;
    this.share = known ?? 1;
    this.progress = null;
    if (known === 1) return;
    let begun = known !== undefined;
    const look = async () => {
      const { games } = await api.compiling().catch(() => ({ games: {} as Record<string, Progress> }));
      const found = games[rules];
      if (!found) return;
      const share = found.of > 0 ? found.done / found.of : 0;
      this.share = begun ? Math.max(this.share, share) : share;
      begun = true;
      this.progress = found;
      if (this.share === 1) clearInterval(timer);
    };
    const timer = setInterval(look, LOOK_MS);
    look();
    return () => clearInterval(timer);
  }
}
