import { expect, test } from "@playwright/test";
import { findingsInBothThemes } from "./findings";
import { legalControls, makeTable, stage, untilMyTurn } from "./kit";

const TWO = [{ who: "me" as const }, { who: "away" as const }];

test("a tie is told with what decided it, its numbers and its rule", async ({ page }) => {
  await stage(page, { game: "sintra", position: "tie", seats: TWO });
  await expect(page.locator(".fin h1")).toBeVisible();

  const tie = page.locator(".decided");
  const numbers = (await tie.locator(".numbers span b").allInnerTexts()).map(Number);
  const total = await page.locator(".bar .tot").allInnerTexts();

  expect(new Set(total).size).toBe(1);
  await expect(tie).toContainText("Fewer points lost to broken glass");
  expect(numbers).toHaveLength(2);
  const winner = Number(await tie.locator(".numbers .is-best b").innerText());
  expect(winner).toBe(Math.min(...numbers));
  expect(winner).toBeLessThan(Math.max(...numbers));
  await tie.getByRole("button", { name: "SIN-120" }).click();
  await expect(page.locator(".drawer .rule.is-here")).toContainText("SIN-120");
});

test("after the end the replay shows my eyes, a spectator's, another seat's and all at once", async ({ page }) => {
  const { id } = await stage(page, { game: "nizam", position: "over", seats: [{ who: "me" }, { who: "away" }, { who: "away" }] });
  await expect(page.locator(".fin h1")).toBeVisible();
  const on = page.locator(".views .is-on");

  await page.goto(`/t/${id}/replay/10`);
  await expect(on).toHaveText("Olena");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await page.locator(".views").getByRole("link", { name: "A spectator" }).click();
  await expect(page).toHaveURL(/seat=-1/);
  await expect(on).toHaveText("A spectator");
  await page.locator(".views").getByRole("link", { name: "All open" }).click();
  await expect(page.locator(".eyes")).toHaveCount(3);
  const hands = await page.locator('.eyes [aria-label*="hand"], .eyes .hand').count();
  expect(hands).toBeGreaterThan(0);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/replay\/11\?seat=all/);
  await expect(page.locator(".eyes")).toHaveCount(3);

  expect(await findingsInBothThemes(page), "all open").toEqual([]);
});

for (const [device, width, height] of [["a phone", 390, 844], ["a tablet", 1024, 768]] as const) {
  test(`on ${device} the eye opens whose eyes to look through and the way to play on`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { id } = await stage(page, { game: "nizam", position: "over", seats: [{ who: "me" }, { who: "away" }, { who: "away" }] });
    await page.goto(`/t/${id}/replay/10`);
    const eye = page.getByRole("button", { name: "Whose eyes, playing on, and more" });
    const spectator = page.getByRole("link", { name: "A spectator" });
    await expect(spectator).toBeHidden();

    await eye.click();
    await expect(spectator).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(spectator).toBeHidden();
    await eye.click();
    await spectator.click();
    await expect(page).toHaveURL(/seat=-1/);
    await expect(spectator).toBeHidden();

    await eye.click();
    expect(await findingsInBothThemes(page), "what the eye opens").toEqual([]);
    await page.getByRole("button", { name: "Play on from here" }).click();
    await expect(page.locator(".table .prompt")).toBeVisible();
  });
}

test("the replay is played like a film, with a video player's keys", async ({ page }) => {
  const { id } = await stage(page, { game: "nizam", position: "over", seats: [{ who: "me" }, { who: "away" }, { who: "away" }] });
  await page.goto(`/t/${id}/replay/0`);
  await expect(page.locator(".said")).toContainText("Olena"); // whose eyes
  const steps: [string, RegExp][] = [[".", /replay\/1/], [".", /replay\/2/], [",", /replay\/1/], ["ArrowRight", /replay\/2/], ["Home", /replay\/0/]];
  for (const [key, url] of steps) {
    await page.keyboard.press(key);
    await expect(page).toHaveURL(url);
  }

  await page.keyboard.press("Shift+>");
  await expect(page.getByRole("button", { name: "Speed: 2×" })).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/replay\/2/);
  await page.keyboard.press("k");
  await expect(page.getByRole("button", { name: "Play (space)" })).toBeVisible();
  await page.keyboard.press("e");
  await expect(page).toHaveURL(/seat=1/);

  const move = page.locator(".moves a").filter({ has: page.locator("span > span + span") }).first();
  const lines = await move.locator("span > span").evaluateAll((all) => all.map((line) => line.getBoundingClientRect().top));
  expect(new Set(lines).size).toBe(lines.length); // one line an event
});

test("a running match is not open to others, whatever the address says", async ({ page, browser, baseURL }) => {
  const { id } = await stage(page, { game: "nizam", position: "shifted" });
  const stranger = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = await stranger.newPage();

  await other.goto(`/t/${id}/replay/1?seat=all`);

  await expect(other.locator(".rep")).toBeVisible();
  await expect(other.locator(".eyes")).toHaveCount(0);
  await expect(other.getByRole("link", { name: "All open" })).toHaveCount(0);
  await stranger.close();
});

test("a link moves my seat to another device, once", async ({ page, context, browser, baseURL }) => {
  const id = await makeTable(context, baseURL ?? "", [{ who: "me" }, { who: "open" }], { start: false });
  const bot = await context.request.post(`/api/tables/${id}/bot`, { data: { seat: 1, level: "easy" } });
  expect(bot.ok()).toBe(true);
  await context.request.post(`/api/tables/${id}/start`);
  await page.goto(`/t/${id}`);
  await untilMyTurn(page);
  await page.getByRole("button", { name: "Invite link" }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  await expect(page.locator(".drawer input")).toHaveCount(2);
  const link = await page.locator(".drawer input").last().inputValue();
  expect(link).toContain(`/t/${id}?take=`);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "en" });
  const there = await phone.newPage();
  await there.goto(link);
  await there.getByRole("button", { name: "Move them here" }).click();

  await expect(there).toHaveURL(new RegExp(`/t/${id}$`));
  await untilMyTurn(there);
  expect(await legalControls(there).count()).toBeGreaterThan(0);
  await expect(legalControls(page)).toHaveCount(0); // the old device only watches
  await expect(there.locator(".players .you")).toHaveCount(1);
  await there.goto(link);
  await there.getByRole("button", { name: "Move them here" }).click();
  await expect(there.getByRole("alert")).toHaveText("This link was used already.");
  await phone.close();
});
