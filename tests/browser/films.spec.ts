/** `make films` writes docs/screenshots/: each board's pieces taken in the hand, and each finale up to its result. */

import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import { Film } from "./film";
import { accepting, middle, type Point } from "./hands";
import { stage } from "./kit";
import { SHOWN, shownAt } from "./shown";

const FOLDER = new URL("../../docs/screenshots/", import.meta.url).pathname;
const MY_TURN = ".prompt:not(.is-wait)";
const GRIP = "[data-grip]:visible";

async function filmed(browser: Browser, baseURL: string, name: string, play: (page: Page, film: Film) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 }, locale: "en" });
  const page = await context.newPage();
  await page.addInitScript((games) => {
    localStorage.setItem("ludoteka-known", JSON.stringify(games));
    for (const game of games) localStorage.setItem(`ludoteka-mentor-${game}`, JSON.stringify({ wish: false }));
  }, Object.keys(SHOWN));
  const film = await Film.of(page);
  await play(page, film);
  await film.save(`${FOLDER}film-${name}.webp`);
  await context.close();
}

/** Takes the piece, carries it over two places that take it, and lets go on the second. */
async function carry(page: Page, film: Film, piece: Locator): Promise<void> {
  await film.point(await middle(piece));
  await page.mouse.down();
  const [x, y] = await middle(piece);
  await film.point([x, y - 14], 160);
  const places = accepting(page);
  const count = await places.count();
  expect(count, "something takes it").toBeGreaterThan(0);
  for (const nth of new Set([0, Math.floor(count / 2)])) {
    await film.point(await middle(places.nth(nth)));
    await film.take(480);
  }
  await page.mouse.up();
  await film.take(2000);
}

async function pullLine(page: Page, film: Film): Promise<void> {
  const telling = page.locator('.arch[data-offer="legal"][aria-label*="makes"]:not([aria-label*="no points"])');
  const arch = (await telling.count()) > 0 ? telling.first() : page.locator('.arch[data-offer="legal"]').first();
  const { shift } = JSON.parse((await arch.getAttribute("data-facets")) ?? "{}") as { shift: string };
  const line = Number(shift.charAt(1));
  const card = page.locator(`[data-cell="${shift.startsWith("r") ? 5 * line + 2 : 10 + line}"]`);
  const [x, y] = await middle(card);
  const width = (await card.boundingBox())?.width ?? 0;
  const ways: Record<string, Point> = { L: [-1, 0], R: [1, 0], U: [0, -1], D: [0, 1] };
  const [dx, dy] = ways[shift.charAt(2)] ?? [0, 0];
  await film.point([x, y]);
  await page.mouse.down();
  await film.point([x + dx * width * 0.85, y + dy * width * 0.85], 1200);
  await film.take(640);
  await page.mouse.up();
  await film.take(2000);
}

const FIRST_GRIP = (page: Page) => page.locator(GRIP).first();
interface Scene {
  open: (page: Page) => Promise<unknown>;
  play: (page: Page, film: Film) => Promise<void>;
}
const DRAGS: Record<string, Scene> = {
  nizam: { open: async (page) => page.goto(`/t/${await shownAt(page, "nizam", 0.55, "away")}`), play: pullLine },
  sintra: { open: (page) => stage(page, { game: "sintra", position: "some-break" }), play: (page, film) => carry(page, film, page.locator(".group[data-grip]").first()) },
  inori: { open: (page) => stage(page, { game: "inori", position: "journey" }), play: (page, film) => carry(page, film, page.locator(".elders [data-grip]").first()) },
  whispers: {
    open: (page) => stage(page, { game: "whispers", position: "fort" }),
    play: async (page, film) => {
      const attack = page.locator('.act[data-deed="attack"]');
      await film.point(await middle(attack));
      await attack.click();
      await film.take(640);
      await carry(page, film, page.locator(".army[data-grip]").first());
    },
  },
  portals: { open: (page) => stage(page, { game: "portals", position: "sources" }), play: (page, film) => carry(page, film, FIRST_GRIP(page)) },
};

for (const [name, { open, play }] of Object.entries(DRAGS)) {
  test(`${name} in the hand`, async ({ browser, baseURL }) => {
    await filmed(browser, baseURL ?? "", `${name}-drag`, async (page, film) => {
      await open(page);
      await page.locator(MY_TURN).waitFor();
      await film.begin();
      await play(page, film);
    });
  });
}

for (const name of Object.keys(SHOWN)) {
  test(`the finale of ${name}`, async ({ browser, baseURL }) => {
    await filmed(browser, baseURL ?? "", `${name}-finale`, async (page, film) => {
      await page.goto(`/t/${await shownAt(page, name, 1, "away")}`);
      await page.locator(".fin h1").waitFor();
      await film.begin();
      await page.getByRole("button", { name: "Watch the finale again" }).click();
      for (let second = 0; second < 40 && (await page.locator(".transport").count()) > 0; second++) await film.take(960);
      await film.take(960);
    });
  });
}
