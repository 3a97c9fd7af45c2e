/**
 * Writes docs/screenshots/: the pages of the frame and moments of all games, on desktop and phone, light and dark, in
 * three languages. The matches are those of `showcase.json`, so that the pictures change only with the pages.
 */

import { mkdirSync, readFileSync } from "node:fs";
import { type Browser, type BrowserContext, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { type Position, recorded } from "./kit";

const FOLDER = new URL("../../docs/screenshots/", import.meta.url).pathname;
const SHOWN = JSON.parse(readFileSync(new URL("showcase.json", import.meta.url), "utf8")) as Record<string, Position>;
const GAMES = ["nizam", "sintra", "inori", "whispers", "portals"];
const GAME_OF: Record<string, string> = { pearl: "nizam" };
const QUALITY = 80;
const WIDTH = { desktop: 1280, phone: 585 };
const SETTLED_MS = 900;

interface Look {
  name: string;
  locale: string;
  theme: "light" | "dark";
  phone: boolean;
}
const DESKTOP: Look = { name: "desktop-light-en", locale: "en", theme: "light", phone: false };
const NIGHT: Look = { name: "desktop-dark-uk", locale: "uk", theme: "dark", phone: false };
const PHONE: Look = { name: "phone-light-ru", locale: "ru", theme: "light", phone: true };
const PHONE_NIGHT: Look = { name: "phone-dark-uk", locale: "uk", theme: "dark", phone: true };
const LOOKS = [DESKTOP, NIGHT, PHONE, PHONE_NIGHT];

async function inLook(browser: Browser, look: Look, baseURL: string, show: (page: Page) => Promise<void>): Promise<void> {
  const viewport = look.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const context = await browser.newContext({
    baseURL,
    viewport,
    deviceScaleFactor: look.phone ? 2 : 1,
    colorScheme: look.theme,
    locale: look.locale,
    reducedMotion: "reduce",
  });
  await show(await context.newPage());
  await context.close();
}

async function shot(page: Page, look: Look, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(SETTLED_MS); // what fades in has done so
  mkdirSync(FOLDER, { recursive: true });
  const width = look.phone ? WIDTH.phone : WIDTH.desktop;
  await sharp(await page.screenshot()).resize({ width }).webp({ quality: QUALITY }).toFile(`${FOLDER}${name}-${look.name}.webp`);
}

async function post<T>(context: BrowserContext, path: string, data: object): Promise<T> {
  const reply = await context.request.post(path, { data });
  if (!reply.ok()) throw new Error(await reply.text());
  return (await reply.json()) as T;
}

/** A table in the middle of a match; I sit where the next decision is, or on the first seat when it is over. */
async function tableAt(page: Page, game: string, match: Position, plies: number): Promise<string> {
  const { actor: _, then: __, ...played } = match;
  const data = { game, ...played, actions: match.actions.slice(0, plies) };
  const away = Array.from({ length: match.players }, () => ({ who: "away" }));
  const { id: probe } = await post<{ id: string }>(page.context(), "/api/staged", { ...data, seats: away });
  const { turn } = (await (await page.request.get(`/api/tables/${probe}`)).json()) as { turn: number | null };
  const seats = away.map((_, seat) => (seat === (turn ?? 0) ? { who: "me" } : { who: "bot", level: seat % 2 === 0 ? "easy" : "medium" }));
  return (await post<{ id: string }>(page.context(), "/api/staged", { ...data, seats })).id;
}
function shownAt(page: Page, name: string, part: number): Promise<string> {
  const match = SHOWN[name];
  if (!match) throw new Error(`no match of ${name}: python -m tests.browser.showcase ${name}`);
  return tableAt(page, GAME_OF[name] ?? name, match, Math.round(match.actions.length * part));
}

async function open(page: Page, path: string, ready: string): Promise<void> {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
}
const MY_TURN = ".prompt:not(.is-wait)";
const LEGAL = '.stage [data-offer="legal"]:visible';
/** a shift that scores makes a better picture than any other */
const TELLING = '.stage [data-offer="legal"][aria-label*="makes"]:not([aria-label*="no points"])';

for (const game of [...GAMES, "pearl"]) {
  test(`moments of ${game}`, async ({ browser, baseURL }) => {
    for (const look of LOOKS) {
      await inLook(browser, look, baseURL ?? "", async (page) => {
        await open(page, `/t/${await shownAt(page, game, 0.55)}`, MY_TURN);
        await shot(page, look, `${game}-table`);
      });
    }
    await inLook(browser, DESKTOP, baseURL ?? "", async (page) => {
      await open(page, `/t/${await shownAt(page, game, 0.8)}`, MY_TURN);
      const telling = page.locator(TELLING);
      await ((await telling.count()) > 0 ? telling.first() : page.locator(LEGAL).last()).focus();
      await shot(page, DESKTOP, `${game}-preview`);
    });
    for (const look of [NIGHT, PHONE]) {
      await inLook(browser, look, baseURL ?? "", async (page) => {
        const id = await shownAt(page, game, 1);
        await open(page, `/t/${id}`, ".fin h1");
        await page.locator(".fin .col svg[role=img]").waitFor({ timeout: 120_000 });
        await shot(page, look, `${game}-end`);
        if (look !== NIGHT) return;
        await open(page, `/t/${id}/replay/${Math.round((SHOWN[game]?.actions.length ?? 0) * 0.6)}`, ".ctl");
        await shot(page, look, `${game}-replay`);
      });
    }
  });
}

test("lessons", async ({ browser, baseURL }) => {
  for (const game of GAMES) {
    await inLook(browser, game === "sintra" ? PHONE : DESKTOP, baseURL ?? "", async (page) => {
      const lessons = (await (await page.request.get(`/api/lessons/${game}`)).json()) as { id: string }[];
      const look = game === "sintra" ? PHONE : DESKTOP;
      await open(page, `/lessons/${game}/${lessons[1]?.id}`, ".answers button");
      await shot(page, look, `${game}-lesson`);
    });
  }
});

test("the frame: home, new table, the rules of the moment, all seats open", async ({ browser, baseURL }) => {
  for (const look of LOOKS) {
    await inLook(browser, look, baseURL ?? "", async (page) => {
      await shownAt(page, "inori", 0.4);
      await shownAt(page, "sintra", 0.7);
      await open(page, "/", "h1");
      await shot(page, look, "home");
      await open(page, "/new?game=whispers", "h1");
      await shot(page, look, "new-table");
    });
  }
  await inLook(browser, DESKTOP, baseURL ?? "", async (page) => {
    await open(page, `/t/${await tableAt(page, "nizam", recorded("nizam", "shifted"), 1)}`, MY_TURN);
    await page.keyboard.press("?");
    await page.locator('[data-rule="NIZ-142"]').hover();
    await shot(page, DESKTOP, "rules-moment");
    await open(page, `/t/${await shownAt(page, "nizam", 1)}/replay/30?seat=all`, ".eyes");
    await shot(page, DESKTOP, "replay-all-open");
  });
});

test("a hint, and the analysis of a match", async ({ browser, baseURL }) => {
  for (const look of LOOKS) {
    await inLook(browser, look, baseURL ?? "", async (page) => {
      await open(page, `/t/${await shownAt(page, "sintra", 0.55)}`, MY_TURN);
      await page.getByRole("button", { name: /^(Hint|Підказка|Подсказка)$/ }).click();
      await page.locator(".hints .chance").first().waitFor({ timeout: 300_000 });
      await shot(page, look, "hint");
      const id = await shownAt(page, "inori", 1);
      await post(page.context(), `/api/tables/${id}/analysis`, {});
      await page.goto(`/t/${id}/analysis`);
      await page.locator(".graph").waitFor({ timeout: 300_000 });
      await shot(page, look, "analysis");
    });
  }
});
