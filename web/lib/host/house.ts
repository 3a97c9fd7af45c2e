/** The calls of the host's page. From elsewhere they carry the secret of the link that `ludoteka admin page` printed. */

import type { Translate } from "../board";
import { call } from "../net/api";
import type { Case, CloseHouse, Concern, House, Measure } from "../net/protocol";
import { go, route } from "../shell/router.svelte";
import { say, texts, timeOfDay } from "../shell/text.svelte";

const KEPT = "ludoteka-host";

/** A sentence of the host's page. */
export const t: Translate = texts("host");

/** It stands behind the #, where no server sees it; for this tab only, and out of the address at once. */
export function takeLink(): void {
  if (!route.hash) return;
  sessionStorage.setItem(KEPT, route.hash);
  go("/host", "replace");
}

/** What is wrong, in the words of the judgement. */
export function verdict({ what, value, since }: Concern): string {
  return t(`verdict-${what}`, { value, since: since === null ? "" : timeOfDay(since) });
}

const GUESTS = 9000;

/** A name that says nothing, as the page gives guests, in the language of the house. */
const neutral = (): string => say("guest-name", { number: String(1000 + Math.floor(Math.random() * GUESTS)) });

function asHost(): Record<string, string> {
  const secret = sessionStorage.getItem(KEPT);
  return secret ? { "x-ludoteka-host": secret } : {};
}

export const host = {
  house: () => call<House>("GET", "/api/host", undefined, asHost()),
  close: (table: string) => call<House>("POST", "/api/host/close", { table }, asHost()),
  measure: ({ table, line }: Case, measure: Measure) =>
    call<House>("POST", "/api/host/measure", { table, line, measure, name: measure === "rename" ? neutral() : null }, asHost()),
  undo: ({ table, line }: Case, measure: Measure) => call<House>("POST", "/api/host/undo", { table, line, measure }, asHost()),
  closeHouse: (wish: CloseHouse) => call<House>("POST", "/api/host/close-house", wish, asHost()),
  openHouse: () => call<House>("POST", "/api/host/open-house", {}, asHost()),
  copy: () => call<House>("POST", "/api/host/copy", {}, asHost()),
};
