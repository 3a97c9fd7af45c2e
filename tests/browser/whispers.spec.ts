import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { chance, isOver, makeTable, moment, moveTaken, untilMyTurn, watchForErrors } from "./kit";

const GAME_MS = 900_000;
/** a match of two has about 120 decisions for each */
const MOST = 700;

function aTable(context: BrowserContext, baseURL: string | undefined, options: object = {}): Promise<string> {
  const seats = [{ who: "me" as const }, { who: "bot" as const, level: "easy" }];
  return makeTable(context, baseURL ?? "", seats, { game: "whispers", options });
}

const legal = (page: Page, what = "") => page.locator(`.stage ${what}[data-offer="legal"]`);
/** buttons that decide something; skipping the film is none */
const buttonsOf = (page: Page) => page.locator(".prompt .acts button.btn:not(.btn-quiet):visible");
const slots = (page: Page) => page.locator(".tray .slot.legal");

/** My turn, and the board has caught up with it; false when the game is over. */
async function ready(page: Page): Promise<boolean> {
  while (await untilMyTurn(page)) {
    if ((await legal(page).count()) > 0 || (await buttonsOf(page).count()) > 0) return true;
    await page.keyboard.press("s");
  }
  return false;
}

async function chooseByMouse(page: Page, pick: (below: number) => number): Promise<void> {
  const before = await moment(page);
  const [things, buttons] = [legal(page), buttonsOf(page)];
  const [onBoard, beside] = [await things.count(), await buttons.count()];
  if ((await slots(page).count()) > 1 && pick(2) > 0) {
    await slots(page).nth(0).click();
    await slots(page).nth(1).click();
  } else if (onBoard > 0 && (beside === 0 || pick(3) > 0)) {
    // regions are no rectangles: the click is given to the thing itself
    await things.nth(pick(onBoard)).dispatchEvent("click");
  } else {
    await buttons.nth(pick(beside)).click({ timeout: 3_000 });
  }
  await moveTaken(page, before);
}

async function chooseByKeyboard(page: Page, pick: (below: number) => number): Promise<void> {
  const before = await moment(page);
  const things = legal(page);
  let tries = 0;
  await expect(async () => {
    const count = await things.count();
    const onBoard = count > 0 && (tries++ % 2 === 0 || (await buttonsOf(page).count()) === 0);
    // the choice may have gone on while the focus was on its way
    if ((await moment(page)) !== before) return;
    await (onBoard ? things.nth(pick(count)) : buttonsOf(page).last()).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => moment(page), { timeout: 4_000 }).not.toBe(before);
  }).toPass({ timeout: 40_000 });
}

/** What was about to be clicked may have been told meanwhile, or the game may be over: then look again. */
async function chosen(page: Page, choose: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (!(await isOver(page))) await choose();
  }).toPass({ timeout: 60_000 });
}

async function playToTheEnd(page: Page, choose: typeof chooseByMouse, seed: number): Promise<number> {
  const pick = chance(seed);
  let choices = 0;
  while (await ready(page)) {
    await chosen(page, () => choose(page, pick));
    choices += 1;
    expect(choices).toBeLessThan(MOST);
  }
  return choices;
}

test("whispers: a whole game against a bot by mouse", async ({ page, context, baseURL }) => {
  test.setTimeout(GAME_MS);
  const errors = watchForErrors(page);
  const id = await aTable(context, baseURL);
  await page.goto(`/t/${id}`);

  const choices = await playToTheEnd(page, chooseByMouse, 7);

  expect(choices).toBeGreaterThan(20);
  await expect(page.locator(".fin")).toBeVisible();
  expect(errors).toEqual([]);
});

test("whispers: a whole game with counter-intelligence by keyboard", async ({ page, context, baseURL }) => {
  test.setTimeout(GAME_MS);
  const errors = watchForErrors(page);
  const id = await aTable(context, baseURL, { counter_intelligence: "on", agents_in_regions: "on" });
  await page.goto(`/t/${id}`);

  const choices = await playToTheEnd(page, chooseByKeyboard, 3);

  expect(choices).toBeGreaterThan(20);
  await expect(page.locator(".fin")).toBeVisible();
  expect(errors).toEqual([]);
});

