/** The house around the tables: home, lobby, bots with names, the link. */

import { expect, type Page, test } from "@playwright/test";
import { findings, findingsInBothThemes } from "./findings";
import { decide, makeTable, playNow, stage, untilMyTurn, watchForErrors } from "./kit";

test("house: in the lobby seats, bots, names and colours change until the start", async ({ page, context, baseURL, browser }) => {
  const id = await makeTable(context, baseURL ?? "", [{ who: "me" }, { who: "open" }]);
  await page.goto(`/t/${id}`);
  const plates = page.locator(".plate");
  await page.getByRole("button", { name: "One seat more" }).click();
  await page.getByRole("button", { name: "One seat more" }).click();
  await expect(plates).toHaveCount(4);
  await page.getByRole("button", { name: "One seat fewer" }).click();
  await expect(plates).toHaveCount(3);

  await page.getByRole("button", { name: "Put a bot here: square" }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("radio", { name: "Sova" }), "bots of this game have no such taste").toHaveCount(0);
  await sheet.getByRole("radio", { name: "Skarb" }).check({ force: true });
  await expect(sheet.getByRole("heading")).toHaveText("Skarb");
  await expect(sheet.getByText("Skarb: Holds on to its cards.")).toBeVisible();
  await sheet.getByRole("radio", { name: "strong" }).check({ force: true });
  await expect(plates.filter({ hasText: "Skarb" })).toContainText("strong");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Change: Olena" }).click();
  await sheet.getByLabel("Name").fill("Olenka");
  await sheet.getByLabel("Name").press("Enter");
  await expect(plates.filter({ hasText: "you" })).toContainText("Olenka");
  await sheet.getByRole("button", { name: "triangle" }).click();
  await expect(plates.filter({ hasText: "Olenka" }).getByLabel("triangle")).toBeVisible();

  const guest = await browser.newContext();
  const tarasPage = await guest.newPage();
  await tarasPage.goto(`/t/${id}`);
  await expect(tarasPage.getByText("Olenka invites you.")).toBeVisible();
  await guest.close();
  expect(await findings(page), "the lobby").toEqual([]);

  await page.getByRole("button", { name: "Start with a bot" }).click();
  await untilMyTurn(page);
  await expect(page.locator(".players li")).toHaveCount(3);
  await expect(page.locator(".players")).toContainText("Skarb");
});

test("house: a link says how far it reaches, and a camera can read it", async ({ page, context, baseURL }) => {
  const id = await makeTable(context, baseURL ?? "", [{ who: "me" }, { who: "open" }]);
  await page.goto(`/t/${id}`);
  await expect(page.getByText("Works on this machine only.")).toBeVisible();
  await expect(page.getByRole("img", { name: /camera/ })).toHaveCount(0);

  await page.route("**/address", async (route) => {
    const told = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...told, reach: "network", url: `http://192.168.1.20:8460/t/${id}`, command: "" } });
  });
  await page.reload();
  await expect(page.getByText("Works in this network only.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Link" })).toHaveValue(`http://192.168.1.20:8460/t/${id}`);
  await page.getByRole("button", { name: "Show large" }).click();
  await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("house: who waits reads or plays meanwhile, and is called when the table begins", async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const id = await makeTable(context, baseURL ?? "", [{ who: "me" }, { who: "open" }]);
  await page.goto(`/t/${id}`);
  await page.getByRole("link", { name: /What it is about/ }).click();
  await expect(page.getByText("1 of 2 seated")).toBeVisible();

  const guest = await browser.newContext();
  const sat = await guest.request.post(`${baseURL}/api/tables/${id}/sit`, { data: { name: "Taras" } });
  expect(sat.ok()).toBe(true);
  await expect(page.getByText("Your table has begun")).toBeVisible();
  await page.getByRole("link", { name: "To the table" }).click();
  await expect(page.locator(".table .prompt")).toBeVisible();
  await page.getByRole("link", { name: "Ludoteka, home" }).click();
  await expect(page.getByText("Your table has begun")).toHaveCount(0);
  await guest.close();
});

