import { expect, test } from "@playwright/test";
import { findings } from "./findings";
import { makeTable, recorded, stage, untilMyTurn, watchForErrors } from "./kit";

/** a bot's process may have to compile the rules first */
const FIRST_THOUGHT_MS = 200_000;

test("H asks for a hint: suggestions with chance and reason, marked on the board, chosen by a click", async ({ page, context, baseURL }) => {
  const errors = watchForErrors(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await stage(page, { game: "sintra", position: "some-break" });
  await untilMyTurn(page);
  const hint = page.getByRole("button", { name: "Hint", exact: true });
  const list = page.getByRole("region", { name: "Suggestions" });

  const stood = await page.locator("section.board").boundingBox();
  await page.keyboard.press("h");
  const [first, second] = [list.getByRole("button").first(), list.getByRole("button").nth(1)];
  await expect(first).toContainText("%", { timeout: FIRST_THOUGHT_MS });
  await expect(hint).toHaveAttribute("aria-expanded", "true");
  await expect(first).toContainText(/Take .+ Then: Put/);
  await expect(page.locator(".board [data-hint]").first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await page.locator("section.board").boundingBox()).toEqual(stood);

  const marked = () => page.locator(".board [data-hint]").evaluateAll((all) => all.map((e) => e.getAttribute("aria-label")).join());
  const best = await marked();
  await second.hover();
  await expect.poll(marked).not.toBe(best);
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);

  await hint.click();
  await expect(first).toContainText("%");
  const before = await page.locator(".log li").count();
  await first.click();
  await expect.poll(() => page.locator(".log li").count()).toBeGreaterThan(before);
  expect(errors).toEqual([]);

  const strict = await makeTable(context, baseURL ?? "", [{ who: "me" }, { who: "bot", level: "easy" }], { hints: false });
  await page.goto(`/t/${strict}`);
  await untilMyTurn(page);
  await expect(hint).toHaveCount(0);
});

test("from the end of a game to its analysis: progress, a graph to walk along, key moments on the board", async ({ page }) => {
  const errors = watchForErrors(page);
  const { actor: _, then: __, ...match } = recorded("nizam", "over");
  const made = await page.request.post("/api/staged", { data: { game: "nizam", ...match } });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/t/${id}`);
  await page.getByRole("link", { name: "Analysis" }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${id}/analysis$`));

  await page.getByRole("button", { name: "Analyse the game" }).click();
  const graph = page.getByRole("slider", { name: "Chance to win over the game" });
  await expect(graph).toBeVisible({ timeout: FIRST_THOUGHT_MS });
  expect(await findings(page)).toEqual([]);

  await graph.focus();
  await page.keyboard.press("End");
  await expect(graph).toHaveAttribute("aria-valuenow", String(match.actions.length));
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(graph).toHaveAttribute("aria-valuetext", /^Move 2, .+: \d+%$/);
  await expect(page.getByRole("heading", { name: "Before move 2" })).toBeVisible();

  await page.reload();
  await expect(graph).toHaveAttribute("aria-valuenow", "2");
  const turns = page.locator(".turns a");
  expect(await turns.count()).toBeGreaterThan(0);
  await turns.first().click();
  await expect(turns.first()).toHaveAttribute("aria-current", "true");
  await expect(page.locator(".ghosts .played").first()).toBeVisible();
  await page.locator("h1").click();
  await page.keyboard.down("Space");
  await expect(page.locator(".ghosts")).toHaveCount(0);
  await page.keyboard.up("Space");
  await expect(page.locator(".ghosts")).toHaveCount(1);
  await page.getByRole("button", { name: "Try it from here" }).click();
  await expect(page).not.toHaveURL(/analysis/);
  expect(errors).toEqual([]);
});
