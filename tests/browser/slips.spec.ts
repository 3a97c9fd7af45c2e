/** What things are: by mouse, by keys, by a finger that rests; and nothing on a board is left without. */

import { expect, type Page, test } from "@playwright/test";
import { findings } from "./findings";
import { middle } from "./hands";
import { legalControls, plyOf, stage, untilMyTurn, watchForErrors } from "./kit";

const LONG_MS = 700;
const SLOW_MS = 400;
const slip = (page: Page) => page.locator("#slip");

test("slips: what the mouse rests on says what it is, does and is worth, and opens its rule", async ({ page }) => {
  const errors = watchForErrors(page);
  await stage(page, { game: "whispers", position: "card-before" });
  await untilMyTurn(page);
  const before = await plyOf(page);

  await page.mouse.move(...(await middle(page.locator('[data-slip="slot:devout"]'))), { steps: 2 });

  await expect(slip(page)).toHaveAttribute("data-of", "slot:devout");
  await expect(slip(page).locator("h3")).toContainText("Devout");
  await expect(slip(page).locator(".band")).toContainText(/[+−]?\d/);
  await page.mouse.move(...(await middle(slip(page).locator(".rule-id"))), { steps: 4 });
  await slip(page).locator(".rule-id").click();
  await expect(page.locator('.drawer [data-rule="WOW-181"].is-here')).toBeVisible();
  await expect(slip(page)).toHaveCount(0);
  expect(await plyOf(page)).toBe(before);
  expect(errors).toEqual([]);
});

test("slips: the next thing tells what it is, though its answer takes longer than the last slip stays", async ({ page }) => {
  await stage(page, { game: "whispers", position: "card-before" });
  await untilMyTurn(page);
  await page.route(/\/slip\?/, async (route) => {
    await new Promise((answered) => setTimeout(answered, SLOW_MS));
    await route.continue();
  });

  for (const thing of ["slot:devout", "slot:opposed"]) {
    await page.mouse.move(...(await middle(page.locator(`[data-slip="${thing}"]`))), { steps: 2 });
    await expect(slip(page)).toHaveAttribute("data-of", thing);
  }
});

