/** Exercises: a question, a task on the board, what is kept of them, and that nothing gives the answer away. */

import { expect, type Page, test } from "@playwright/test";
import { findingsOnBoard } from "./findings";
import { watchForErrors } from "./kit";

test.use({ storageState: { cookies: [], origins: [] } });

/** The first page of a fresh server loads the games. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator(".answers button, .todo, .hero").first()).toBeVisible({ timeout: 30_000 });
}

test("a question is answered, explained and kept as done", async ({ page }) => {
  const errors = watchForErrors(page);
  await open(page, "/exercises/sintra");
  await page.getByRole("link", { name: "Try it" }).click();
  await expect(page.getByRole("heading", { name: "What slides to the centre?" })).toBeVisible();
  await page.keyboard.press("3");

  await expect(page.locator(".verdict")).toContainText("Right!");
  await expect(page.locator(".answers .right")).toContainText("3");
  await expect(page.locator(".events li").first()).toBeVisible();
  await page.locator(".verdict summary").click();
  await expect(page.locator(".verdict .rule-id")).toHaveText("SIN-040");
  await page.getByRole("link", { name: "All exercises" }).click();

  await expect(page.locator(".card.done")).toHaveCount(1);
  await expect(page.locator(".card.next")).toContainText("Who comes first pays");
  expect(errors).toEqual([]);
});

test("a wrong answer is explained, and comes again", async ({ page }) => {
  await open(page, "/exercises/nizam/old-ambers");
  await page.locator(".answers button").last().click();

  await expect(page.locator(".verdict")).toContainText("3, not 7");
  await expect(page.locator(".verdict")).toContainText("not even the extra point");
  await expect(page.locator(".answers .mine")).toContainText("7");
  await open(page, "/exercises/nizam");

  await expect(page.locator(".card.again")).toContainText("once more");
});

test("on a phone answers and what they were stand above the buttons, on a cold page too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/exercises/inori/empty-purse");
  const above = (what: string) => page.evaluate((of) => (document.querySelector(of)?.getBoundingClientRect().bottom ?? 9999) < 1 + (document.querySelector(".go")?.getBoundingClientRect().top ?? 0), what);

  await expect.poll(() => above(".answers")).toBe(true);
  await page.locator(".answers button").first().click();
  await expect.poll(() => above(".verdict")).toBe(true);
});

const TOLD = { inori: "the-last-space", nizam: "shared-ruby", portals: "all-together", sintra: "first-in-the-centre", whispers: "empty-positions" };
for (const [game, id] of Object.entries(TOLD)) {
  test(`on a phone the board of ${game} stays in sight while an answer is told`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `/exercises/${game}/${id}`);
    await page.locator(".answers button").first().click();
    await expect(page.locator(".verdict")).toBeVisible();

    const stands = () =>
      page.evaluate(() => {
        const [bar, board, told, buttons] = [".topbar", ".play", ".verdict", ".go"].map((of) => document.querySelector(of)?.getBoundingClientRect());
        return bar && board && told && buttons ? [bar.bottom <= board.top + 1, board.bottom <= told.top + 1, told.bottom <= buttons.top + 1] : [];
      });
    await expect.poll(stands).toEqual([true, true, true]);
  });
}

test("on a phone the part of the board that is asked about is in front, before and after the answer", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const answered = async () => {
    await page.locator(".answers button").first().click();
    await expect(page.locator(".verdict")).toBeVisible();
  };

  await open(page, "/exercises/inori/new-altar");
  await expect(page.locator('[data-thing="pane:tree"]')).toHaveAttribute("aria-selected", "true");
  await answered();
  await expect(page.locator('[data-thing="pane:tree"]')).toHaveAttribute("aria-selected", "true");

  await open(page, "/exercises/portals/four-of-four");
  await answered();
  await expect(page.locator('.pages .on[data-thing="page:left"]')).toBeVisible();

  await open(page, "/exercises/whispers/a-fort-on-the-way");
  await expect(page.locator('[data-thing="region:HO3"]')).toBeInViewport({ ratio: 0.4 });
});

test("a task is played on the board: what fails can be tried again", async ({ page }) => {
  await open(page, "/exercises/sintra/room-for-three");
  const orange = page.locator('[data-facets=\'{"kind":"take","place":"centre","colour":"orange"}\']');
  const strip = (slot: number) => page.locator(`[data-facets='{"kind":"strip","slot":"${slot}"}']`);

  await orange.click();
  await strip(3).click();
  await expect(page.locator(".verdict")).toContainText("Not yet");
  await page.getByRole("button", { name: "Back to the question" }).click();
  await orange.click();
  await strip(4).click();

  await expect(page.locator(".verdict")).toContainText("Right!");
});

test("what is not legal in a task is answered with its rule", async ({ page }) => {
  await open(page, "/exercises/sintra/room-for-three");
  await page.locator('[data-facets=\'{"kind":"take","place":"centre","colour":"orange"}\']').click();
  await expect(page.getByText("Put your 3 orange panes on a strip.")).toBeVisible();
  await page.locator('[data-facets=\'{"kind":"strip","slot":"1"}\']').click({ force: true });

  await expect(page.locator(".todo[role=status]")).toBeVisible();
  await expect(page.locator(".verdict")).toHaveCount(0);
});

test("nothing on the board says the answer before it is given", async ({ page }) => {
  await open(page, "/exercises/whispers/what-cities-are-worth");
  const told = page.locator(".play [data-tells]");
  await expect(told.first()).toBeHidden();
  expect(await told.count()).toBeGreaterThan(5);
  await page.locator(".answers button").first().click();

  await expect(told.first()).toBeVisible();
});

/** Words of labels that say what an exercise asks for. */
const TELLING: Record<string, RegExp> = {
  nizam: /in an? (old )?run/,
  sintra: /^(Ornament|.*complete windows?).*points/,
  inori: /(scores?|worth|now|would be): ?\d/i,
  whispers: /^Cities: \d|empty, ruled by|×.\d? [+−0]\d*,/,
  portals: /brings? \d|\+\d/,
};
for (const [game, telling] of Object.entries(TELLING)) {
  test(`no label says the answer to a question about ${game}`, async ({ page }) => {
    const all = (await (await page.request.get(`/api/exercises/${game}`)).json()) as { id: string; kind: string }[];
    const told: string[] = [];
    for (const { id, kind } of all) {
      if (kind !== "choose") continue;
      await open(page, `/exercises/${game}/${id}`);
      await expect(page.locator(".play [aria-label]").first()).toBeAttached();
      const labels = await page.locator(".play [aria-label]").evaluateAll((found) => found.filter((e) => e.checkVisibility({ visibilityProperty: true })).map((e) => e.getAttribute("aria-label") ?? ""));
      told.push(...labels.filter((label) => telling.test(label)).map((label) => `${id}: ${label}`));
    }
    expect(told).toEqual([]);
  });
}

