import { expect, type Locator, type Page, test } from "@playwright/test";
import { decide, makeTable, moment, moveTaken, othersPlay, sameDeal, stage, untilMyTurn } from "./kit";
import { countArrivals } from "./motion";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Every message that the live connection brings, as text. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", (frame) => heard.push(String(frame.payload))));
  return heard;
}

/** The thing on the board that stands for an action, by its notation. */
function thingOf(page: Page, notation: string): Locator {
  const [kind = "", what = "", more = ""] = notation.split(" ");
  const rune = (name: string) => page.locator(".own .rune").filter({ has: page.locator(`use[href="#inori-rune-${name}"]`) });
  if (kind === "reveal") return rune(`double-${what}`);
  if (kind === "play_journey") return rune(`journey-${what}`);
  if (kind === "companion") return rune("companion");
  if (kind === "pay") return page.locator(".chooser .option").filter({ has: page.locator(`use[href*="${more}"]`) });
  if (kind === "altar") return page.locator(".chooser .option").filter({ has: page.locator(`use[href*="${what}"]`) });
  return page.locator(".space").filter({ has: page.locator(`[data-ino-space="${what}"]`) });
}

async function enter(page: Page, thing: Locator): Promise<void> {
  expect(await untilMyTurn(page)).toBe(true);
  await expect(thing).not.toHaveAttribute("data-offer", /off|idle/);
  await thing.focus();
  await page.keyboard.press("Enter");
}

async function make(page: Page, ...notations: string[]): Promise<void> {
  for (const notation of notations) await decide(page, () => enter(page, thingOf(page, notation)));
}
/** Skips what is shown until the result stands there. */
async function seeTheEnd(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("s");
    await expect(page.locator(".fin")).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 120_000 });
}

const log = (page: Page) => page.locator(".log");

test("a Double Favour is turned up after a strongest cost, or before the cards of a season are scored", async ({ page }) => {
  await stage(page, { game: "inori", position: "reveal-after-cost" });
  await expect(page.locator(".prompt")).toContainText("The cost is paid. Turn up a Double Favour before the space counts?");
  await decide(page, () => enter(page, page.locator('.own .rune[data-offer="legal"]').first()));
  await expect(log(page)).toContainText(/You pay[^.]*\.\s*You turn up your [\w ]+ Double Favour\./);
  await expect(log(page)).not.toContainText(/Double Favour\.\s*The \w+ card is/);

  await stage(page, { game: "inori", position: "reveal-before-scoring" });
  await expect(page.locator(".prompt")).toContainText("The season ends. Turn up a Double Favour before the cards are scored?");
  await decide(page, () => enter(page, page.locator('.own .rune[data-offer="legal"]').first()));
  await expect(log(page)).toContainText(/You turn up your [\w ]+ Double Favour\./);
});

test("the first altar on a top site is paid for with its colour, and the question names the place", async ({ page }) => {
  const { then = [] } = await stage(page, { game: "inori", position: "first-altar-on-top" });
  await make(page, then[0] ?? "");
  expect(await untilMyTurn(page)).toBe(true);
  await expect(page.locator(".prompt")).toContainText("What do you pay for the space at the top right of the Great Tree?");
  await make(page, then[1] ?? "");

  await expect(log(page)).toContainText(/You raise the [\w ]+ altar at the top right\./);
  await expect(page.locator('.tspace use[href^="#inori-altar-grey"]')).toBeVisible();
});

test("neutral elders go to cards, a Rune Journey leads from one to another, a Companion joins", async ({ page }) => {
  for (const [position, said] of [
    ["neutral-elders", /You put a neutral elder on/],
    ["journey", /You play the [\w ]+ Rune Journey\..*A neutral elder leaves .*A neutral elder arrives on/s],
  ] as const) {
    const { then = [] } = await stage(page, { game: "inori", position });
    await make(page, ...then);
    await expect(log(page)).toContainText(said);
  }

  const { then = [] } = await stage(page, { game: "inori", position: "companion" });
  await enter(page, thingOf(page, "companion"));
  await make(page, ...then);
  await expect(log(page)).toContainText("You play a Companion and join");
});

test("a season ends card by card: a full one, one that is not, a season-change card; then the next card is laid", async ({ page }) => {
  const { then = [] } = await stage(page, { game: "inori", position: "season-end" });
  await expect(page.locator(".presence.close").first()).toBeVisible();
  await thingOf(page, then[0] ?? "").focus();
  await expect(page.locator(".tag")).toContainText("+");
  await make(page, ...then);
  for (const said of [/The \w+ card is full/, /is not full and scores nothing/, /as a season-change card it scores/])
    await expect(log(page)).toContainText(said);

  await stage(page, { game: "inori", position: "season-card" });
  await expect(page.locator(".chooser .offer")).toHaveCount(2);
  await decide(page, () => enter(page, page.locator(".chooser .offer").first()));
  await expect(log(page)).toContainText(/You lay .* for season 2 and begin it/);
});

test("the last elder leads to the altars and to a result that adds up", async ({ page }) => {
  const { then = [] } = await stage(page, { game: "inori", position: "last-turn" });
  await make(page, ...then);
  await seeTheEnd(page);

  await expect(page.locator(".why")).toContainText("Altars");
  expect(await page.locator(".bar .tot").allInnerTexts()).toEqual(await page.locator(".why tfoot td").allInnerTexts());
});

test("the elders and favours of others travel too, and nothing does with reduced motion", async ({ page }) => {
  const seats = [{ who: "away" as const }, { who: "me" as const }];
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    const { id, then = [] } = await stage(page, { game: "inori", position: "first-altar-on-top", seats });
    const flights = await countArrivals(page, ".ino-flight");
    await othersPlay(page, id, then);
    await expect(log(page)).toContainText("raises the grey altar at the top right");
    if (reducedMotion === "reduce") expect(await flights()).toBe(0);
    else await expect.poll(flights).toBeGreaterThan(1);
  }
});

test("the runes of others are in no message that reaches a spectator of Inori", async ({ page, context, baseURL }) => {
  test.setTimeout(600_000);
  const heard = listen(page);
  const bots = [1, 2, 3].map(() => ({ who: "bot" as const, level: "random" }));
  const id = await makeTable(context, baseURL ?? "", bots, { game: "inori", public: true });
  await page.goto(`/t/${id}`);
  await seeTheEnd(page);

  const told = heard.flatMap((frame) => [...frame.matchAll(/"runes":(\[[^\]]*\])/g)].map((found) => found[1]));
  expect(told.length).toBeGreaterThan(0);
  expect(new Set(told)).toEqual(new Set(["[]"]));
  expect(heard.join("\n")).not.toContain("takes-this-rune");
});

test("an elder on a space that is taken is refused with the rule", async ({ page }) => {
  const id = await sameDeal(page, 2, { game: "inori" });
  await page.goto(`/t/${id}`);
  await untilMyTurn(page);
  const before = await moment(page);
  await page.locator('.stage .space[data-offer="legal"]').first().click();
  await moveTaken(page, before);
  if (await untilMyTurn(page)) await page.locator(".stage .space.occ").first().click({ force: true });

  await expect(page.getByText(/INO-0\d\d/).first()).toBeVisible();
});
