/** Ludoteka as an app: it can be installed, opens without a line, shows my games and says how old they are. */

import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";

test.use({ serviceWorkers: "allow" });

test("it can be installed: a manifest, and icons that are what it says", async ({ page }) => {
  await page.goto("/");
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const { icons, start_url, display } = await (await page.request.get(address ?? "")).json();

  expect([start_url, display]).toEqual(["/", "standalone"]);
  expect(icons.map((icon: { purpose?: string }) => icon.purpose ?? "any")).toContain("maskable");
  for (const { src, sizes, type } of icons.filter((icon: { sizes: string }) => icon.sizes !== "any")) {
    const size = await page.evaluate(async (src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect([size, type]).toEqual([sizes, "image/png"]);
  }
});

/** A line to the server that can be cut, also for the service worker. */
async function cuttable(server: string) {
  const line = createServer((asked, answer) => {
    const { hostname, port } = new URL(server);
    const on = request({ hostname, port, path: asked.url, method: asked.method, headers: asked.headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    asked.pipe(on);
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  const { port } = line.address() as AddressInfo;
  const cut = () => {
    line.closeAllConnections();
    return new Promise((resolve) => line.close(resolve));
  };
  return { base: `http://127.0.0.1:${port}`, cut, mend: () => new Promise<void>((resolve) => line.listen(port, "127.0.0.1", resolve)) };
}

test("without a line the page opens, shows my games and says when they stood so", async ({ page, baseURL }) => {
  const { base, cut, mend } = await cuttable(baseURL ?? "");
  await page.request.post(`${base}/api/me`, { data: { name: "Ann" } });
  await page.request.post(`${base}/api/tables`, { data: { game: "nizam", seats: [{ who: "me" }, { who: "open" }] } });
  await page.goto(`${base}/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [mine, said] = [page.getByRole("link", { name: "Go on", exact: true }), page.getByText("There is no connection.")];
  await expect(mine).toBeVisible();
  for (const kept of ["/api/greeting", "/api/lobby"])
    await expect.poll(() => page.evaluate(async (kept) => (await caches.match(kept))?.ok, kept)).toBe(true);
  await expect(said).toBeHidden();

  await cut();
  await page.reload();

  await expect(said).toHaveText(/as they stood on \w+ \d+ at \d+:\d\d/);
  await expect(mine).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nizam", level: 3 })).toBeVisible();
  await page.getByRole("button", { name: /play now/i }).first().click();
  await expect(page.getByRole("alert")).toHaveText(/does not answer/);

  await mend();
  await page.reload();
  await expect(mine).toBeVisible();
  await expect(said).toBeHidden();
  await cut();
});

test("who signs out leaves nothing of their games behind", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const name = `Ann${Date.now()}`;
  await page.request.post("/api/accounts", { data: { name, password: "seven brown horses" } });
  await page.goto("/tables");
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).includes("ludoteka-answers"))).toBe(true);

  await page.goto("/me");
  await page.getByRole("button", { name: "Sign out" }).click();

  await expect.poll(() => page.evaluate(async () => (await caches.match("/api/tables?list=mine")) ?? null)).toBeNull();
});
