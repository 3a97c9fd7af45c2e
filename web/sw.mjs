/**
 * Keeps the shell of the page and the last word on my games, for when there is no line.
 * The build writes it to /sw.js and fills in BUILD, a hash of all files, and SHELL, what every page begins with.
 */

const [FILES, ANSWERS] = [`ludoteka-${BUILD}`, "ludoteka-answers"];
/** what lists my games; a kept answer says in this header when it was given */
const LISTS = ["/api/greeting", "/api/lobby", "/api/tables"];
const KEPT_AT = "x-kept-at";

self.addEventListener("install", (event) => event.waitUntil(caches.open(FILES).then((files) => files.addAll(SHELL))));
self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener("message", (event) => event.waitUntil(keep(event.data)));
self.addEventListener("notificationclick", (event) => event.waitUntil(show(event.notification)));
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (mode === "navigate") event.respondWith(page(event.request));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(event.request));
  else if (LISTS.includes(pathname)) event.respondWith(list(event.request));
});

async function tidy() {
  const earlier = (await caches.keys()).filter((name) => name !== FILES && name !== ANSWERS);
  await Promise.all(earlier.map((name) => caches.delete(name)));
}

/** What a page had loaded before this worker looked after it. */
async function keep(addresses) {
  await Promise.all(addresses.map((address) => (address.includes("/assets/") ? file : list)(new Request(address))));
}

/** The page that called comes to the front. */
async function show(notification) {
  notification.close();
  const pages = await self.clients.matchAll({ type: "window" });
  await (pages.find(({ url }) => url === notification.data)?.focus() ?? self.clients.openWindow(notification.data));
}

async function page(request) {
  return fetch(request).catch(async () => (await caches.match("/", { ignoreVary: true })) ?? Response.error());
}

/** Files are named by what is in them, so one that is here is the right one. */
async function file(request) {
  const files = await caches.open(FILES);
  const here = await files.match(request, { ignoreVary: true });
  if (here) return here;
  const reply = await fetch(request);
  if (reply.ok) await files.put(request, reply.clone());
  return reply;
}

async function list(request) {
  const answers = await caches.open(ANSWERS);
  const reply = await fetch(request).catch(() => null);
  if (!reply) return (await answers.match(request, { ignoreVary: true })) ?? Response.error();
  if (reply.ok) {
    const headers = { "content-type": "application/json", [KEPT_AT]: String(Date.now()) };
    await answers.put(request, new Response(await reply.clone().text(), { headers }));
  }
  return reply;
}
