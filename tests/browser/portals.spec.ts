import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { chance, isOver, legalThings, makeTable, moment, moveTaken, promptButtons, untilMyTurn, watchForErrors } from "./kit";

const GAME_MS = 480_000;
const BOT = { who: "bot" as const, level: "random" };

function aTable(context: BrowserContext, baseURL: string | undefined, more: object = {}): Promise<string> {
  return makeTable(context, baseURL ?? "", [{ who: "me" }, BOT], { game: "portals", form: "portals", ...more });
}
function aSoloTable(context: BrowserContext, baseURL: string | undefined): Promise<string> {
  return makeTable(context, baseURL ?? "", [{ who: "me" }], { game: "portals", form: "solo" });
}

const laying = (page: Page) => page.locator('.slab.open .floor[data-offer="legal"]:visible');
const holes = (page: Page) => page.locator('.hole[data-offer="legal"]:visible');

/** One decision with the mouse; on a board the key goes where the pointer is. */
async function chooseByMouse(page: Page, pick: (below: number) => number): Promise<void> {
  const before = await moment(page);
  const boards = laying(page);
  if ((await boards.count()) > 0) {
    const box = await boards.nth(pick(await boards.count())).boundingBox();
    if (!box) return;
    await page.mouse.move(box.x + box.width * (0.2 + 0.15 * pick(5)), box.y + box.height * (0.2 + 0.15 * pick(5)), { steps: 3 });
    for (let turns = pick(4); turns > 0; turns--) await page.mouse.wheel(0, 100);
    await page.mouse.down();
    await page.mouse.up();
    return moveTaken(page, before);
  }
  const things = (await holes(page).count()) > 0 ? holes(page) : legalThings(page);
  const count = await things.count();
  const buttons = promptButtons(page);
  const target =
    count > 0 && pick(6) > 0 ? things.nth(pick(count)) : (await buttons.count()) > 0 ? buttons.first() : things.first();
  const box = await target.boundingBox();
  if (!box) return;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await moveTaken(page, before);
}