test("whispers: a taken position and a region out of place are refused with their rule", async ({ page, context, baseURL }) => {
  const id = await aTable(context, baseURL);
  await page.goto(`/t/${id}`);
  expect(await ready(page)).toBe(true);
  const first = legal(page, ".chair").first();
  const name = (await first.getAttribute("title")) ?? "";
  const before = await moment(page);
  await first.click();
  await moveTaken(page, before);
  expect(await ready(page)).toBe(true);

  await page.locator(`.chair[title="${name}"]`).dispatchEvent("click");
  await expect(page.getByText("WOW-042")).toBeVisible();
  await page.locator('.region[aria-label^="Sunspire"]').dispatchEvent("click");

  await expect(page.getByText(/agents go to council positions only/)).toBeVisible();
});

test("whispers: no message to me names a hidden token or a card of the bot", async ({ page, context, baseURL }) => {
  test.setTimeout(GAME_MS);
  const received: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", (frame) => received.push(String(frame.payload))));
  const id = await aTable(context, baseURL);
  await page.goto(`/t/${id}`);
  const pick = chance(5);
  for (let i = 0; i < 25 && (await ready(page)); i++) await chosen(page, () => chooseByMouse(page, pick));

  const views = received.flatMap((text) =>
    [...text.matchAll(/"seats":(\[\{"society".*?\}\]),"hand"/g)].map((m) => JSON.parse(m[1] ?? "[]")),
  );
  expect(views.length).toBeGreaterThan(5);
  for (const [, bot] of views) {
    expect(bot.score).toBeNull();
    for (const slot of bot.slots) if (!slot.revealed) expect(slot.empire).toBe("");
  }
  expect(received.some((text) => /"key":"[0-9a-f]{64}"/.test(text))).toBe(false);
});

const ACTS = /Attack|Draw|Move the agent/;

/** Somebody who tries everything: cards first, then drawing, moving agents and attacks on forts; all banners in one region; swaps. */
async function tryEverything(page: Page, pick: (below: number) => number): Promise<void> {
  const before = await moment(page);
  const wanted = [
    legal(page, ".mine "),
    buttonsOf(page).filter({ hasText: pick(2) > 0 ? /Draw/ : ACTS }),
    buttonsOf(page).filter({ hasText: ACTS }),
    legal(page, `.chair[title$="${pick(2) > 0 ? "chancellor" : "steward"}"]`),
    legal(page, '.region[aria-label*="fort"]'),
    legal(page, ".region"),
    legal(page),
    buttonsOf(page),
  ];
  if ((await slots(page).count()) > 1) {
    await slots(page).nth(0).click();
    await slots(page).nth(1).click();
  } else {
    for (const things of wanted) {
      const count = await things.count();
      if (count === 0) continue;
      await things.nth(pick(count)).dispatchEvent("click", {}, { timeout: 3_000 });
      break;
    }
  }
  await moveTaken(page, before);
}

test("whispers: agents moved, forts stormed, supply cut, loyalties swapped, cards played", async ({ page, context, baseURL }) => {
  test.setTimeout(GAME_MS);
  const received: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", (frame) => received.push(String(frame.payload))));
  const errors = watchForErrors(page);
  const id = await aTable(context, baseURL);
  await page.goto(`/t/${id}`);
  const pick = chance(11);

  for (let i = 0; i < MOST && (await ready(page)); i++) {
    await chosen(page, () => tryEverything(page, pick));
  }

  const told = new Set(received.flatMap((text) => [...text.matchAll(/"message":"([\w-]+)"/g)].map((m) => m[1])));
  const wanted = ["moves-agent", "fort-destroys", "battle", "supply-cut", "swaps", "plays", "draws-card", "round-marked"];
  expect(wanted.filter((message) => !told.has(message))).toEqual([]);
  expect(errors).toEqual([]);
});
