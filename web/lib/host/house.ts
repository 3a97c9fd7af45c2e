/** The calls of the host's page. From elsewhere they carry the secret of the link that `ludoteka admin page` printed. */

import type { Translate } from "../board";
import { call } from "../net/api";
import type { House } from "../net/protocol";
import { go, route } from "../shell/router.svelte";
import { texts } from "../shell/text.svelte";

const KEPT = "ludoteka-host";

/** A sentence of the host's page. */
export const t: Translate = texts("host");

/** It stands behind the #, where no server sees it; for this tab only, and out of the address at once. */
export function takeLink(): void {
  if (!route.hash) return;
  sessionStorage.setItem(KEPT, route.hash);
  go("/host", "replace");
}

function asHost(): Record<string, string> {
  const secret = sessionStorage.getItem(KEPT);
  return secret ? { "x-ludoteka-host": secret } : {};
}

export const host = {
  house: () => call<House>("GET", "/api/host", undefined, asHost()),
  close: (table: string) => call<House>("POST", "/api/host/close", { table }, asHost()),
  copy: () => call<House>("POST", "/api/host/copy", {}, asHost()),
};
