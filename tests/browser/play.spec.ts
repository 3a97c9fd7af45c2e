import { expect, type Page, test } from "@playwright/test";
import { findingsInBothThemes } from "./findings";
import { chance, isOver, legalThings, lineOf, makeTable, moment, moveTaken, promptButtons, untilMyTurn, watchForErrors } from "./kit";

/** One choice by mouse: something legal on the board, or a button of the prompt line. */
async function chooseByMouse(page: Page, pick: (below: number) => number): Promise<void> {
  const things = legalThings(page);
  const buttons = promptButtons(page);
  const [onBoard, beside] = [await things.count(), await buttons.count()];
  const before = await moment(page);
  const useButton = beside > 0 && (onBoard === 0 || pick(3) > 0);
  const target = useButton ? buttons.last() : things.nth(pick(onBoard));
  const box = await target.boundingBox();
  if (!box) return;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await moveTaken(page, before);
}

/** One choice by keyboard: a letter of the game, or Tab to something that may be chosen and Enter. */
async function chooseByKeyboard(page: Page, pick: (below: number) => number): Promise<void> {
  const before = await moment(page);
  const letter = (await promptButtons(page).count()) > 0 && pick(3) > 0 ? (await page.getByRole("button", { name: /^take \d/i }).count()) > 0 ? "d" : "f" : null;
  if (letter) {
    await page.keyboard.press(letter);
    await moveTaken(page, before);
    return;
  }
  const skip = pick(2);
  let passed = 0;
  let found = false;
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press("Tab");
    const here = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.getAttribute("data-offer") === "legal" || (at?.matches(".prompt .acts button.btn:not(.btn-quiet)") ?? false);
    });
    found = here && passed++ >= skip;
    if (found) break;
  }
  // the game may end between the look at the prompt and the first key
  if (!found && (await page.locator(".fin h1").isVisible())) return;
  expect(found, "something to choose can be reached with Tab").toBe(true);
  await page.keyboard.press("Enter");
  await moveTaken(page, before);
}

async function playToTheEnd(page: Page, choose: typeof chooseByMouse, seed: number): Promise<number> {
  const pick = chance(seed);
  let choices = 0;
  while (await untilMyTurn(page)) {
    await choose(page, pick);
    choices += 1;
    expect(choices).toBeLessThan(600);
  }
  return choices;
}

test("a whole game against a bot by mouse, then the result, the replay and a rematch", async ({ page, context, baseURL }) => {
  test.setTimeout(480_000);
  const errors = watchForErrors(page);
  const id = await makeTable(context, baseURL ?? "", [{ who: "me" }, { who: "bot", level: "easy" }]);
  await page.goto(`/t/${id}`);

  const choices = await playToTheEnd(page, chooseByMouse, 1);

  expect(choices).toBeGreaterThan(5);
  const total = await page.locator(".bar .tot").allInnerTexts();
  const footer = await page.locator(".why tfoot td").allInnerTexts();
  expect(total).toEqual(footer);
  expect(await findingsInBothThemes(page), "the end screen").toEqual([]);
  await page.getByRole("link", { name: "Replay" }).first().click();
  await expect(page.getByRole("slider")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(page).toHaveURL(/replay\/0/);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/replay\/1/);
  await expect(page.locator(".moves .is-on")).toHaveCount(1);
  await page.locator(".views").getByRole("link", { name: "Bot 2" }).click();
  await expect(page).toHaveURL(/replay\/1\?seat=1/);
  const link = page.url();
  await page.goto(link); // the permanent link of a move
  await expect(page.locator(".ana h2")).toHaveText("Move 1");
  expect(await findingsInBothThemes(page), "the replay").toEqual([]);
  await page.goto(`/t/${id}`);
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  expect(errors).toEqual([]);
});

