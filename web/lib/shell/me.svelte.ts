/** Who I am, and the games the server offers: asked for once. */

import { api } from "../net/api";
import type { Closing, GameInfo, Me } from "../net/protocol";
import { say } from "./text.svelte";

let who: Me | null = $state.raw(null);
let offered: readonly GameInfo[] = $state.raw([]);
let closing: Closing | null = $state.raw(null);
let asked: Promise<unknown> | null = null;

export const server = {
  get me(): Me | null {
    return who;
  },
  get games(): readonly GameInfo[] {
    return offered;
  },
  /** the house is closed for a while, or will be */
  get closing(): Closing | null {
    return closing;
  },
  game(key: string): GameInfo | undefined {
    return offered.find((g) => g.key === key);
  },
};

export function setMe(me: Me): void {
  who = me;
}
export function setClosing(now: Closing | null): void {
  closing = now;
}

/** Asks the server the first time. Both answers count at once: who plays before their name is known would play as a guest. */
export function greet(): Promise<unknown> {
  asked ??= api
    .greeting()
    .then(({ me, games, closing: closes }) => {
      who ??= me; // a new name or account may have been quicker
      offered = games;
      closing = closes;
    })
    .catch((error: unknown) => {
      asked = null;
      throw error;
    });
  return asked;
}

const GUESTS = 90;

let becoming: Promise<void> | null = null;

/** Before sitting down: who typed a name is called so, who has none yet gets one that can be changed later. */
export function beSomebody(typed = ""): Promise<void> {
  becoming ??= become(typed).finally(() => {
    becoming = null;
  });
  return becoming;
}

async function become(typed: string): Promise<void> {
  await greet();
  if (!who?.name) setMe(await api.me()); // another tab may have given one
  const name = typed.trim() || who?.name || say("guest-name", { number: 10 + Math.floor(Math.random() * GUESTS) });
  if (name !== who?.name) setMe(await api.rename(name));
}