/** One decision with keys only: Tab to something that may be chosen, arrows and R for a key on a board, Enter. */
async function chooseByKeyboard(page: Page, pick: (below: number) => number): Promise<void> {
  const before = await moment(page);
  const skip = pick(3);
  let passed = 0;
  let here = "";
  for (let presses = 0; presses < 300; presses++) {
    await page.keyboard.press("Tab");
    here = await page.evaluate(() => {
      const at = document.activeElement;
      if (at?.classList.contains("floor")) return "figure";
      return at?.getAttribute("data-offer") === "legal" || at?.matches(".prompt .acts button.btn") ? "thing" : "";
    });
    if (here && (here === "figure" || passed++ >= skip || presses > 150)) break;
  }
  if (await isOver(page)) return;
  expect(here).not.toBe("");
  if (here === "figure") {
    for (let n = pick(4); n > 0; n--) await page.keyboard.press("r");
    for (let n = pick(5); n > 0; n--)
      await page.keyboard.press(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"][pick(4)] ?? "ArrowUp");
  }
  await page.keyboard.press("Enter");
  await moveTaken(page, before);
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

test("Portals: a whole game against a bot by mouse", async ({ page, context, baseURL }) => {
  test.setTimeout(GAME_MS);
  const errors = watchForErrors(page);
  await page.goto(`/t/${await aTable(context, baseURL)}`);

  const choices = await playToTheEnd(page, chooseByMouse, 1);

  expect(choices).toBeGreaterThan(30);
  await expect(page.locator(".fin")).toContainText("Colour matches");
  expect(await page.locator(".bar .tot").allInnerTexts()).toEqual(await page.locator(".why tfoot td").allInnerTexts());
  expect(errors).toEqual([]);
});

test("Portals: a whole game with both modules by keyboard only", async ({ page, context, baseURL }) => {
  test.setTimeout(GAME_MS);
  const errors = watchForErrors(page);
  await page.goto(`/t/${await aTable(context, baseURL, { options: { spells: "yes", signs: "yes" } })}`);

  const choices = await playToTheEnd(page, chooseByKeyboard, 3);

  expect(choices).toBeGreaterThan(30);
  await expect(page.locator(".fin")).toContainText(/Secret signs|Unfulfilled signs/);
  expect(errors).toEqual([]);
});

/** Moves the key over the board with the arrows and R until the preview loses a stone. */
async function findLoss(page: Page): Promise<boolean> {
  const floor = laying(page).first();
  await floor.focus();
  const lost = page.locator(".pane-of .gone");
  for (let turn = 0; turn < 4; turn++) {
    await page.keyboard.press("r");
    for (const arrow of [
      "ArrowLeft",
      "ArrowUp",
      "ArrowRight",
      "ArrowDown",
      "ArrowRight",
      "ArrowDown",
      "ArrowLeft",
      "ArrowLeft",
    ]) {
      if ((await lost.count()) > 0) return true;
      await page.keyboard.press(arrow);
    }
  }
  return (await lost.count()) > 0;
}

test("Portals: a turned key loses a stone, live points, and Enter lays it", async ({ page, context, baseURL }) => {
  test.setTimeout(GAME_MS);
  await page.goto(`/t/${await aTable(context, baseURL)}`);
  const pick = chance(8);

  for (let n = 0; n < 200 && (await untilMyTurn(page)); n++) {
    if ((await laying(page).count()) > 0 && (await findLoss(page))) break;
    await chooseByMouse(page, pick);
  }

  await expect(page.locator(".pane-of .gone").first()).toBeVisible();
  const sum = (await page.locator(".pane-of .sum").textContent()) ?? "";
  await expect(page.locator(".prompt p small")).toContainText("lost");
  await expect(page.locator(".slip strong")).toHaveText(sum);
  const before = await moment(page);
  await page.keyboard.press("Enter");
  await moveTaken(page, before);
  await expect(page.locator(".log")).toContainText(/stones? lost/);
});

test("Portals: what is not legal is answered with the rule", async ({ page, context, baseURL }) => {
  await page.goto(`/t/${await aTable(context, baseURL, { options: { spells: "yes" } })}`);
  await untilMyTurn(page);

  await page.locator('.spell[data-offer="off"]').first().click({ force: true }); // disabled, but it answers

  await expect(page.locator(".toast")).toContainText("POR-030");
});

test("Portals: solo to the end with all four spells", async ({ page, context, baseURL }) => {
  test.setTimeout(GAME_MS);
  const errors = watchForErrors(page);
  await page.goto(`/t/${await aSoloTable(context, baseURL)}`);
  const pick = chance(4);
  const cast = new Set<string>();

  while (await untilMyTurn(page)) {
    const spells = await page.locator('.spell[data-offer="legal"]').all();
    let chosen = false;
    for (const spell of (await holes(page).count()) > 0 ? spells : []) {
      const name = ((await spell.locator("b").textContent()) ?? "").trim();
      if (cast.has(name) || (name === "Haste" && (await page.locator(".when").count()) === 0)) continue;
      const before = await moment(page);
      cast.add(name);
      await spell.click();
      await moveTaken(page, before);
      chosen = true;
      break;
    }
    if (!chosen) await chooseByMouse(page, pick);
  }

  expect([...cast].sort()).toEqual(["Banish", "Haste", "Recall", "Shift"]);
  expect(await isOver(page)).toBe(true);
  await expect(page.locator(".fin")).toContainText(/Apprentice|Mage|Great Wizard/);
  expect(errors).toEqual([]);
});

test("Portals: two signs are fulfilled in the worked example", async ({ page }) => {
  const errors = watchForErrors(page);
  await page.goto("/lessons/portals/POR-EX18");

  await expect(page.locator(".slab").first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "8", exact: true }).click();

  await expect(page.locator("body")).toContainText("Twice 4 is 8");
  expect(errors).toEqual([]);
});