test("a whole game against a bot by keyboard only", async ({ page, context, baseURL }) => {
  test.setTimeout(480_000);
  const errors = watchForErrors(page);
  const id = await makeTable(context, baseURL ?? "", [{ who: "me" }, { who: "bot", level: "easy" }]);
  await page.goto(`/t/${id}`);

  const choices = await playToTheEnd(page, chooseByKeyboard, 2);

  expect(choices).toBeGreaterThan(5);
  await expect(page.locator(".fin h1")).toBeVisible();
  expect(errors).toEqual([]);
});

test("Pearl of the East is played to its end by mouse", async ({ page, context, baseURL }) => {
  test.setTimeout(480_000);
  const options = { form: "pearl", options: { pearl_no_progress_rounds: 3 } };
  const id = await makeTable(context, baseURL ?? "", [{ who: "me" }, { who: "bot", level: "easy" }], options);
  await page.goto(`/t/${id}`);

  await playToTheEnd(page, chooseByMouse, 3);

  await expect(page.locator(".fin h1")).toBeVisible();
});

test("a solo game is played to its end by mouse", async ({ page, context, baseURL }) => {
  test.setTimeout(480_000);
  const id = await makeTable(context, baseURL ?? "", [{ who: "me" }]);
  await page.goto(`/t/${id}`);

  await playToTheEnd(page, chooseByMouse, 4);

  await expect(page.locator(".fin h1")).toHaveText(/point/);
});

/** A solo game in the middle of a turn: cards were taken, then a line was shifted for one card. */
async function afterAShift(page: Page, id: string): Promise<void> {
  await page.goto(`/t/${id}`);
  await untilMyTurn(page);
  const cheap = page.locator('.stage [data-offer="legal"][aria-label*="pay one"]');
  for (let cards = 0; cards < 3 || (await cheap.count()) === 0; cards += 3) {
    const before = await moment(page);
    await page.getByRole("button", { name: /^take/i }).last().click();
    await moveTaken(page, before);
    await untilMyTurn(page);
  }
  await cheap.first().click();
  await expect(page.locator(".log li", { hasText: "shift" })).toHaveCount(1);
}

test("a move is taken back and done again", async ({ page, context, baseURL }) => {
  await afterAShift(page, await makeTable(context, baseURL ?? "", [{ who: "me" }]));
  const rows = await page.locator(".log li").count();

  await page.keyboard.press("z");

  await expect.poll(() => page.locator(".log li").count()).toBeLessThan(rows);
  await expect(page.getByRole("button", { name: "Do again", exact: true })).toBeEnabled();
  await page.keyboard.press("Shift+Z");
  await expect.poll(() => page.locator(".log li").count()).toBe(rows);
});

test("something that is not allowed is answered with a sentence and its rule", async ({ page, context, baseURL }) => {
  await afterAShift(page, await makeTable(context, baseURL ?? "", [{ who: "me" }]));

  await page.keyboard.press("d"); // after a shift no cards may be taken

  const toast = page.locator(".toast");
  await expect(toast).toContainText(/\w+ \w+/);
  await toast.getByRole("button", { name: "NIZ-121" }).click();

  await expect(page.locator(".drawer .rule.is-here")).toContainText("NIZ-121");
  await page.keyboard.press("Escape");
});

