/**
 * Writes docs/screenshots/: the pages of the frame and moments of all games, on desktop and phone, light and dark, in
 * three languages. The matches are those of each game's `showcase.json`, so that the pictures change only with the pages.
 */

import { mkdirSync } from "node:fs";
import { type Browser, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { recorded } from "./kit";
import { GAMES, post, SHOWN, shownAt, tableAt } from "./shown";

const FOLDER = new URL("../../docs/screenshots/", import.meta.url).pathname;
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

async function open(page: Page, path: string, ready: string): Promise<void> {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
}
const MY_TURN = ".prompt:not(.is-wait)";
const LEGAL = '.stage [data-offer="legal"]:visible';
/** a shift that scores makes a better picture than any other */
const TELLING = '.stage [data-offer="legal"][aria-label*="makes"]:not([aria-label*="no points"])';

for (const game of Object.keys(SHOWN)) {
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
        await page.locator(".fin .curve svg[role=img]").waitFor({ timeout: 120_000 });
        await shot(page, look, `${game}-end`);
        if (look !== NIGHT) return;
        await open(page, `/t/${id}/replay/${Math.round((SHOWN[game]?.actions.length ?? 0) * 0.6)}`, ".ctl");
        await shot(page, look, `${game}-replay`);
      });
    }
  });
}

test("a first visit, the settings, and a board with letters", async ({ browser, baseURL }) => {
  for (const look of LOOKS) {
    await inLook(browser, look, baseURL ?? "", async (page) => {
      await open(page, "/", ".crew");
      await shot(page, look, "first-visit");
    });
  }
  for (const look of [DESKTOP, PHONE_NIGHT]) {
    await inLook(browser, look, baseURL ?? "", async (page) => {
      await page.addInitScript(() => localStorage.setItem("ludoteka-settings", JSON.stringify({ marks: "letters" })));
      await open(page, "/settings", ".preview .points");
      await shot(page, look, "settings");
      if (look !== DESKTOP) return;
      await open(page, `/t/${await shownAt(page, "sintra", 0.55)}`, MY_TURN);
      await shot(page, look, "sintra-letters");
    });
  }
});

test("exercises", async ({ browser, baseURL }) => {
  for (const game of GAMES) {
    await inLook(browser, game === "sintra" ? PHONE : DESKTOP, baseURL ?? "", async (page) => {
      const exercises = (await (await page.request.get(`/api/exercises/${game}`)).json()) as { id: string }[];
      const look = game === "sintra" ? PHONE : DESKTOP;
      await open(page, `/exercises/${game}/${exercises[0]?.id}`, ".answers button");
      await shot(page, look, `${game}-exercise`);
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
      await page.addInitScript(() => localStorage.setItem("ludoteka-mentor-sintra", JSON.stringify({ wish: false }))); // the coach would open hints by itself, and the click close them
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
