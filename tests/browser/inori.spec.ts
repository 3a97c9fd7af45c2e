import { expect, type Page, test } from "@playwright/test";
import { chance, legalThings, makeTable, moment, moveTaken, promptButtons, untilMyTurn, watchForErrors } from "./kit";

const ME_AND_A_BOT = [{ who: "me" as const }, { who: "bot" as const, level: "easy" }];

/** Something legal on the board or in the own area, or a button: by mouse. */
async function chooseByMouse(page: Page, pick: (below: number) => number): Promise<void> {
  const before = await moment(page);
  const things = legalThings(page);
  const buttons = promptButtons(page);
  const [onBoard, beside] = [await things.count(), await buttons.count()];
  const target = beside > 0 && (onBoard === 0 || pick(2) > 0) ? buttons.last() : things.nth(pick(onBoard));
  const box = await target.boundingBox();
  if (!box) return;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await moveTaken(page, before);
}

/** Tab to something that may be chosen, then Enter; the log between board and prompt has stops of its own. */
async function chooseByKeyboard(page: Page, pick: (below: number) => number): Promise<void> {
  const before = await moment(page);
  const open = (await legalThings(page).count()) + (await promptButtons(page).count());
  let skip = pick(Math.min(4, open));
  for (let presses = 0; presses < 400; presses++) {
    await page.keyboard.press("Tab");
    const here = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.getAttribute("data-offer") === "legal" || (at?.matches(".prompt .acts button.btn") ?? false);
    });
    if (!here || skip-- > 0) continue;
    await page.keyboard.press("Enter");
    return moveTaken(page, before);
  }
  throw new Error("nothing that may be chosen can be reached with the Tab key");
}

async function playToTheEnd(page: Page, choose: typeof chooseByMouse, seed: number): Promise<number> {
  const pick = chance(seed);
  let choices = 0;
  while (await untilMyTurn(page)) {
    await choose(page, pick);
    choices += 1;
    expect(choices).toBeLessThan(400);
  }
  return choices;
}

/** Every message that the live connection brings, as text. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", (frame) => heard.push(String(frame.payload))));
  return heard;
}

test("a whole game of Inori by mouse: every season's end, the season-change cards, the altars", async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const errors = watchForErrors(page);
  const heard = listen(page);
  const id = await makeTable(context, baseURL ?? "", ME_AND_A_BOT, { game: "inori" });
  await page.goto(`/t/${id}`);

  const choices = await playToTheEnd(page, chooseByMouse, 2);

  expect(choices).toBeGreaterThan(20);
  const all = heard.join("\n");
  for (const message of [
    "places-card",
    "takes",
    "card-unfilled",
    "card-replaced",
    "elders-return",
    "draws-season-cards",
    "lays-season-card",
    "altar-scores",
  ]) {
    expect(all).toContain(`"message":"${message}"`);
  }
  expect(await page.locator(".bar .tot").allInnerTexts()).toEqual(await page.locator(".why tfoot td").allInnerTexts());
  expect(errors).toEqual([]);
});

/** What the table has told so far, by message id. */
function told(heard: readonly string[]): Set<string> {
  return new Set(heard.flatMap((frame) => [...frame.matchAll(/"message":"([\w-]+)"/g)].map((found) => found[1] ?? "")));
}

const WANTED = [
  "reveals",
  "keeps-runes",
  "plays-journey",
  "lays-altar",
  "pays",
  "puts-neutral",
  "card-full",
  "card-unfilled",
  "season-card-unfilled",
  "lays-season-card",
  "altar-scores",
];

function met(seen: ReadonlySet<string>): boolean {
  return WANTED.every((message) => seen.has(message)) && (seen.has("joins-card") || seen.has("joins-tree"));
}

/** Plays what is rarely seen first: own runes, spaces that give runes, T5, top sites, strongest costs. */
async function chooseTheRare(page: Page, pick: (below: number) => number): Promise<void> {
  const rare = [
    '.own [data-offer="legal"]',
    '[data-offer="legal"][aria-label*="take a rune"]',
    '[data-offer="legal"][aria-label*="neutral elders"]',
    '[data-offer="legal"][aria-label*="strongest"]',
    '[data-offer="legal"][aria-label*="Great Tree, T1"]',
    '[data-offer="legal"][aria-label*="Great Tree, T2"]',
  ];
  for (const selector of rare) {
    const things = page.locator(`.stage ${selector}:visible`);
    const count = await things.count();
    const box = count > 0 && pick(4) > 0 ? await things.nth(pick(count)).boundingBox() : null;
    if (box) {
      const before = await moment(page);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      return moveTaken(page, before);
    }
  }
  return chooseByMouse(page, pick);
}

test("runes, neutral elders, top sites and both kinds of card are met within three games of Inori", async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(900_000);
  const errors = watchForErrors(page);
  const heard = listen(page);
  for (let game = 0; game < 3 && !met(told(heard)); game++) {
    const id = await makeTable(context, baseURL ?? "", ME_AND_A_BOT, { game: "inori" });
    await page.goto(`/t/${id}`);
    await playToTheEnd(page, chooseTheRare, 7 + game);
  }

  const seen = told(heard);
  expect(WANTED.filter((message) => !seen.has(message))).toEqual([]);
  expect(met(seen)).toBe(true);
  expect(errors).toEqual([]);
});

test("a whole game of Inori by keyboard only", async ({ page, context, baseURL }) => {
  test.setTimeout(600_000);
  const errors = watchForErrors(page);
  const id = await makeTable(context, baseURL ?? "", ME_AND_A_BOT, { game: "inori" });
  await page.goto(`/t/${id}`);

  expect(await playToTheEnd(page, chooseByKeyboard, 5)).toBeGreaterThan(20);
  expect(errors).toEqual([]);
});

test("the runes of others are in no message that reaches a spectator of Inori", async ({ page, context, baseURL }) => {
  test.setTimeout(600_000);
  const heard = listen(page);
  const bots = [1, 2, 3].map(() => ({ who: "bot" as const, level: "random" }));
  const id = await makeTable(context, baseURL ?? "", bots, { game: "inori", public: true });
  await page.goto(`/t/${id}`);
  await expect(page.locator(".fin")).toBeVisible({ timeout: 300_000 });

  const told = heard.flatMap((frame) => [...frame.matchAll(/"runes":(\[[^\]]*\])/g)].map((found) => found[1]));
  expect(told.length).toBeGreaterThan(0);
  expect(new Set(told)).toEqual(new Set(["[]"]));
  expect(heard.join("\n")).not.toContain("takes-this-rune");
});

test("an elder on a space that is taken is refused with the rule", async ({ page, context, baseURL }) => {
  const id = await makeTable(context, baseURL ?? "", ME_AND_A_BOT, { game: "inori" });
  await page.goto(`/t/${id}`);
  await untilMyTurn(page);
  const before = await moment(page);
  await page.locator('.stage .space[data-offer="legal"]').first().click();
  await moveTaken(page, before);
  if (await untilMyTurn(page)) await page.locator(".stage .space.occ").first().click({ force: true });

  await expect(page.getByText(/INO-0\d\d/).first()).toBeVisible();
});