test("two people and a spectator in three browsers; one loses the connection and comes back", async ({ browser, baseURL }) => {
  const [one, two, three] = await Promise.all([browser.newContext(), browser.newContext(), browser.newContext()]);
  const id = await makeTable(one, baseURL ?? "", [{ who: "me" }, { who: "open" }]);
  const [olena, taras, watcher] = await Promise.all([one.newPage(), two.newPage(), three.newPage()]);
  const [olenasLine, tarasLine] = await Promise.all([lineOf(olena), lineOf(taras)]);
  await Promise.all([olena.goto(`/t/${id}`), taras.goto(`/t/${id}`), watcher.goto(`/t/${id}`)]);

  await taras.getByLabel("Your name").fill("Taras");
  await taras.getByRole("button", { name: "Sit here" }).click();
  for (const page of [olena, taras, watcher]) await expect(page.locator(".table .prompt")).toBeVisible();

  async function actNow(): Promise<Page> {
    await expect.poll(async () => (await legalThings(olena).count()) + (await legalThings(taras).count())).toBeGreaterThan(0);
    return (await legalThings(olena).count()) > 0 ? olena : taras;
  }
  async function take(page: Page): Promise<void> {
    const before = await moment(page);
    await page.getByRole("button", { name: /take three/i }).first().click();
    await moveTaken(page, before);
  }
  const first = await actNow();
  await take(first);
  const second = first === olena ? taras : olena;
  const line = first === olena ? olenasLine : tarasLine;
  await expect(watcher.locator(".log li")).toHaveCount(1);

  line.cut(); // the connection goes …
  await expect(first.getByRole("alert")).toContainText(/connection is gone/i);
  await expect(first.locator(".board svg").first()).toBeVisible();
  await untilMyTurn(second);
  await take(second);
  await expect(watcher.locator(".log li")).toHaveCount(2);
  line.mend(); // … and comes back by itself
  await expect(first.locator(".prompt.is-lost")).toHaveCount(0, { timeout: 30_000 });
  await untilMyTurn(first);

  await expect(first.locator(".log li")).toHaveCount(2);
  await expect(watcher.locator('[data-offer="legal"]')).toHaveCount(0);
  await take(first);
  await expect(second.locator(".log li")).toHaveCount(3);
  await taras.getByLabel("Write to the table").fill("<b>hello</b>");
  await taras.keyboard.press("Enter");
  await expect(olena.locator(".chat")).toContainText("<b>hello</b>");
  await Promise.all([one.close(), two.close(), three.close()]);
});

test("a request to take back asks the others and says what was revealed", async ({ browser, baseURL }) => {
  const [one, two] = await Promise.all([browser.newContext(), browser.newContext()]);
  const id = await makeTable(one, baseURL ?? "", [{ who: "me" }, { who: "open" }]);
  const [olena, taras] = await Promise.all([one.newPage(), two.newPage()]);
  await Promise.all([olena.goto(`/t/${id}`), taras.goto(`/t/${id}`)]);
  await taras.getByLabel("Your name").fill("Taras");
  await taras.getByRole("button", { name: "Sit here" }).click();
  for (const page of [olena, taras]) await expect(page.locator(".table .prompt")).toBeVisible();
  await expect.poll(async () => (await legalThings(olena).count()) + (await legalThings(taras).count())).toBeGreaterThan(0);
  const [mover, other] = (await legalThings(olena).count()) > 0 ? [olena, taras] : [taras, olena];
  await mover.getByRole("button", { name: /take three/i }).first().click(); // cards are drawn: no free way back
  await expect(mover.locator(".log li")).toHaveCount(1);

  await mover.getByRole("button", { name: "Ask to take back" }).click();
  await expect(other.locator(".toast")).toContainText("drawn");
  await other.getByRole("button", { name: "Allow" }).click();

  await expect(mover.locator(".log li")).toHaveCount(0);
  await Promise.all([one.close(), two.close()]);
});

test("two people at one device do not see each other's cards", async ({ page, context, baseURL }) => {
  const id = await makeTable(context, baseURL ?? "", [{ who: "me" }, { who: "device", name: "Marta" }]);
  await page.goto(`/t/${id}`);
  await expect(page.getByRole("dialog")).toContainText(/pass the device/i);
  await expect(page.locator(".board svg")).toHaveCount(1); // the mark of the next person only

  await page.getByRole("button", { name: "Show my side" }).click();
  await untilMyTurn(page);
  await page.getByRole("button", { name: /take three/i }).first().click();

  await expect(page.getByRole("dialog")).toContainText(/pass the device/i);
  expect(await isOver(page)).toBe(false);
});