test("house: home leads to a new table and shows how games ended", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "New table" }).first()).toBeVisible();
  await page.getByRole("link", { name: "Make one" }).click();
  await expect(
    page.getByRole("switch", { name: "Anyone may sit down" }).or(page.getByLabel("Anyone may sit down")).first(),
  ).toBeChecked();
  await expect(page.locator(".chairs")).toContainText("Free seat 2");

  await playNow(page);
  const id = page.url().split("/").at(-1);
  await page.goto("/");
  await expect(page.locator(".hero")).toContainText("One table waits for you.");
  await page.request.post(`/api/tables/${id}/resign`, { data: { seat: 0 } });
  await page.goto("/");
  const row = page.locator(".row").filter({ hasText: /Fant won/ });
  await expect(row.locator(".scores b")).toHaveCount(2);
  await expect(page.locator(".games .game")).toHaveCount(5);
});

test("house: a refusal lies over nothing that may be chosen, ends with its cause, and stays in the log", async ({ page }) => {
  await stage(page, { game: "nizam", position: "shifted" });
  await untilMyTurn(page);
  await page.locator('.stage [data-offer="off"]').first().click({ force: true });
  const toast = page.locator(".toast");
  await expect(toast).toBeVisible();
  const covered = await toast.evaluate((box) => {
    const over = box.getBoundingClientRect();
    const legal = [...document.querySelectorAll('.stage [data-offer="legal"], .prompt .acts button')].map((e) =>
      e.getBoundingClientRect(),
    );
    return legal.filter((t) => t.right > over.left && t.left < over.right && t.bottom > over.top && t.top < over.bottom).length;
  });
  expect(covered).toBe(0);
  const said = await toast.locator("p").innerText();

  const finish = page.locator(".prompt .btn-main");
  await finish.click(); // for nothing, so it asks once more
  await decide(page, () => finish.click());
  await expect(toast).toHaveCount(0);
  await expect(page.locator(".log .no")).toContainText(said);
});

test("house: a field that cannot be sent says why in the language of the page, not of the browser", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", locale: "uk" });
  const page = await context.newPage();
  await page.goto("/me");
  const password = page.locator('input[autocomplete="current-password"]');
  const told = () => password.evaluate((field: HTMLInputElement) => field.validationMessage);

  await page.locator('input[autocomplete="username"]').fill("Olena");
  await page.getByRole("button", { name: "Увійти" }).click();
  expect(await told()).toBe("Заповніть це поле.");
  await password.pressSequentially("short");
  await page.getByRole("button", { name: "Увійти" }).click();
  expect(await told()).toBe("Щонайменше 8 символів.");
  await password.fill("long enough");
  expect(await told()).toBe("");
  await context.close();
});

test("house: the host's page tells how it does, ends a match after a second question, and is closed to others", async ({
  page,
  context,
  baseURL,
}) => {
  const id = await makeTable(context, baseURL ?? "", [{ who: "me" }, { who: "bot", level: "easy" }]);
  const player = await context.newPage();
  await player.goto(`/t/${id}`);
  await untilMyTurn(player);

  await page.goto("/host#a-link-that-is-not-needed-here");
  await expect(page).toHaveURL(/\/host$/);
  await expect(page.getByRole("heading", { name: "Health" })).toBeVisible();
  expect(await findings(page), "the host's page").toEqual([]);
  await page.getByRole("button", { name: `End the match at table ${id}` }).click();
  await expect(page.getByRole("button", { name: "Leave it" })).toBeFocused();
  await page.getByRole("button", { name: "End it" }).click();
  await expect(page.getByText(id, { exact: true })).toHaveCount(1); // in the journal, no longer among the tables
  await expect(player.locator(".fin h1")).toBeVisible();
  await page.getByRole("button", { name: "Copy of the data" }).click();
  await expect(page.getByText(/lies beside the data: tables-.*\.db/)).toBeVisible();

  await page.setExtraHTTPHeaders({ "x-forwarded-for": "203.0.113.7" });
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("ludoteka admin page");
  await expect(page.getByRole("heading", { name: "Health" })).toHaveCount(0);
});

