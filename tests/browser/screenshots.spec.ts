/** Writes docs/screenshots/: every page, desktop and phone, light and dark, in three languages. */

import { mkdirSync } from "node:fs";
import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { isOver, legalThings, makeTable, moment, moveTaken, promptButtons, untilMyTurn } from "./kit";

const FOLDER = new URL("../../docs/screenshots/", import.meta.url).pathname;
const QUALITY = 82;

interface Look {
  name: string;
  locale: string;
  theme: "light" | "dark";
  phone: boolean;
}
const LOOKS: Look[] = [
  { name: "desktop-light-en", locale: "en", theme: "light", phone: false },
  { name: "desktop-dark-uk", locale: "uk", theme: "dark", phone: false },
  { name: "phone-light-ru", locale: "ru", theme: "light", phone: true },
  { name: "phone-dark-uk", locale: "uk", theme: "dark", phone: true },
];

function contextOf(browser: Browser, look: Look): Promise<BrowserContext> {
  const viewport = look.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  return browser.newContext({ viewport, deviceScaleFactor: look.phone ? 2 : 1, colorScheme: look.theme, locale: look.locale });
}

async function shot(page: Page, look: Look, name: string): Promise<void> {
  await page.waitForTimeout(900);
  mkdirSync(FOLDER, { recursive: true });
  const width = look.phone ? 585 : 1280;
  await sharp(await page.screenshot()).resize({ width }).webp({ quality: QUALITY }).toFile(`${FOLDER}${name}-${look.name}.webp`);
}

/** A finished match of one person and two bots. */
async function finished(browser: Browser, baseURL: string): Promise<string> {
  const context = await browser.newContext({ locale: "en", viewport: { width: 1280, height: 800 } });
  const id = await makeTable(context, baseURL, [{ who: "me" }, { who: "bot", level: "medium" }, { who: "bot", level: "easy" }]);
  const page = await context.newPage();
  await page.goto(`/t/${id}`);
  for (let turn = 0; turn < 400 && (await untilMyTurn(page)); turn++) {
    const before = await moment(page);
    const shifts = page.locator('.stage [data-offer="legal"][aria-label*="pay one"]:not([aria-label*="no points"])');
    if ((await shifts.count()) > 0) await shifts.first().click();
    else if ((await promptButtons(page).count()) > 0) await promptButtons(page).last().click();
    else await legalThings(page).first().click();
    await moveTaken(page, before);
  }
  expect(await isOver(page)).toBe(true);
  await context.close();
  return id;
}

test("screenshots", async ({ browser, baseURL }) => {
  const base = baseURL ?? "";
  const over = await finished(browser, base);
  for (const look of LOOKS) {
    const context = await contextOf(browser, look);
    const page = await context.newPage();
    const id = await makeTable(context, base, [{ who: "me" }, { who: "bot", level: "medium" }, { who: "bot", level: "easy" }]);
    await page.goto(`/t/${id}`);
    await untilMyTurn(page);
    await shot(page, look, "table");
    await legalThings(page).nth(3).hover();
    await shot(page, look, "table-preview");
    const pearl = await makeTable(context, base, [{ who: "me" }, { who: "bot", level: "easy" }], { form: "pearl" });
    await page.goto(`/t/${pearl}`);
    await untilMyTurn(page);
    await shot(page, look, "table-pearl");
    await page.keyboard.press("?");
    await shot(page, look, "table-rules");
    for (const [name, path] of [
      ["home", "/"],
      ["new-table", "/new?game=nizam"],
      ["end", `/t/${over}`],
      ["replay", `/t/${over}/replay/12`],
      ["lesson", "/lessons/nizam/NIZ-EX01"],
    ]) {
      await page.goto(`${path}`, { waitUntil: "networkidle" });
      await page.waitForTimeout(name === "end" ? 2000 : 300);
      await shot(page, look, `${name}`);
    }
    await context.close();
  }
});
