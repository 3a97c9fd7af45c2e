/**
 * How soon a stranger sees a page and can use it, with nothing cached. A report: a busy machine is slow, not wrong.
 * The bars, on a quiet one: the first paint within a second, interactive within two.
 */

import { expect, type Locator, type Page, test } from "@playwright/test";

interface Pace {
  /** ms since the page was asked for: the first contentful paint */
  painted: number;
  /** what one came for is there, and no task that delays a click goes on */
  interactive: number;
}

async function paceOf(page: Page, path: string, aim: Locator): Promise<Pace> {
  await page.addInitScript(() => {
    const ends: number[] = [];
    Object.assign(window, { longTaskEnds: ends });
    const seen = (list: PerformanceObserverEntryList) => ends.push(...list.getEntries().map((task) => task.startTime + task.duration));
    new PerformanceObserver(seen).observe({ type: "longtask", buffered: true });
  });
  await page.goto(path);
  await aim.waitFor();
  const there = await page.evaluate(() => performance.now());
  await page.waitForLoadState("networkidle");
  const [painted, busy] = await page.evaluate(() => [
    performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    Math.max(0, ...(window as unknown as { longTaskEnds: number[] }).longTaskEnds),
  ]);
  return { painted, interactive: Math.max(painted, there, busy) };
}

function report(what: string, { painted, interactive }: Pace): void {
  console.log(`${what}: first contentful paint ${painted.toFixed(0)} ms of 1000, interactive ${interactive.toFixed(0)} ms of 2000`);
  expect(painted).toBeGreaterThan(0);
  expect(interactive).toBeGreaterThanOrEqual(painted);
}

test("how soon the home page is there", async ({ page }) => {
  report("the home page", await paceOf(page, "/", page.getByRole("button", { name: /play now/i }).first()));
});

for (const game of ["nizam", "sintra", "inori", "whispers", "portals"]) {
  test(`how soon a first table of ${game} is there`, async ({ page }) => {
    await page.request.post("/api/me", { data: { name: "Ann" } });
    const seats = [{ who: "me" }, { who: "bot", level: "random" }];
    const { id } = await (await page.request.post("/api/tables", { data: { game, seats } })).json();
    report(`a first table of ${game}`, await paceOf(page, `/t/${id}`, page.locator("[data-ply]")));
  });
}
