/** Puzzles: the day's own, a wrong answer that is refuted, the right ones, practice, playing on. */

import { expect, type Page, test } from "@playwright/test";
import { findings } from "./findings";
import { watchForErrors } from "./kit";

interface Info {
  game: string;
  id: string;
}

async function solutionOf(page: Page, { game, id }: Info): Promise<string[]> {
  return (await (await page.request.get(`/api/puzzles/${game}/${id}/line`)).json()).line;
}

/** Decides on the board, or by the button of what has no place there. */
async function decide(page: Page, { game, id }: Info, action: string): Promise<void> {
  await page.keyboard.press("Escape");
  const answered = page.waitForResponse((r) => r.url().includes(`/api/puzzles/${game}/${id}`) && r.request().method() === "POST");
  // what was decided before may still be on its way across the board
  await page.waitForFunction((wanted) => {
    const [, argument = ""] = wanted.split(" ");
    const controls = [...document.querySelectorAll<HTMLElement>("[data-facets][data-offer='legal']")];
    const found = controls.find((c) => Object.values(JSON.parse(c.dataset.facets ?? "{}")).includes(argument));
    found?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    return found !== undefined;
  }, action);
  await answered;
}

/** A puzzle of Nizam whose every decision is a shift, which is one arrow on the board. */
async function ofShifts(page: Page): Promise<Info> {
  const all: Info[] = await (await page.request.get("/api/puzzles/nizam")).json();
  for (const one of all) {
    if ((await solutionOf(page, one)).every((action) => action.startsWith("shift"))) return one;
  }
  throw new Error("no such puzzle");
}

test("the puzzle of the day is solved at the first try and counts for the row", async ({ page }) => {
  const errors = watchForErrors(page);
  const puzzle = await ofShifts(page);
  const today = await page.evaluate(() => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10));
  await page.goto(`/puzzles/${puzzle.game}/${puzzle.id}?day=${today}`);
  await expect(page.getByText("Find the best decision")).toBeVisible();

  for (const action of await solutionOf(page, puzzle)) await decide(page, puzzle, action);

  await expect(page.getByText("Solved on the first try!")).toBeVisible();
  await expect(page.locator(".verdict")).toContainText("to win");
  await page.goto("/puzzles");
  await expect(page.locator(".count b")).toHaveText("1");
  expect(errors).toEqual([]);
});

test("a wrong answer is answered on the board, and one tries again", async ({ page }) => {
  const puzzle = await ofShifts(page);
  const [best] = await solutionOf(page, puzzle);
  await page.goto(`/puzzles/${puzzle.game}/${puzzle.id}`);
  await expect(page.getByText("Find the best decision")).toBeVisible();
  const page_ = await (await page.request.get(`/api/puzzles/${puzzle.game}/${puzzle.id}`)).json();
  const legal: string[] = page_.projection.legal.map((a: { action: string }) => a.action);
  const wrong = legal.find((a) => a.startsWith("shift") && a !== best) ?? "";

  await decide(page, puzzle, wrong);

  await expect(page.locator(".tries .was")).toHaveCount(1);
  await expect(page.locator(".verdict.bad")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("try 2 of 3")).toBeVisible();
  await page.getByRole("button", { name: "Show the solution" }).click();
  await expect(page.getByText("This was it")).toBeVisible();
  await page.getByRole("button", { name: "Play on" }).click();
  await expect(page).toHaveURL(/\/t\//);
});

test("puzzles are practised by theme, and the page has no faults", async ({ page }) => {
  await page.goto("/puzzles");
  await expect(page.locator(".day .board svg").first()).toBeAttached();
  await expect(page.locator(".week li")).toHaveCount(7);
  expect(await findings(page)).toEqual([]);

  await page.locator(".themes .btn").first().click();

  await expect(page.getByText("Find the best decision")).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
