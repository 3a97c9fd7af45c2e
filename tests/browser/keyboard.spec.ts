import { expect, test } from "@playwright/test";
import { decide, makeTable, stage, untilMyTurn } from "./kit";

const GAMES = { nizam: "shifted", sintra: "some-break", inori: "journey", whispers: "fort", portals: "sources" };

for (const [game, position] of Object.entries(GAMES)) {
  test(`keys: the board of ${game} is one stop, arrows walk inside, a move takes at most six keys`, async ({ page }) => {
    await stage(page, { game, position });
    await untilMyTurn(page);

    await page.keyboard.press("n"); // to what may be chosen
    expect(await page.evaluate(() => document.activeElement?.matches('[data-offer="legal"], .acts .btn'))).toBe(true);
    const stops = await page.locator("section.board").evaluate((board) => [...board.querySelectorAll<HTMLElement>("[tabindex], button")].filter((e) => e.checkVisibility() && e.tabIndex === 0).length);
    expect(stops).toBe(1);
    const walked = new Set<string>();
    for (const arrow of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
      await page.keyboard.press(arrow);
      walked.add(await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? ""));
    }
    expect(walked.size).toBeGreaterThan(1);

    let keys = 0;
    await decide(page, async () => {
      const before = await page.locator(".table[data-ply]").getAttribute("data-ply");
      while (keys < 6 && (await page.locator(".table[data-ply]").getAttribute("data-ply")) === before) {
        await page.keyboard.press(keys === 0 ? "n" : "Enter");
        keys += 1;
        await page.waitForTimeout(150);
      }
    });
    expect(keys).toBeLessThanOrEqual(6);
  });
}

test("keys: Escape takes back what was begun, also glass that was taken", async ({ page }) => {
  await stage(page, { game: "sintra", position: "some-break" });
  await untilMyTurn(page);
  const before = await page.locator(".table[data-ply]").getAttribute("data-ply");
  await page.keyboard.press("n");
  await decide(page, () => page.keyboard.press("Enter"));
  await untilMyTurn(page);

  await page.keyboard.press("Escape");

  await expect(page.locator(".table[data-ply]")).toHaveAttribute("data-ply", before ?? "");
});

test("keys: from the home page to a game in two keys", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".games .play").nth(1)).toHaveAttribute("aria-keyshortcuts", "G 2");
  await page.keyboard.press("g");
  await page.keyboard.press("2");
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.locator(".table .prompt")).toBeVisible();
});

test("keyboard: Escape closes the search of the log", async ({ page }) => {
  await stage(page, { game: "nizam", position: "points" });
  await page.getByRole("button", { name: "Search the log" }).click();
  const field = page.getByRole("searchbox");
  await field.fill("row");
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
});