test("house: a line is reported at a phone, taken down for all on the host's page, and put back", async ({ page, context, baseURL, browser }) => {
  const id = await makeTable(context, baseURL ?? "", [{ who: "me" }, { who: "open" }]);
  const guest = await browser.newContext({ baseURL: baseURL ?? "" });
  const sat = await guest.request.post(`${baseURL}/api/tables/${id}/sit`, { data: { name: "Taras" } });
  expect(sat.ok()).toBe(true);
  const taras = await guest.newPage();
  await taras.goto(`/t/${id}`);
  await taras.getByLabel("Write to the table").fill("move already");
  await taras.keyboard.press("Enter");
  const written = taras.locator(".chat li").last();
  await expect(written).toContainText("move already");
  await expect(written.getByRole("button"), "nobody reports their own words").toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/t/${id}`);
  await page.getByRole("button", { name: "Chat" }).click();
  const line = page.locator(".chat li").filter({ hasText: "Taras" }).last();
  await line.getByRole("button", { name: "Report to the host" }).click();
  expect(await findingsInBothThemes(page), "the chat").toEqual([]);
  await line.getByRole("button", { name: "This line" }).click();
  await expect(line).toContainText("The host of the server will have a look.");

  const host = await context.newPage();
  await host.goto("/host");
  const matter = host.locator("li").filter({ hasText: id }).filter({ hasText: "A line in the chat" });
  await expect(matter).toContainText("reported by 1");
  await expect(matter.locator("blockquote")).toHaveText("move already");
  await expect(matter).toContainText("written by Taras, first report");
  expect(await findingsInBothThemes(host), "the host's page").toEqual([]);

  await matter.getByRole("button", { name: "Hide the line: move already" }).click();
  for (const shown of [line, written]) await expect(shown).toContainText("The host of the server took this line down.");
  await expect(taras.getByText("move already")).toHaveCount(0);
  await expect(host.getByRole("button", { name: "Undo", exact: true })).toBeFocused();
  await host.keyboard.press("Enter");
  for (const shown of [line, written]) await expect(shown).toContainText("move already");

  await matter.getByRole("button", { name: "Mute, 1 day: move already" }).click();
  await expect(taras.getByText(/closed the chat to you until .*You can play on\./)).toBeVisible();
  await expect(taras.getByLabel("Write to the table")).toHaveCount(0);
  await host.getByRole("button", { name: /^closed, / }).click();
  expect(await findingsInBothThemes(host), "what can be undone").toEqual([]);
  await matter.getByRole("button", { name: "Undo: move already" }).click();
  await expect(taras.getByLabel("Write to the table")).toBeVisible();
  await matter.getByRole("button", { name: "Leave it: move already" }).click();
  await expect(host.getByText("A report was left as it is")).toBeVisible();
  await guest.close();
});

test("house: who leaves three times is shown to the host, who leaves them only relaxed tables", async ({ page, context, baseURL, browser }) => {
  const id = await makeTable(context, baseURL ?? "", [{ who: "me" }, { who: "open" }]);
  const guest = await browser.newContext({ baseURL: baseURL ?? "" });
  for (const deed of ["sit", "leave", "sit", "leave", "sit", "leave"])
    expect((await guest.request.post(`/api/tables/${id}/${deed}`, { data: deed === "sit" ? { name: "Taras" } : {} })).ok(), deed).toBe(true);

  await page.goto("/host");
  const matter = page.locator("li").filter({ hasText: id }).filter({ hasText: "Left the table three times" });
  await expect(matter).toContainText("noticed by the house");
  await expect(matter.locator("blockquote")).toHaveText("Taras left live games 3 times within a day; bots stood in.");
  expect(await findingsInBothThemes(page), "the host's page").toEqual([]);
  const live = async () => (await guest.request.post("/api/tables", { data: { game: "nizam", seats: [{ who: "me" }, { who: "open" }], name: "Taras" } })).ok();

  await matter.getByRole("button", { name: /^Only relaxed tables, 1 day/ }).click();
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await expect(undo).toBeFocused();
  expect(await live()).toBe(false);
  await undo.click();
  await expect(matter).toBeVisible();
  expect(await live()).toBe(true);
  await guest.close();
});

test("house: a name is reported beside the line that tells of it, and becomes a neutral one", async ({ page, context, baseURL, browser }) => {
  const id = await makeTable(context, baseURL ?? "", [{ who: "me" }, { who: "open" }]);
  const guest = await browser.newContext({ baseURL: baseURL ?? "" });
  await guest.request.post(`${baseURL}/api/tables/${id}/sit`, { data: { name: "Taras the Rude" } });
  const watcher = await browser.newContext({ baseURL: baseURL ?? "" });
  const eve = await watcher.newPage();
  await eve.goto(`/t/${id}`);
  const came = eve.locator(".chat li").filter({ hasText: "Taras the Rude sits down" });
  await came.getByRole("button", { name: "Report to the host" }).click();
  await came.getByRole("button", { name: "This name" }).click();
  await expect(came).toContainText("The host of the server will have a look.");

  await page.goto("/host");
  await page.getByRole("button", { name: "Neutral name: Taras the Rude" }).click();
  await expect(eve.locator(".players")).toContainText(/Guest \d{4}/);
  await expect(eve.getByText("Taras the Rude")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(eve.locator(".players")).toContainText("Taras the Rude");
  await guest.close();
  await watcher.close();
});

test("house: Escape closes the choice of a bot before it leaves the page", async ({ page }) => {
  await page.goto("/new");
  const opener = page.locator(".chair .pick").first();
  await opener.click();
  const picker = page.locator(".picker");
  await expect(picker).toBeVisible();
  await picker.getByRole("radio").first().focus();
  await page.keyboard.press("Escape");
  await expect(picker).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/\/new/);
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/\/new/);
});

test("house: at a first visit some of the bots are there, with faces and names", async ({ page }) => {
  await page.goto("/");
  const crew = page.locator(".crew");
  await expect(crew).toContainText("Knopka, Klen, Iskra, Sova, Abak and five more are always free for a game.");
  const drawn = await crew.locator("use").evaluateAll((faces) => faces.map((face) => document.querySelector(face.getAttribute("href") ?? "")?.childElementCount ?? 0));
  expect(drawn).toHaveLength(5);
  for (const parts of drawn) expect(parts, "a face is drawn").toBeGreaterThan(10);
});

test.describe("house: at a first visit one move can be tried", () => {
  const lit = (page: Page) => page.getByRole("button", { name: "Shift the middle row left" });
  const rug = (page: Page) => page.getByRole("img", { name: /carpet of five rows/ });
  const sentence = (page: Page) => page.locator(".taste [role=status]");

  /** somebody is there: the picture becomes a board */
  async function come(page: Page): Promise<void> {
    await page.goto("/");
    await expect(rug(page), "before, it is a picture").toHaveJSProperty("tagName", "IMG");
    await page.mouse.move(20, 20);
    await expect(lit(page)).toBeVisible();
  }
  /** the middle of a cell of the carpet on the screen */
  async function cell(page: Page, row: number, column: number): Promise<{ x: number; y: number; side: number }> {
    const box = await rug(page).boundingBox();
    if (!box) throw new Error("no carpet");
    const at = (place: number) => ((54 + (place + 0.5) * 55.2) / 384) * box.width;
    return { x: box.x + at(column), y: box.y + at(row), side: (55.2 / 384) * box.width };
  }
  async function drag(page: Page, row: number, column: number, cells: { x?: number; y?: number }): Promise<void> {
    const { x, y, side } = await cell(page, row, column);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + (cells.x ?? 0) * side, y + (cells.y ?? 0) * side, { steps: 6 });
    await page.mouse.up();
  }

  test("by dragging: another line goes back with a sentence, the right one brings points and leads to the game", async ({
    page,
  }) => {
    const errors = watchForErrors(page);
    await come(page);
    await drag(page, 0, 1, { x: 0.9 });
    await expect(sentence(page)).toContainText("you have only a sapphire");
    await drag(page, 2, 2, { y: -0.9 });
    await expect(sentence(page)).toContainText("no three come together");
    await drag(page, 2, 3, { x: -0.2 });
    await expect(page.getByRole("heading", { name: "Bring three together" }), "not far enough: nothing was tried").toBeVisible();

    await drag(page, 2, 3, { x: -0.9 });
    await expect(sentence(page)).toContainText("7 points");
    await expect(rug(page).locator(".glory > rect:not(.wide)")).toHaveCount(2);
    await expect(page.locator(".taste button")).toHaveCount(1);
    await page.getByRole("button", { name: "Play Nizam now" }).click();
    await untilMyTurn(page);
    expect(errors).toEqual([]);
  });

  test("by keyboard: the arrow, then the way on under the same key", async ({ page }) => {
    await page.goto("/");
    await rug(page).waitFor();
    await page.keyboard.press("Tab");
    await page.getByRole("button", { name: "Shift the middle row right" }).focus();
    await page.keyboard.press("Enter");
    await expect(sentence(page)).toContainText("Another gem");
    await lit(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Play Nizam now" })).toBeFocused();
    expect(await findings(page), "the home page, solved").toEqual([]);
  });

  test("it slides for 400 ms, and not at all where nothing is to move", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Show me" }).click();
    await expect(rug(page).locator(".slides").first()).toBeVisible();
    const ms = await rug(page)
      .locator(".slides")
      .first()
      .evaluate((card) => getComputedStyle(card).transitionDuration);
    expect(ms).toBe("0.4s");
    await expect(sentence(page)).toContainText("7 points");

    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.reload();
    await page.getByRole("button", { name: "Show me" }).click();
    await expect(sentence(page)).toContainText("7 points", { timeout: 300 });
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test("who taps the arrow of the picture before the board is there has tapped the arrow", async ({ page }) => {
      await page.route("**/taste-*.js", async (route) => {
        await new Promise((done) => setTimeout(done, 400));
        await route.continue();
      });
      await page.goto("/");
      await rug(page).waitFor();
      const box = await rug(page).boundingBox();
      await page.touchscreen.tap((box?.x ?? 0) + 8, (box?.y ?? 0) + (box?.height ?? 0) / 2);
      await expect(sentence(page)).toContainText("7 points");
    });

    test("by a finger: on the arrow, or pulling the row; up and down it scrolls the page", async ({ page }) => {
      await come(page);
      await rug(page).scrollIntoViewIfNeeded();
      expect(await rug(page).evaluate((e) => getComputedStyle(e).touchAction)).toBe("pan-y");
      const target = await lit(page).evaluate((e) => Number.parseFloat(getComputedStyle(e, "::after").width));
      expect(target).toBeGreaterThanOrEqual(44);
      await lit(page).tap();
      await expect(sentence(page)).toContainText("7 points");

      await come(page);
      await rug(page).scrollIntoViewIfNeeded();
      const { x, y, side } = await cell(page, 2, 3);
      const line = await page.context().newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", by: number) =>
        line.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x: x + by * side, y }] });
      await touch("touchStart", 0);
      for (const by of [-0.1, -0.3, -0.5, -0.7, -0.9]) await touch("touchMove", by);
      await touch("touchEnd", 0);
      await expect(sentence(page)).toContainText("7 points");
    });
  });
});

test("house: the game that goes on says where it stands, what happened last, and what will be shown first", async ({ page }) => {
  const { id } = await stage(page, { game: "nizam", position: "points" });
  await page.goto("/");
  const card = page.locator(".go-on");
  await expect(card.locator(".position.drawn")).toBeVisible();
  await expect(card).toContainText("First deck of 2.");
  await expect(card.locator("p b")).not.toBeEmpty();
  await expect(card.getByText("first a short film")).toHaveCount(0);

  await page.evaluate((table) => localStorage.setItem("ludoteka-seen", JSON.stringify([[table, 0]])), id);
  await page.reload();
  await expect(card.getByText(/first a short film: \d+ moves|first a short film: one move/)).toBeVisible();

  for (let more = 0; more < 3; more += 1)
    await makeTable(page.context(), new URL(page.url()).origin, [{ who: "me" }, { who: "bot", level: "easy" }]);
  await page.reload();
  await expect(card.locator(".others a")).toHaveCount(3);
  await expect(card.locator(".others a").last()).toContainText("All 4");
});

test("house: settings show at once what they do, by a move of a bot", async ({ page }) => {
  await page.goto("/settings");
  const glory = page.locator(".preview .glory > rect:not(.wide)");
  await expect(glory).toHaveCount(2);
  const pace = page.getByRole("slider", { name: "Pace of the others" });
  await pace.fill("0");
  await expect(pace).toHaveAttribute("aria-valuetext", "At once");
  await expect(glory).toHaveCount(2, { timeout: 400 });
  await pace.press("End");
  await expect(glory).toHaveCount(0);
  await expect(page.locator(".preview .slides").first()).toHaveCSS("transition-duration", /0\.6/);
  await expect(glory).toHaveCount(2);
  await page.getByRole("button", { name: "Show again" }).click();
  await expect(glory).toHaveCount(0);
  await expect(glory).toHaveCount(2);
  expect(await findings(page), "the settings").toEqual([]);
});

test("house: how loud, what is heard, how I am called, and all keys", async ({ page, context }) => {
  await page.goto("/settings");
  const [volume, sound] = [page.getByRole("slider", { name: "Volume" }), page.getByRole("button", { name: "Sound", exact: true })];
  await expect(volume).toHaveAttribute("aria-valuetext", "Off");
  await volume.fill("35");
  await expect(sound).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("switch", { name: "Chat" }).check();
  await sound.click();
  await expect(volume).toHaveValue("0");
  await sound.click();
  await expect(volume).toHaveValue("35"); // as loud as before

  const notice = page.getByRole("switch", { name: "Notification" });
  await notice.click();
  await expect(page.getByRole("status").filter({ hasText: "does not let" })).toBeVisible();
  await expect(notice).not.toBeChecked();
  await context.grantPermissions(["notifications"]);
  await notice.click();
  await expect(notice).toBeChecked();
  await page.getByRole("switch", { name: "Tab title and badge" }).uncheck();

  await page.getByRole("button", { name: "All keys" }).click();
  await expect(page.getByRole("dialog", { name: "Keyboard" }).getByText("take back")).toBeVisible();
  await page.keyboard.press("Escape");

  await stage(page, { game: "nizam", position: "shifted" });
  await untilMyTurn(page);
  await expect(page).toHaveTitle("Nizam · Ludoteka"); // nobody wants to be called by it
});

test("house: a table that is not there says so, and where else to go", async ({ page }) => {
  await page.goto("/t/nothing-here");
  await expect(page.getByRole("heading", { name: "There is no such table" })).toBeVisible();
  await page.getByRole("link", { name: "Open tables" }).click();
  await expect(page).toHaveURL(/tables\?list=open/);
});

test("house: bots think with their lids, after a moment; at the end the winner is glad and the last is not", async ({ page }) => {
  await stage(page, {
    game: "nizam",
    position: "over",
    seats: [{ who: "me" }, { who: "bot", level: "easy" }, { who: "bot", level: "hard" }],
  });
  await page
    .getByRole("button", { name: /result/i })
    .or(page.locator(".bars"))
    .first()
    .waitFor();
  const faces = page.locator(".bars .face");
  await expect(faces).toHaveCount(2);
  const moods = await page
    .locator(".bars .bar")
    .evaluateAll((bars) =>
      bars.map((bar) => (bar.querySelector(".face")?.getAttribute("class") ?? "").match(/glad|sad/)?.[0] ?? ""),
    );
  expect(
    moods.slice(0, 1).concat(moods.slice(-1)).filter(Boolean).length,
    "the first and the last of them show it",
  ).toBeGreaterThan(0);
  expect([moods.indexOf("sad"), moods.lastIndexOf("glad"), moods[1]], "nobody else does").toEqual([
    moods[2] ? 2 : -1,
    moods[0] ? 0 : -1,
    "",
  ]);
});

test("house: a game's page opens with its picture and the ways into it, as high as drawn", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/g/sintra");
  const picture = page.locator(".hero .picture");
  await expect(page.locator(".hero").getByRole("button", { name: "Play now" })).toBeVisible();
  const box = await picture.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(292);
  expect(box?.height).toBeLessThanOrEqual(344);
  await page.locator(".hero .who").click();
  await page.getByRole("radio", { name: "Abak" }).first().check({ force: true });
  await expect(page.locator(".hero .who")).toContainText("against Abak");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.locator(".hero .who"), "the choice is kept").toContainText("against Abak");
  expect((await picture.boundingBox())?.height).toBe(168);
});
