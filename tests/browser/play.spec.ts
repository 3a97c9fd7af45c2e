import { expect, type Page, test } from "@playwright/test";
import { decide, isOver, legalControls, lineOf, makeTable, othersPlay, sameDeal, stage, untilMyTurn } from "./kit";

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
  const board = await page.locator(".board").boundingBox();
  await page.keyboard.press("?");
  await expect(page.getByRole("button", { name: "This moment" })).toHaveAttribute("aria-pressed", "true");
  expect(await page.locator(".board").boundingBox()).toEqual(board);
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
  await expect(legalControls(page)).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(page.locator(".prompt")).not.toHaveClass(/is-wait/);
  expect(await legalControls(page).count()).toBeGreaterThan(0);
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
    await expect.poll(async () => (await legalControls(olena).count()) + (await legalControls(taras).count())).toBeGreaterThan(0);
    return (await legalControls(olena).count()) > 0 ? olena : taras;
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

test("a move that was on its way when the line broke waits, can be withdrawn, and is made once", async ({ page }) => {
  const line = await lineOf(page);
  await stage(page, { game: "nizam", position: "shifted", upTo: 0 });
  await untilMyTurn(page);
  async function loseMove(): Promise<void> {
    line.swallow();
    await page.getByRole("button", { name: /take three/i }).first().click();
    line.cut();
    await expect(page.getByRole("alert")).toContainText("Your move is kept");
  }
  await loseMove();
  await page.getByRole("button", { name: "Withdraw the move" }).click();
  await expect(page.getByRole("alert")).not.toContainText("Your move is kept");
  line.mend();
  await expect(page.locator(".prompt.is-lost")).toHaveCount(0, { timeout: 30_000 });
  await expect(page.locator(".table")).toHaveAttribute("data-ply", "0");

  await loseMove();
  line.mend();
  await expect(page.locator(".table")).toHaveAttribute("data-ply", "1", { timeout: 30_000 });
  await expect(page.locator(".prompt.is-lost")).toHaveCount(0);
});

test("a request to take back asks the others and says what was revealed", async ({ browser, baseURL }) => {
  const [one, two] = await Promise.all([browser.newContext(), browser.newContext()]);
  const id = await makeTable(one, baseURL ?? "", [{ who: "me" }, { who: "open" }]);
  const [olena, taras] = await Promise.all([one.newPage(), two.newPage()]);
  await Promise.all([olena.goto(`/t/${id}`), taras.goto(`/t/${id}`)]);
  await taras.getByLabel("Your name").fill("Taras");
  await taras.getByRole("button", { name: "Sit here" }).click();
  for (const page of [olena, taras]) await expect(page.locator(".table .prompt")).toBeVisible();
  await expect.poll(async () => (await legalControls(olena).count()) + (await legalControls(taras).count())).toBeGreaterThan(0);
  const [mover, other] = (await legalControls(olena).count()) > 0 ? [olena, taras] : [taras, olena];
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
  const curtain = page.getByRole("region", { name: "The device is passed on" });
  await expect(curtain).toContainText(/pass the device/i);
  await expect(page.locator(".board [data-thing^=marker]").first()).toBeVisible(); // what all may see stays in sight
  await expect(page.locator('.board [data-thing="hand"]')).toHaveCount(0);

  await page.getByRole("button", { name: "Show my side" }).click();
  await untilMyTurn(page);
  await page.getByRole("button", { name: /take three/i }).first().click();

  await expect(curtain).toContainText(/pass the device/i);
  await expect(page.locator('.board [data-thing="hand"]')).toHaveCount(0);
  expect(await isOver(page)).toBe(false);
});

test("the log has one line a move; what follows from it is unfolded", async ({ page }) => {
  await stage(page, { game: "nizam", position: "over", seats: [{ who: "me" }, { who: "away" }, { who: "away" }], upTo: 60 });
  const move = page.locator(".log > li").filter({ has: page.locator(".unfold") }).first();
  const part = move.locator("ul li").first();
  await expect(part).toBeHidden();

  await move.locator(".unfold").click();

  await expect(part).toBeVisible();
  await expect(part).not.toBeEmpty();
});

test("where nobody hides anything the device is passed on without a question", async ({ page, context, baseURL }) => {
  const id = await makeTable(context, baseURL ?? "", [{ who: "me" }, { who: "device", name: "Marta" }], { game: "portals" });
  await page.goto(`/t/${id}`);

  await untilMyTurn(page);

  await expect(page.getByRole("region", { name: "The device is passed on" })).toHaveCount(0);
});
