import { expect, type Page, test } from "@playwright/test";
import { gamesWith, othersPlay, recorded, stage, watchForErrors } from "./kit";

/** What stood on the screen, one entry whenever something of it changed. */
interface Moment {
  score: string;
  /** points on their way */
  flying: number;
  /** it is said that I may choose */
  mine: boolean;
  /** what is told */
  log: number;
}

/** Writes down from now on how score, prompt and log of the page change. */
async function watch(page: Page, seat: number): Promise<() => Promise<Moment[]>> {
  await page.evaluate((of) => {
    const moments: Moment[] = [];
    Object.assign(window, { moments });
    const look = (): void => {
      const score = document.querySelector(`.players [data-seat="${of}"] .score`)?.cloneNode(true) as Element | undefined;
      for (const other of score?.querySelectorAll(".gain, .held") ?? []) other.remove();
      moments.push({
        score: score?.textContent?.trim() ?? "",
        flying: document.querySelectorAll(".points-under-way .points").length,
        mine: document.querySelector(".prompt") !== null && document.querySelector(".prompt.is-wait") === null,
        log: document.querySelectorAll(".side .log > li").length,
      });
    };
    look();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ["class"] });
  }, seat);
  return () => page.evaluate(() => (window as unknown as { moments: Moment[] }).moments);
}

/** I sit across from who decides in a recorded position of two. */
async function across(page: Page, game: string, position: string): Promise<{ id: string; then: string[]; other: number }> {
  const { actor, players } = recorded(game, position);
  const seats = Array.from({ length: players }, (_, seat) => ({ who: seat === actor ? ("away" as const) : ("me" as const) }));
  const { id, then = [] } = await stage(page, { game, position, seats });
  await expect(page.locator(".prompt.is-wait")).toBeVisible();
  return { id, then, other: actor };
}

for (const game of gamesWith("points")) {
  test(`${game}: points fly to the score, which counts when they arrive; prompt and log run ahead of nothing`, async ({ page }) => {
    const errors = watchForErrors(page);
    const { id, then, other } = await across(page, game, "points");
    const moments = await watch(page, other);

    await othersPlay(page, id, then);
    await expect(page.locator(".prompt:not(.is-wait)")).toBeVisible();

    const seen = await moments();
    const first = (holds: (moment: Moment) => boolean) => seen.findIndex(holds);
    const [before, after] = [seen[0], seen.at(-1)];
    expect(first((m) => m.flying > 0), "points rise").toBeGreaterThan(0);
    expect(first((m) => m.log > (before?.log ?? 0)), "the log tells what the board shows").toBeLessThan(first((m) => m.flying > 0));
    expect(first((m) => m.mine), "I am asked when it has been told").toBeGreaterThan(first((m) => m.flying > 0));
    if (game !== "portals") {
      // there the others' points are secret
      expect(Number(after?.score)).toBeGreaterThan(Number(before?.score));
      expect(first((m) => m.score !== before?.score), "the score waits for the points").toBeGreaterThan(first((m) => m.flying > 0));
      expect(first((m) => m.mine), "I am asked when they have landed").toBeGreaterThanOrEqual(first((m) => m.score === after?.score));
    }
    expect(errors).toEqual([]);
  });
}

test("without motion nothing flies: the number appears beside the score", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { id, then, other } = await across(page, "sintra", "points");
  const moments = await watch(page, other);

  await othersPlay(page, id, then);

  await expect(page.locator(`[data-seat="${other}"] .gain`)).toHaveText(/\+\d/);
  await expect(page.locator(".prompt:not(.is-wait)")).toBeVisible();
  expect((await moments()).filter((m) => m.flying > 0)).toEqual([]);
});

/** Writes down from now on what is seen to travel, grow or turn. */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const moved = new Set<string>();
    Object.assign(window, { moved });
    const TRAVEL = ["transform", "translate", "scale", "rotate", "offsetDistance", "left", "top"];
    const look = (): void => {
      for (const motion of document.getAnimations()) {
        const effect = motion.effect as KeyframeEffect;
        const travels = effect.getKeyframes().some((frame) => TRAVEL.some((property) => property in frame));
        if (travels && Number(effect.getComputedTiming().duration) > 1) moved.add(effect.target?.outerHTML.slice(0, 120) ?? "");
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved]);
}

for (const game of gamesWith("round")) {
  test(`${game}: without motion nothing travels, neither in a move nor at the end of a round`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { id, then } = await across(page, game, "round");
    const moved = await watchMotion(page);

    await othersPlay(page, id, then);
    await expect(page.locator(".interlude .veil")).toBeVisible();
    await page.keyboard.press("s");
    await expect(page.locator(".interlude")).toHaveCount(0);

    expect(await moved()).toEqual([]);
  });
}

for (const game of gamesWith("round")) {
  test(`${game}: the end of a round is told on the board and can be passed over`, async ({ page }) => {
    const errors = watchForErrors(page);
    const { id, then } = await across(page, game, "round");
    await othersPlay(page, id, then);

    await expect(page.locator(".interlude .veil")).toBeVisible();
    await expect(page.locator(".interlude .hole").first()).toBeAttached();
    await expect(page.locator(".prompt p")).not.toHaveText(/interlude-|\.about/);
    await page.keyboard.press("s");

    await expect(page.locator(".interlude")).toHaveCount(0);
    await expect(page.locator(".prompt.is-wait .btn-quiet")).toHaveCount(0); // nothing is left to skip
    expect(errors).toEqual([]);
  });
}

test("a click on the board goes on after an interlude", async ({ page }) => {
  const { id, then } = await across(page, "sintra", "round");
  await othersPlay(page, id, then);

  await page.locator(".interlude").click();

  await expect(page.locator(".interlude")).toHaveCount(0);
  await expect(page.locator(".prompt:not(.is-wait)")).toBeVisible();
});

test("the replay is a film: dark in both themes, with the rounds as chapters, told move by move", async ({ page }) => {
  const { id, then } = await across(page, "sintra", "round");
  await othersPlay(page, id, then);
  await page.keyboard.press("s");
  const { actions } = recorded("sintra", "round");
  await page.goto(`/t/${id}/replay/0`);

  await expect(page.locator(".chapters button")).toHaveText(["The opening position", /^Round 2/]);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page).toHaveURL(new RegExp(`/replay/${actions.length + 1}$`));
  await expect(page.locator(".chapters .now")).toHaveText(/^Round 2/);
  await page.keyboard.press("Shift+ArrowLeft"); // at its beginning: to the chapter before
  await expect(page).toHaveURL(/\/replay\/0$/);

  await page.goto(`/t/${id}/replay/${actions.length}`);
  await expect(page.locator(".deck")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.locator(".interlude .veil")).toBeVisible(); // the round ends on the board
  await expect(page.locator(".interlude")).toHaveCount(0);
  await page.getByRole("link", { name: "To the table" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});
