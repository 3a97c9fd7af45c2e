/** A coach at somebody's first tables: ideas before a decision, a word after a bad mistake, a hat to send it away. */

import { expect, type Page, test } from "@playwright/test";
import { watchForErrors } from "./kit";

const CHANCES = (share: number) => ({ wins: [share, 1 - share], points: [10, 10] });

/** As somebody who knows the goal and has never played. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem("ludoteka-mentor-sintra"));
});

/** An adviser that answers at once: it thinks little of everything but its own first idea. */
async function advised(page: Page): Promise<void> {
  await page.route("**/hint", async (route) => {
    const { seat, ply } = route.request().postDataJSON() as { seat: number; ply: number };
    await route.fulfill({ json: { seat, ply, hints: [] } });
  });
  await page.route("**/judgement", async (route) => {
    const { seat, ply } = route.request().postDataJSON() as { seat: number; ply: number };
    const better = { message: "takes", args: { seat, count: 2, colour: "@colour-green", place: 1 } };
    await route.fulfill({ json: { ply, seat, action: "", before: CHANCES(0.5), after: CHANCES(0.3), best: "", best_after: CHANCES(0.55), later: null, instead: [better] } });
  });
}
function board(page: Page) {
  return page.locator("section.board").boundingBox();
}
async function playNow(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: /play now against bots.*sintra|sintra.*play now/i }).click();
  await expect(page.locator('.stage [data-offer="legal"]').first()).toBeVisible({ timeout: 60_000 });
}

test("the coach asks for ideas by itself at a first table, says what a mistake cost and takes it back", async ({ page }) => {
  const errors = watchForErrors(page);
  await advised(page);
  const ideas = page.waitForRequest("**/hint");
  await playNow(page);
  await ideas;
  const stood = await board(page);

  const begun = (await page.locator("[data-ply]").getAttribute("data-ply")) ?? "";
  await page.locator('.stage [data-offer="legal"]').first().click();
  await expect(page.locator(".lapse")).toContainText("Your chance of winning fell by about 25%", { timeout: 30_000 });
  expect(await board(page)).toEqual(stood);
  await page.locator(".lapse").getByRole("button", { name: "Take it back" }).click();

  await expect(page.locator(".lapse")).toHaveCount(0);
  await expect(page.locator("[data-ply]")).toHaveAttribute("data-ply", begun);
  expect(errors).toEqual([]);
});

test("the hat sends the coach away", async ({ page }) => {
  await advised(page);
  await playNow(page);
  const hat = page.getByRole("button", { name: "Coach" });
  await expect(hat).toHaveAttribute("aria-pressed", "true");
  await hat.click();
  await expect(hat).toHaveAttribute("aria-pressed", "false");
  const begun = (await page.locator("[data-ply]").getAttribute("data-ply")) ?? "";
  await page.locator('.stage [data-offer="legal"]').first().click();

  await expect(page.locator("[data-ply]")).not.toHaveAttribute("data-ply", begun);
  await expect(page.locator(".lapse")).toHaveCount(0);
});