test("five mixed lead from one to the next", async ({ page }) => {
  await open(page, "/exercises/portals");
  await page.getByRole("button", { name: "Five mixed" }).click();
  await expect(page.locator(".bars i")).toHaveCount(5);
  const first = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("button", { name: "Skip" }).click();

  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(first);
  await expect(page.locator(".kick")).toContainText("2 of 5");
});

/** In light before the answer and in dark after it for one game, the other way round for the next: each board is seen in both. */
const THEMES = { inori: ["light", "dark"], nizam: ["dark", "light"], portals: ["light", "dark"], sintra: ["dark", "light"], whispers: ["light", "dark"] } as const;
for (const [game, [before, after]] of Object.entries(THEMES)) {
  test(`axe finds nothing in the exercises of ${game}: the list, a question and a task, before and after`, async ({ page }) => {
    const all = (await (await page.request.get(`/api/exercises/${game}`)).json()) as { id: string; kind: string }[];
    const kinds = new Map(all.map((exercise) => [exercise.kind, exercise]));
    const found: string[] = [];
    const look = async (where: string, colorScheme: "light" | "dark") => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      found.push(...(await findingsOnBoard(page)).map((finding) => `${where}, ${colorScheme}: ${finding}`));
    };

    await open(page, `/exercises/${game}`);
    await look("the list", before);
    for (const { id, kind } of kinds.values()) {
      await open(page, `/exercises/${game}/${id}`);
      await look(id, before);
      if (kind === "choose") await page.keyboard.press("1");
      else await page.getByRole("button", { name: "Show me" }).click();
      await expect(page.locator(".verdict")).toBeVisible();
      await look(`${id} answered`, after);
    }
    expect(found).toEqual([]);
  });
}
