import { expect, type Locator, type Page, test } from "@playwright/test";
import { findings } from "./findings";
import { chance, moment, moveTaken, othersPlay, recorded, sameDeal, stage, untilMyTurn, watchForErrors } from "./kit";
import { countArrivals } from "./motion";

const GAME_MS = 480_000;

function aTable(page: Page, options: object = {}): Promise<string> {
  return sameDeal(page, 2, { game: "sintra", options });
}

const legal = (page: Page, what = "") => page.locator(`.sin ${what}[data-offer="legal"]`);

/** My turn, and the board has caught up with it; false when the game is over. */
async function ready(page: Page): Promise<boolean> {
  while (await untilMyTurn(page)) {
    if ((await legal(page).count()) > 0) return true;
    await page.keyboard.press("s");
  }
  return false;
}

/** Clicks the middle of a pane, a sector or a strip, and waits for the answer. */
async function click(page: Page, thing: Locator): Promise<void> {
  const before = await moment(page);
  await thing.locator(".hit").first().click({ force: true });
  await moveTaken(page, before);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("Sintra: a whole game against a bot with the keys 0 to 9, Q to T and B", async ({ page }) => {
  test.setTimeout(GAME_MS);
  const errors = watchForErrors(page);
  await page.goto(`/t/${await aTable(page, { gaps: "free" })}`);
  const pick = chance(5);

  while (await ready(page)) {
    const before = await moment(page);
    const label = (await legal(page).nth(pick(await legal(page).count())).getAttribute("aria-label")) ?? "";
    const place = /on display (\d)/.exec(label)?.[1] ?? (/in the centre/.test(label) ? "0" : null);
    const colour = ["blue", "pink", "orange", "yellow", "green"].findIndex((name) => label.includes(name));
    const strip = /^Strip (\d)/.exec(label)?.[1];
    const split = /^(No|\d) joker/.exec(label)?.[1];
    if (strip) await page.keyboard.press(strip);
    else if (split) await page.keyboard.press(split === "No" ? "0" : split);
    else if (/^Keep/.test(label)) await page.keyboard.press("qwert".charAt(colour));
    else if (place) {
      await page.keyboard.press(place);
      if ((await moment(page)) === before || (await page.locator(".prompt .btn", { hasText: "Cancel" }).count()) > 0) {
        await page.keyboard.press("qwert".charAt(colour));
      }
    } else await page.keyboard.press("b");
    await moveTaken(page, before);
  }

  await expect(page.locator(".fin h1")).toBeVisible();
  expect(errors).toEqual([]);
});

/** A staged position of two, seen by the seat that decides. */
async function staged(page: Page, position: string): Promise<string[]> {
  const { then = [] } = await stage(page, { game: "sintra", position });
  await ready(page);
  return then.map((action) => action.split(" ").slice(1).join(" "));
}
const strip = (page: Page, slot: string) => page.locator(`.sin .slot[aria-label^="Strip ${slot}:"]`).first();
const group = (page: Page, taken: string) => {
  const [place, colour] = taken.split(" ");
  return page.locator(`.sin .group[data-offer="legal"][aria-label*="${colour}"][aria-label$="${place === "centre" ? "in the centre" : `on display ${place}`}"]`);
};

test("Sintra: glass that no strip takes breaks, and so does what is too much", async ({ page }) => {
  const [lost = ""] = await staged(page, "all-break");
  await group(page, lost).focus();
  await expect(page.locator(".prompt p small")).toContainText("break");
  await expect(page.locator(".sin .ghostline").first()).toBeVisible();
  await click(page, group(page, lost));
  await expect(page.locator(".log")).toContainText("No strip in reach takes");

  const [taken = "", slot = ""] = await staged(page, "some-break");
  await click(page, group(page, taken));
  await strip(page, slot).focus();
  await expect(page.locator(".sin .breaks").first()).toBeVisible();
  await click(page, strip(page, slot));
  await expect(page.locator(".log")).toContainText(/panes? breaks?\./);
});

test("Sintra: panes are split between a coloured field and a joker", async ({ page }) => {
  const [slot = ""] = await staged(page, "split");
  const chips = page.locator(".sin .chip");

  await click(page, strip(page, slot));

  await expect(page.locator(".prompt")).toContainText("how many on joker fields?");
  expect(await chips.count()).toBeGreaterThan(1);
  const one = page.locator('.sin .chip[aria-label^="1 joker"]');
  await one.focus();
  await expect(page.locator(".prompt p small")).toContainText("joker field");
  await click(page, one);
  await expect(page.locator(".log")).toContainText("on a joker");
});

test("Sintra: a window completed twice loses its strip; beyond the gap there is no way back", async ({ page }) => {
  const [colour = ""] = await staged(page, "twice");
  const slot = /strip (\d)/.exec((await page.locator('.sin [aria-label^="Glazier at strip"]').first().getAttribute("aria-label")) ?? "")?.[1];
  await click(page, page.locator(`.sin .pick[aria-label*="${colour}"]`).first());
  await expect(page.locator(".log")).toContainText("The window is complete, the strip leaves.");
  await expect(page.locator(`.sin [aria-label^="Window ${slot},"]`).first()).not.toHaveAttribute("aria-label", /empty/);
  await expect(page.locator(`.sin .slot[aria-label="Slot ${slot}, no strip"]`).first()).toBeAttached();

  await staged(page, "gap");
  await expect(page.locator('.sin [href="#sin-cornice-gap"]').first()).toBeVisible();
  const back = page.locator('.sin .back[data-offer="off"][aria-label="The way back is lost"]');
  await back.locator(".hit").click({ force: true }); // disabled, but it answers
  await expect(page.locator(".toast")).toContainText(/Slot \d is empty/);
  await expect(page.locator(".toast")).toContainText("SIN-069");
});

test("Sintra: side B counts complete windows times a colour", async ({ page }) => {
  const [slot = ""] = await staged(page, "side-b-end");
  await expect(page.locator(".sin .plinth").first()).toBeVisible();

  await strip(page, slot).locator(".hit").first().click({ force: true });

  await expect(page.locator(".fin")).toContainText("Complete windows × colour");
});

test("Sintra: another's kept pane, its numbers and the strip that leaves are seen to move; with reduced motion they are not", async ({ page }) => {
  const { actor } = recorded("sintra", "twice");
  const seats = [0, 1].map((seat) => ({ who: seat === actor ? ("away" as const) : ("me" as const) }));
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    const { id, then = [] } = await stage(page, { game: "sintra", position: "twice", seats });
    await expect(page.locator(".sin .all")).toBeVisible();
    const arrivals = await countArrivals(page, ".drawn, .flash");

    await othersPlay(page, id, then);

    await expect(page.locator(".log")).toContainText("The window is complete, the strip leaves.");
    await expect.poll(arrivals).toBe(reducedMotion === "reduce" ? 0 : 2);
  }
});

test("Sintra: on a phone two taps take, one places, and nothing scrolls sideways", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "en" });
  const page = await context.newPage();
  await page.goto(`/t/${await aTable(page)}`);
  await ready(page);

  await legal(page, ".plate").first().tap({ force: true });
  const tray = page.locator(".sin-tray button");
  const before = await moment(page);
  await tray.first().tap();
  await moveTaken(page, before);

  const strip = legal(page, ".slot").last();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await strip.locator(".hit").tap({ force: true });

  await expect(page.locator('.sin .slot[data-offer="legal"]')).toHaveCount(0);
  await context.close();
});

for (const theme of ["light", "dark"] as const) {
  test(`Sintra: no serious finding while glass is taken and placed in ${theme}`, async ({ page, context, baseURL }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.goto(`/t/${await aTable(page)}`);
    await ready(page);
    expect(await findings(page)).toEqual([]);

    await click(page, legal(page, ".group").first());
    await legal(page, ".slot").first().focus();

    expect(await findings(page)).toEqual([]);
  });
}
