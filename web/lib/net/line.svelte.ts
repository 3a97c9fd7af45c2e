/** Whether there is a line: without one the service worker (`sw.mjs`) answers with what it has kept. */

const KEPT_AT = "x-kept-at";
const ANSWERS = "ludoteka-answers";

let given: number | null = $state(null);

export const line = {
  /** when the answers on the screen were given, in milliseconds; null while the server answers itself */
  get keptAt(): number | null {
    return given;
  },
};

export function heard(reply: Response): void {
  const at = reply.headers.get(KEPT_AT);
  given = at === null ? null : Number(at);
}

/** Whoever uses this browser next shall not see my games. */
export async function forgetAnswers(): Promise<void> {
  if ("caches" in window) await caches.delete(ANSWERS);
}

/** Lets the page be installed, and opened without a line. */
export async function lookAfterPage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const before = navigator.serviceWorker.controller;
  await navigator.serviceWorker.register("/sw.js");
  if (before) return;
  const { active } = await navigator.serviceWorker.ready;
  // what was asked for before the worker looked after the page, also if it is answered only later
  new PerformanceObserver((loaded) => {
    const past = (loaded.getEntries() as PerformanceResourceTiming[]).filter(({ workerStart }) => workerStart === 0);
    active?.postMessage(past.map(({ name }) => name).filter((name) => /\/assets\/|\/api\/(greeting|lobby)$/.test(name)));
  }).observe({ type: "resource", buffered: true });
}
