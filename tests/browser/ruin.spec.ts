/** What ruins is said once before it is done, and a turn never ends unannounced. */

import { expect, type Page, test } from "@playwright/test";
import { middle } from "./hands";
import { plyOf, stage, untilMyTurn, watchForErrors } from "./kit";

const SETTINGS = "ludoteka-settings";
const ruinButton = (page: Page) => page.locator(".prompt .btn-ruin");

/** At tables of people ruinous moves are named where somebody wishes so. */
async function wishes(page: Page, ruin: string): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key as string, JSON.stringify({ ruin: value })), [SETTINGS, ruin]);
}
const blues = (page: Page) => page.locator(`[data-facets='{"kind":"take","place":"2","colour":"blue"}'] use`).first();

test("ruin: glass that would break is armed in red with its sum, and broken by the second click", async ({ page }) => {
  const errors = watchForErrors(page);
  await wishes(page, "always");
  await stage(page, { game: "sintra", position: "all-break" });
  await untilMyTurn(page);
  const before = await plyOf(page);

  await blues(page).click();

  await expect(ruinButton(page)).toContainText("Break 3 panes: −6");
  await expect(page.locator(".prompt p small")).toContainText("another choice avoids");
  await expect(page.locator("[data-ruin]")).toBeVisible();
  expect(await plyOf(page)).toBe(before);
  await page.keyboard.press("Escape");
  await expect(ruinButton(page)).toHaveCount(0);

  await blues(page).click(); // it was said: never twice for the same choice
  await expect.poll(() => plyOf(page)).toBe(before + 1);
  expect(errors).toEqual([]);
});

test("ruin: by keys alike, the button keeps its place and the focus", async ({ page }) => {
  await wishes(page, "always");
  await stage(page, { game: "nizam", position: "shifted" });
  await untilMyTurn(page);
  const [before, button] = [await plyOf(page), page.locator("#main-button")];
  await expect(button).toHaveText("Finish: no points");
  await expect(button).toHaveClass(/is-ruin/);

  await button.focus();
  await page.keyboard.press("Enter");

  await expect(button).toContainText("Finish for nothing");
  await expect(button).toBeFocused();
  expect(await plyOf(page)).toBe(before);
  await page.keyboard.press("Enter");
  await expect.poll(() => plyOf(page)).toBe(before + 1);
});

test("ruin: at a table of people nothing is held up unless somebody wishes so", async ({ page }) => {
  await stage(page, { game: "sintra", position: "all-break" });
  await untilMyTurn(page);
  const before = await plyOf(page);

  await blues(page).click();

  await expect.poll(() => plyOf(page)).toBe(before + 1);
});

/** Each shows what will happen and commits nothing; done once more, it commits. */
const LAST_SHIFTS: Record<string, (page: Page) => Promise<void>> = {
  click: (page) => page.locator('[data-facets*="r4R"]').click(),
  pull: async (page) => {
    const [x, y] = await middle(page.locator('[data-slip="cell:20"]'));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 140, y, { steps: 4 });
    await page.mouse.up();
  },
  keys: async (page) => {
    await page.locator('[data-slip="cell:20"]').focus();
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Enter");
  },
};

for (const [way, shift] of Object.entries(LAST_SHIFTS)) {
  test(`the last card: a shift that ends the turn says so first, by ${way}`, async ({ page }) => {
    const errors = watchForErrors(page);
    await stage(page, { game: "nizam", position: "last-card" });
    await untilMyTurn(page);
    const before = await plyOf(page);

    await shift(page);

    await expect(page.locator(".prompt .btn-main")).toContainText(/Shift and finish: \d+ points/);
    await expect(page.locator(".prompt p small")).toContainText("Your turn ends with it: new gems come.");
    expect(await plyOf(page)).toBe(before);
    await shift(page);
    await expect.poll(() => plyOf(page)).toBeGreaterThan(before);
    expect(errors).toEqual([]);
  });
}
