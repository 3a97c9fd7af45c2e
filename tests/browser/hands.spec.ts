import { expect, type Locator, type Page, test } from "@playwright/test";
import { accepting, middle, pull, pullByFinger } from "./hands";
import { decide, legalControls, makeTable, plyOf, stage, untilMyTurn, watchForErrors } from "./kit";

test.use({ reducedMotion: "reduce" } as object);

async function pullOnto(page: Page, piece: Locator, place: Locator): Promise<void> {
  await pull(page, await middle(piece), () => middle(place));
}

test("hands: glass pulled onto a strip is taken and put there; dropped anywhere else it returns", async ({ page }) => {
  const errors = watchForErrors(page);
  await stage(page, { game: "sintra", position: "some-break" });
  await untilMyTurn(page);
  const before = await plyOf(page);
  const glass = page.locator(".group[data-grip]").first();

  await pull(page, await middle(glass), async () => [600, 600]);
  expect(await plyOf(page)).toBe(before);
  await expect(accepting(page)).toHaveCount(0);

  await pullOnto(page, glass, accepting(page).first());

  await expect.poll(() => plyOf(page)).toBe(before + 2);
  expect(errors).toEqual([]);
});

test("hands: a place that does not take the glass says why, and nothing happens", async ({ page }) => {
  await stage(page, { game: "sintra", position: "some-break" });
  await untilMyTurn(page);
  const before = await plyOf(page);

  await pullOnto(page, page.locator(".group[data-grip]").first(), page.locator(".slot:not([data-accepts])").first());

  await expect(page.locator(".toast")).toContainText(/\w+ \w+/);
  expect(await plyOf(page)).toBe(before);
});

test("hands: a line of the carpet follows the pointer and is shifted from half a card on", async ({ page }) => {
  await stage(page, { game: "nizam", position: "shifted" });
  await untilMyTurn(page);
  const before = await plyOf(page);
  const shift = JSON.parse((await page.locator('.arch[data-offer="legal"]').first().getAttribute("data-facets")) ?? "{}").shift as string;
  const line = Number(shift.charAt(1));
  const card = page.locator(`[data-cell="${shift.startsWith("r") ? 5 * line + 2 : 10 + line}"]`);
  const [x, y] = await middle(card);
  const width = (await card.boundingBox())?.width ?? 0;
  const [dx, dy] = { L: [-1, 0], R: [1, 0], U: [0, -1], D: [0, 1] }[shift.charAt(2)] ?? [0, 0];
  const go = async (cards: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + dx * width * cards, y + dy * width * cards, { steps: 4 });
    await page.mouse.up();
  };

  await go(0.3);
  expect(await plyOf(page)).toBe(before);
  await decide(page, () => go(0.7));

  await page.mouse.click(x, y); // a card alone is no move
  await expect(page.locator(".toast")).toContainText("pull this one");
});

test("hands: an elder goes from the hand to a space", async ({ page }) => {
  await stage(page, { game: "inori", position: "journey" });
  await untilMyTurn(page);

  await decide(page, () => pullOnto(page, page.locator(".elders [data-grip]").first(), accepting(page).first()));
});

test("hands: an agent goes to a council, an army onto what it attacks", async ({ page }) => {
  await stage(page, { game: "whispers", position: "fort" });
  await untilMyTurn(page);
  const before = await plyOf(page);
  await decide(page, () => page.locator('.act[data-deed="attack"]').click());

  await pullOnto(page, page.locator(".army[data-grip]").first(), accepting(page).first());

  await expect.poll(() => plyOf(page)).toBeGreaterThan(before + 1);
});

test("hands: a stone goes from its source to a cell of a key", async ({ page }) => {
  await stage(page, { game: "portals", position: "sources" });
  await untilMyTurn(page);
  const before = await plyOf(page);

  await pullOnto(page, page.locator(".stone[data-grip]").first(), accepting(page).first());

  await expect.poll(() => plyOf(page)).toBe(before + 2);
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("hands: a tap decides; a finger that rests only looks; a setting asks for a second touch", async ({ page, context, baseURL }) => {
    const id = await makeTable(context, baseURL ?? "", [{ who: "me" }]);
    await page.goto(`/t/${id}`);
    await untilMyTurn(page);

    await decide(page, () => page.locator('.deck[data-offer="legal"]').tap()); // and no shift is one with the last cards
    await untilMyTurn(page);
    const before = await plyOf(page);
    const thing = page.locator('.arch[data-offer="legal"]').first();
    const screen = await context.newCDPSession(page);
    const [x, y] = await middle(thing);
    await screen.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await expect(page.locator(".prompt p small")).toContainText("costs"); // while it is down it shows what it brings
    await page.waitForTimeout(600);
    await screen.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    expect(await plyOf(page)).toBe(before);

    await page.goto("/settings");
    await page.getByText("A second touch decides").tap();
    await page.goto(`/t/${id}`);
    await untilMyTurn(page);
    await thing.tap();
    await expect(page.getByRole("button", { name: "Do it" })).toBeVisible();
    expect(await plyOf(page)).toBe(before);
    await decide(page, () => thing.tap());
  });

  test("hands: a finger pulls glass onto a strip", async ({ page }) => {
    await stage(page, { game: "sintra", position: "some-break" });
    await untilMyTurn(page);
    const before = await plyOf(page);
    const glass = page.locator("[data-grip]").first();

    await pullByFinger(page, await middle(glass), () => middle(accepting(page).first()));

    await expect.poll(() => plyOf(page)).toBe(before + 2);
    expect(await legalControls(page).count()).toBe(0);
  });
});
