import { expect, type Page, test } from "@playwright/test";
import { findingsInBothThemes } from "./findings";
import { chance, decide, isOver, legalThings, lineOf, makeTable, moment, moveTaken, othersPlay, promptButtons, stage, untilMyTurn, watchForErrors } from "./kit";

/** One choice by mouse: something legal on the board, or a button of the prompt line. */
async function chooseByMouse(page: Page, pick: (below: number) => number): Promise<void> {
  const things = legalThings(page);
  const buttons = promptButtons(page);
  const [onBoard, beside] = [await things.count(), await buttons.count()];
  const useButton = beside > 0 && (onBoard === 0 || pick(3) > 0);
  const target = useButton ? buttons.last() : things.nth(pick(onBoard));
  const box = await target.boundingBox();
  expect(box, "what may be chosen has a place on the screen").not.toBeNull();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y); // what it previews is there before the click …
  const before = await moment(page);
  await page.mouse.click(x, y);
  await moveTaken(page, before); // … so that a change now is the click's
}

const CHOOSABLE = '[data-offer="legal"], .prompt .acts button.btn:not(.btn-quiet):enabled';
/** many: while the table takes in a move nothing can be chosen, and the focus goes round */
const MOST_TABS = 1000;

/** Tab until something that may be chosen has the focus, the first or the next but one. */
async function tabToAChoice(page: Page, skip: number): Promise<void> {
  let passed = 0;
  for (let presses = 0; presses < MOST_TABS; presses++) {
    await page.keyboard.press("Tab");
    const here = await page.evaluate((choosable) => document.activeElement?.matches(choosable) ?? false, CHOOSABLE);
    if (here && passed++ >= skip) return;
  }
  throw new Error("nothing to choose can be reached with Tab");
}

/** One choice by keyboard: a letter of the game, or Tab to something that may be chosen and Enter. */
async function chooseByKeyboard(page: Page, pick: (below: number) => number): Promise<void> {
  const draws = await page.getByRole("button", { name: /^take \d/i }).count();
  const byLetter = (await promptButtons(page).count()) > 0 && pick(3) > 0;
  const skip = pick(2);
  if (!byLetter) await tabToAChoice(page, skip);
  const key = byLetter ? (draws > 0 ? "d" : "f") : "Enter";
  const before = await moment(page);
  await page.keyboard.press(key);
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
  await page.emulateMedia({ reducedMotion: "reduce" });
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
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/t/${id}`);

  const choices = await playToTheEnd(page, chooseByKeyboard, 2);

  expect(choices).toBeGreaterThan(5);
  await expect(page.locator(".fin h1")).toBeVisible();
  expect(errors).toEqual([]);
});

test("Pearl of the East is played to its end by mouse", async ({ page, context, baseURL }) => {
  test.setTimeout(480_000);
  const options = { form: "pearl", options: { pearl_no_progress_rounds: 6 } };
  const id = await makeTable(context, baseURL ?? "", [{ who: "me" }, { who: "bot", level: "easy" }], options);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/t/${id}`);

  const choices = await playToTheEnd(page, chooseByMouse, 3);

  expect(choices).toBeGreaterThan(2);
  await expect(page.locator(".fin h1")).toBeVisible();
});

test("a solo game is played to its end by mouse", async ({ page, context, baseURL }) => {
  test.setTimeout(480_000);
  const id = await makeTable(context, baseURL ?? "", [{ who: "me" }]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/t/${id}`);

  const choices = await playToTheEnd(page, chooseByMouse, 4);

  expect(choices).toBeGreaterThan(10);
  await expect(page.locator(".fin h1")).toHaveText(/point/);
});

test("a move is taken back and done again", async ({ page }) => {
  const { actions } = await stage(page, { game: "nizam", position: "shifted" });
  await untilMyTurn(page);
  const rows = await page.locator(".log li").count();
  const ply = actions.length;

  await page.keyboard.press("z");

  await expect(page.locator(".table")).toHaveAttribute("data-ply", String(ply - 1));
  expect(await page.locator(".log li").count()).toBeLessThan(rows);
  await expect(page.getByRole("button", { name: "Do again", exact: true })).toBeEnabled();
  await page.keyboard.press("Shift+Z");
  await expect(page.locator(".table")).toHaveAttribute("data-ply", String(ply));
});

test("what is not allowed is answered with its rule; the rules of the moment show it on the board", async ({ page }) => {
  await stage(page, { game: "nizam", position: "shifted" });
  await untilMyTurn(page);
  const lit = page.locator(".stage [data-lit]");

  await page.keyboard.press("d"); // after a shift no cards may be taken
  const toast = page.locator(".toast");
  await expect(toast).toContainText(/\w+ \w+/);
  await toast.getByRole("button", { name: "NIZ-121" }).click();
  await expect(page.locator(".drawer .rule.is-here")).toContainText("NIZ-121");

  await page.keyboard.press("Escape"); // the refusal …
  await page.keyboard.press("Escape"); // … and the drawer
  await page.keyboard.press("?");
  await expect(page.getByRole("button", { name: "This moment" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".drawer .body h3")).toHaveText((await page.locator(".prompt p").innerText()).split("\n")[0] ?? "");
  const price = page.locator('.drawer [data-rule="NIZ-142"]');
  await expect(price.getByRole("button", { name: "Show on the board" })).toBeVisible();
  await expect(lit).toHaveCount(0);
  await price.hover();
  expect(await lit.count()).toBeGreaterThan(0);
  await expect(page.locator('.stage [data-lit][data-offer="legal"]')).toHaveCount(0);
  await price.getByRole("button", { name: "Show on the board" }).focus();
  expect(await lit.count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "All rules" }).click();
  await expect(page.locator(".drawer [data-rule]").first()).toHaveAttribute("data-rule", "NIZ-001");
  await expect(lit).toHaveCount(0);
});

test("the next question waits until what happened has been shown", async ({ page }) => {
  await page.clock.install();
  const { id } = await stage(page, { game: "nizam", position: "shifted", seats: [{ who: "me" }] });
  await untilMyTurn(page);
  const question = await page.locator(".prompt p").innerText();

  await othersPlay(page, id, ["end", "draw"]); // this seat's own decisions, made elsewhere
  await expect(page.locator(".table")).toHaveAttribute("data-ply", "3");

  await expect(page.locator(".prompt")).toHaveClass(/is-wait/);
  await expect(page.locator(".prompt p")).not.toHaveText(question);
  await expect(legalThings(page)).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(page.locator(".prompt")).not.toHaveClass(/is-wait/);
  expect(await legalThings(page).count()).toBeGreaterThan(0);
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
    await decide(page, () => page.getByRole("button", { name: /take three/i }).first().click());
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