test("slips: the key I keeps one open, and Escape closes it before anything else", async ({ page }) => {
  await stage(page, { game: "whispers", position: "card-before" });
  await untilMyTurn(page);
  await page.keyboard.press("n");
  const focused = await page.evaluate(() => document.activeElement?.closest("[data-slip]")?.getAttribute("data-slip"));

  await page.keyboard.press("i");

  await expect(slip(page)).toHaveAttribute("data-of", focused ?? "");
  await expect(slip(page)).toHaveRole("dialog");
  await page.mouse.move(5, 5);
  await expect(slip(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(slip(page)).toHaveCount(0);
});

test("slips: what is focused tells by itself after a while", async ({ page }) => {
  await stage(page, { game: "whispers", position: "card-before" });
  await untilMyTurn(page);

  await page.keyboard.press("n"); // to the first choice, or past it where the focus stood there already
  await expect(page.locator('[data-offer="legal"]:focus')).toHaveCount(1);
  await legalControls(page).first().focus();

  await expect(slip(page)).toHaveRole("tooltip");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, reducedMotion: "reduce" } as object);

  test("slips: a finger that rests looks, and chooses nothing, however it goes on", async ({ page }) => {
    const errors = watchForErrors(page);
    await stage(page, { game: "whispers", position: "card-before" });
    await untilMyTurn(page);
    const [before, [x, y]] = [await plyOf(page), await middle(legalControls(page).first())];
    const screen = await page.context().newCDPSession(page);
    const finger = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
      screen.send("Input.dispatchTouchEvent", { type, touchPoints: points });

    await finger("touchStart", [{ x, y }]);
    await page.waitForTimeout(LONG_MS);
    await expect(slip(page)).toBeVisible();
    await finger("touchMove", [{ x, y: y - 40 }]);
    await finger("touchEnd", []);

    await expect(slip(page)).toBeVisible();
    await expect(page.locator("[data-lifted]")).toHaveCount(0);
    expect(await plyOf(page)).toBe(before);
    await slip(page).getByRole("button", { name: "Close" }).tap();
    await expect(slip(page)).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test("slips: asked what a thing is, the next tap answers and chooses nothing", async ({ page }) => {
    await stage(page, { game: "whispers", position: "card-before" });
    await untilMyTurn(page);
    const before = await plyOf(page);

    await page.getByRole("button", { name: "What is this?" }).tap();
    await legalControls(page).first().tap();

    await expect(slip(page)).toBeVisible();
    expect(await plyOf(page)).toBe(before);
  });
});

test("slips: a replay tells what a thing was worth then, to the one whose eyes it is seen through", async ({ page }) => {
  const { id } = await stage(page, { game: "whispers", position: "card-before" });
  const then = (ply: number) =>
    page.waitForResponse((reply) => reply.url().includes("thing=slot:devout") && reply.url().endsWith(`&ply=${ply}`) && reply.ok());

  await page.goto(`/t/${id}/replay/3`);
  const told = then(3);
  await page.mouse.move(...(await middle(page.locator('[data-slip="slot:devout"]'))), { steps: 2 });
  await told;

  await expect(slip(page)).toHaveAttribute("data-of", "slot:devout");
  await expect(slip(page).locator(".state")).toContainText("Your loyalty");
  await page.keyboard.press("i");
  const anew = then(4);
  await page.keyboard.press("ArrowRight");
  await anew;
  await expect(slip(page)).toHaveRole("dialog");
  await page.keyboard.press("Escape");
  await expect(slip(page)).toHaveCount(0);
});

test("slips: while a question is open, a thing keeps to itself what would answer it", async ({ page }) => {
  await page.goto("/exercises/whispers");
  const list = (await (await page.request.get("/api/exercises/whispers")).json()) as { id: string; kind: string }[];
  const question = list.find((e) => e.kind === "choose");
  await page.goto(`/exercises/whispers/${question?.id}`);
  const post = page.locator('[data-slip^="post:"]').first();

  await page.mouse.move(...(await middle(post)), { steps: 2 });
  await expect(slip(page).locator(".say")).toHaveText(/Answer the question first/);
  await expect(slip(page).locator(".band, .state")).toHaveCount(0);

  await page.mouse.move(5, 5);
  await expect(slip(page)).toHaveCount(0);
  await page.keyboard.press("1");
  await expect(page.locator(".verdict")).toBeVisible();
  await page.mouse.move(...(await middle(post)), { steps: 2 });
  await expect(slip(page).locator(".state")).toBeVisible();
});

test("slips: things of a puzzle tell what they are", async ({ page }) => {
  const [puzzle] = (await (await page.request.get("/api/puzzles/sintra")).json()) as { id: string }[];
  await page.goto(`/puzzles/sintra/${puzzle?.id}`);
  const glazier = page.locator('[data-slip^="glazier:"]:visible').first();

  await page.mouse.move(...(await middle(glazier)), { steps: 2 });
  await expect(slip(page).locator("h3")).toHaveText("Glazier");
  await expect(slip(page).locator(".rule-id")).toHaveText(/^SIN-\d+$/);
});

const BOARDS: Record<string, string> = {
  nizam: "shifted",
  inori: "companion",
  portals: "haste",
  sintra: "some-break",
  whispers: "card-before",
};

for (const [game, position] of Object.entries(BOARDS)) {
  test(`slips: nothing on the board of ${game} is left without one`, async ({ page }) => {
    const { id } = await stage(page, { game, position });
    await untilMyTurn(page);
    const { things, mute } = await page.evaluate(() => {
      const meaningful = [
        ...document.querySelectorAll(
          ".board :is([data-facets], [role=img], [data-thing]), .own :is([data-facets], [role=img]), .seat, .score",
        ),
      ];
      const seen = meaningful.filter((e) => e.checkVisibility() && !e.closest("[data-plain], [data-choose]"));
      return {
        things: [...new Set([...document.querySelectorAll("[data-slip]")].map((e) => e.getAttribute("data-slip") ?? ""))],
        mute: seen.filter((e) => !e.closest("[data-slip]")).map((e) => e.outerHTML.slice(0, 160)),
      };
    });

    expect(mute).toEqual([]);
    expect(things.length).toBeGreaterThan(20);
    for (const thing of things) {
      const reply = await page.request.get(`/api/tables/${id}/slip?seat=-1&thing=${thing}`);
      expect(reply.ok(), thing).toBe(true);
    }
    await expect(page.locator(":is(.board, .own, .players) :is([title], title)")).toHaveCount(0);
  });
}

/** One thing of each kind that stands on the board; the mouse rests on it. */
function oneOfEachKind(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll("[data-slip]")].filter((e) => e.checkVisibility()).map((e) => e.getAttribute("data-slip") ?? "");
    return [...new Map(seen.map((thing) => [thing.split(":")[0], thing])).values()];
  });
}
const restOn = (page: Page, thing: string) =>
  page.evaluate((of) => document.querySelector(`[data-slip="${CSS.escape(of)}"]`)?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" })), thing);

for (const [nth, [game, position]] of Object.entries(BOARDS).entries()) {
  const colorScheme = nth % 2 === 0 ? "light" : "dark";
  test(`slips: axe finds nothing in one of each kind of ${game}, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await stage(page, { game, position });
    await untilMyTurn(page);
    const [things, found] = [await oneOfEachKind(page), [] as string[]];

    for (const thing of things) {
      await restOn(page, thing);
      await expect(slip(page)).toHaveAttribute("data-of", thing);
      found.push(...(await findings(page, { within: "#slip" })).map((finding) => `${thing}: ${finding}`));
    }
    expect(things.length).toBeGreaterThan(8);
    expect(found).toEqual([]);
  });
}
