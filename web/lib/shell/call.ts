/** Calls the reader to a page that is not in sight. */

import { settings } from "./settings.svelte";

/** Whether the browser lets us; it asks the reader once. */
export async function mayNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

export function call(words: string): void {
  if (settings.calls.includes("title")) navigator.setAppBadge?.().catch(() => {}); // only an installed page has one
  if (document.hidden && settings.calls.includes("notice")) notify(words).catch(() => {}); // the permission was taken back
}

/** By the service worker where there is one: phones know no other way. */
async function notify(words: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const more = { tag: location.pathname, data: location.href, icon: "/icons/192.png" };
  if (worker) return worker.showNotification(words, more);
  new Notification(words, more).onclick = () => focus();
}

export function callNoMore(): void {
  navigator.clearAppBadge?.().catch(() => {});
}
