import { expect, type Page, test } from "@playwright/test";
import { findings } from "./findings";
import { legalControls, makeTable, othersPlay, playNow, stage, untilMyTurn, watchForErrors } from "./kit";
import { boxesOf, overlaps } from "./layout";

/** cards can be taken whatever was dealt; a shift may be one that asks twice */
const deck = (page: Page) => page.locator('.stage .deck[data-offer="legal"]');

test("from home to a running game in two clicks", async ({ page }) => {
  const errors = watchForErrors(page);

  await page.goto("/");
  await page.getByRole("button", { name: /play now against bots/i }).first().click(); // one
  await untilMyTurn(page);
  await deck(page).click(); // two

  await expect(page.locator(".log li").first()).toBeVisible();
  expect(errors).toEqual([]);
});

test("the language changes at once, on home and in the middle of a game, old log rows too", async ({ page }) => {
  await playNow(page);
  await deck(page).click();
  await expect(page.locator(".log li").first()).toBeVisible();
  const address = page.url();

  await page.getByRole("button", { name: /^Language/ }).click();
  await page.getByRole("button", { name: "Українська" }).click();

  await expect(page.getByText("Журнал")).toBeVisible();
  await expect(page.locator(".log li").first()).toHaveText(/[а-яіїєґ]/i);
  await expect(page.locator("html")).toHaveAttribute("lang", "uk");
  await page.getByRole("button", { name: /^Мова/ }).click();
  await page.getByRole("button", { name: "Русский" }).click();
  await expect(page.getByRole("region", { name: "Журнал" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  expect(page.url()).toBe(address);
});

test("a click on the board goes on to now while it is still shown what the others did", async ({ page }) => {
  await page.clock.install();
  const { id, then = [] } = await stage(page, { game: "sintra", position: "some-break", seats: [{ who: "away" }, { who: "me" }] });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000)); // what is shown stands still from here on
  await othersPlay(page, id, then);
  await expect(page.getByRole("button", { name: "Skip ahead" }).first()).toBeVisible();
  await expect(legalControls(page)).toHaveCount(0);

  await page.locator(".board [data-offer]").first().click({ force: true });

  await expect(legalControls(page).first()).toBeVisible();
});

test("light and dark, by the device and by choice", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await page.getByRole("button", { name: "Light theme" }).click();
  await page.reload();

  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("a phone shows the board first and the rest in sheets", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await playNow(page);
  await expect(page.locator('.stage [data-offer="legal"]').first()).toBeVisible();

  const board = await page.locator(".board").boundingBox();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.getByRole("button", { name: "Log" }).tap();

  expect(board?.height).toBeGreaterThan(300);
  expect(wide).toBeLessThanOrEqual(390);
  await expect(page.locator(".drawer .log")).toBeVisible();
  await page.getByRole("button", { name: "Close" }).tap();
  await expect(page.locator(".drawer")).toHaveCount(0);
  await context.close();
});

test("rules can be searched by word and by number, and hold links for each rule", async ({ page }) => {
  await page.goto("/rules/nizam");
  await expect(page.locator("[data-rule]").first()).toBeVisible();
  const all = await page.locator("[data-rule]").count();

  await page.getByRole("searchbox").fill("142");

  await expect(page.locator("[data-rule]")).not.toHaveCount(all);
  await expect(page.locator('[data-rule="NIZ-142"]')).toBeVisible();
});

test("the keyboard map opens with K and closes with Escape; letters can be switched off", async ({ page }) => {
  await playNow(page);
  await page.keyboard.press("k");
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.goto("/settings");
  await page.getByRole("switch", { name: /single-letter/i }).uncheck();
  await page.goBack();
  await expect(page.locator(".table .prompt")).toBeVisible();
  await page.keyboard.press("k");

  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a page that does not exist says so and leads home", async ({ page }) => {
  await page.goto("/nowhere/at/all");
  await page.getByRole("link", { name: "To the games" }).click();

  await expect(page.getByRole("heading", { name: /tonight/ })).toBeVisible();
});

test("a name typed before the server has answered is kept", async ({ page }) => {
  let answer = () => {};
  const typed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/greeting", async (route) => {
    if (route.request().method() === "GET") await typed;
    await route.continue();
  });
  await page.goto("/me");
  const field = page.getByRole("textbox", { name: "Name" }).first();
  await field.fill("Olena");
  answer();
  await page.waitForResponse("**/api/greeting");

  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").first()).toHaveText("Saved.");
  await expect(field).toHaveValue("Olena");
  await expect(page.locator(".me")).toHaveText("Olena");
});

test("a guest gets one name and keeps it, until they type another", async ({ page, browser, baseURL }) => {
  await playNow(page);
  await page.getByRole("link", { name: "Ludoteka, home" }).click();
  await expect(page.locator(".me")).toHaveText(/^Guest \d\d$/);
  const name = await page.locator(".me").innerText();
  await page.getByRole("link", { name: "Inori" }).click();
  await page.getByRole("link", { name: "New table" }).click();
  await expect(page.locator(".chairs")).toContainText(name);
  await expect(page.getByLabel("Your name")).toHaveCount(0);

  const other = await browser.newContext();
  const id = await makeTable(other, baseURL ?? "", [{ who: "me" }, { who: "open" }], { start: false });
  await page.goto(`/t/${id}`);
  const field = page.getByLabel("Your name");
  await expect(field).toHaveValue(name);
  await field.fill("Taras");
  await page.getByRole("button", { name: "Sit here" }).click();
  await expect(page.locator(".plate").filter({ hasText: "you" })).toContainText("Taras");
  await other.close();
});

test("names are text, never markup", async ({ page }) => {
  await page.goto("/me");
  await page.getByRole("textbox", { name: "Name" }).first().fill("<img src=x id=bad>");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").first()).toHaveText("Saved.");
  await playNow(page);

  await expect(page.locator(".players")).toContainText("<img src=x id=bad>");
  await expect(page.locator("#bad")).toHaveCount(0);
});

test("a pack of the host is chosen with the table, which says that bots have not learnt it", async ({ page }) => {
  const errors = watchForErrors(page);
  await page.goto("/new?game=inori");
  const note = page.getByText(/Strong bots have learnt the game with the components in the box/);

  await page.getByText("Variant", { exact: true }).click();
  await page.getByLabel("Components").selectOption("generous");
  await expect(note).toHaveCount(0);
  await page.getByRole("button", { name: "medium" }).click();
  await page.getByRole("radio", { name: "expert" }).check();
  await expect(note).toBeVisible();
  await page.getByRole("button", { name: "One seat more" }).click();
  await page.getByRole("radio", { name: "Person" }).last().click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page).toHaveURL(/\/t\//);

  await expect(page.getByText("Components: generous.")).toContainText("they think every move out");
  expect(errors).toEqual([]);
});

test("the rows of the seats hold all that they offer, at every width and in every language", async ({ browser, baseURL }) => {
  for (const [locale, width] of [["en", 390], ["uk", 820], ["ru", 1200], ["uk", 1280], ["ru", 1440]] as const) {
    const context = await browser.newContext({ baseURL, locale, viewport: { width, height: 900 } });
    const page = await context.newPage();
    await page.goto("/new?game=inori");
    const more = page.locator(".step button").last();
    await more.click();
    await more.click();
    const rows = page.locator(".chair");
    await expect(rows).toHaveCount(4);
    await rows.nth(2).getByRole("radio").first().click(); // a person who comes by the link
    await rows.nth(3).getByRole("radio").nth(2).click(); // somebody at this device

    for (const row of await rows.all()) {
      const right = (await boxesOf(row))[0]?.right ?? 0;
      const inside = await boxesOf(row.locator("button, input, .who > b, .who > small"));
      expect(inside.filter((part) => part.right > right), `${locale} ${width}`).toEqual([]);
      expect(overlaps(inside), `${locale} ${width}`).toEqual([]);
    }
    await context.close();
  }
});

test("no page is wider than its window, and every one knows my name", async ({ browser, baseURL }) => {
  for (const locale of ["en", "uk", "ru"]) {
    const context = await browser.newContext({ baseURL, locale });
    await makeTable(context, baseURL ?? "", [{ who: "me" }, { who: "bot", level: "easy" }]);
    const page = await context.newPage();
    for (const path of ["/", "/settings", "/rules/nizam", "/new?game=portals"]) {
      await page.goto(path);
      await expect(page.getByText("Olena").first()).toBeVisible();
      for (const width of [360, 768, 820, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} in ${locale}`).toBeLessThanOrEqual(width);
      }
    }
    await context.close();
  }
});

test("on a tablet held upright the board has the whole width, and nothing of the frame lies upon another part", async ({ browser, baseURL }) => {
  const tables = [["en", "inori", "companion", "double-favour"], ["uk", "whispers", "fort", "two-agents"], ["ru", "sintra", "some-break", "first-in-the-centre"]] as const;
  for (const [locale, game, position, exercise] of tables) {
    const context = await browser.newContext({ baseURL, locale, viewport: { width: 768, height: 1024 } });
    const page = await context.newPage();
    const { id } = await stage(page, { game, position });

    for (const path of [`/t/${id}`, `/t/${id}/replay/9`, `/exercises/${game}/${exercise}`]) {
      await page.goto(path);
      await expect(page.locator(".board").first()).toBeVisible();
      const parts = await boxesOf(page.locator(".topbar > *, .table > .stage, .side > *, .rep > main, .deck, .play, .coach"));

      expect((await page.locator(".board").first().boundingBox())?.width, path).toBe(768);
      expect(parts.filter((part) => part.right > 768), `${path} in ${locale}`).toEqual([]);
      expect(overlaps(parts), `${path} of ${game} in ${locale}`).toEqual([]);
    }
    await context.close();
  }
});

test("on a phone held sideways the board has the full height, with the question and own things beside it", async ({ browser, baseURL }) => {
  const tables = [
    ["en", "nizam", "shifted", 640, 360],
    ["uk", "whispers", "fort", 844, 390],
    ["ru", "portals", "sign", 740, 360],
    ["ru", "whispers", "fort", 640, 360],
    ["en", "inori", "companion", 640, 360],
  ] as const;
  for (const [locale, game, position, width, height] of tables) {
    const context = await browser.newContext({ baseURL, locale, viewport: { width, height } });
    const page = await context.newPage();
    const { id } = await stage(page, { game, position });

    for (const path of [`/t/${id}`, `/t/${id}/replay/1`]) {
      await page.goto(path);
      await expect(page.locator(".board").first()).toBeVisible();
      const parts = await boxesOf(page.locator(".topbar > *, .table .players, .stage > *, .rep > main, .rep > aside, .rep > section"));

      expect((await page.locator(".board").first().boundingBox())?.height, `${path} of ${game}`).toBeGreaterThan(0.7 * height);
      expect(parts.filter((part) => part.right > width || part.bottom > height), `${path} of ${game} in ${locale}`).toEqual([]);
      expect(overlaps(parts), `${path} of ${game} in ${locale}`).toEqual([]);
    }
    await page.goto(`/t/${id}`);
    await expect(page.locator(".log")).toHaveCount(0);
    await page.getByRole("button", { name: /^(Log|Журнал)$/ }).click();
    await expect(page.locator(".drawer .log")).toBeVisible();
    await context.close();
  }
});

test("on a phone the language is chosen at home and from the table's menu, and the settings are found", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/me");
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();

  await page.goto("/");
  await page.getByRole("button", { name: /^Language/ }).click();
  await expect(page.getByRole("button", { name: "Русский" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Українська" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "uk");

  await stage(page, { game: "nizam", position: "shifted" });
  await page.locator(".topbar").getByRole("button", { name: /^(Menu|Меню)$/ }).click();
  await page.locator(".drawer .lang").click();
  for (const language of ["English", "Українська", "Русский"]) {
    await expect(page.getByRole("button", { name: language })).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: "This table" })).toBeVisible();
});

test("a table closed to spectators says so, and asks no more", async ({ page, browser, baseURL }) => {
  const host = await browser.newContext();
  const id = await makeTable(host, baseURL ?? "", [{ who: "me" }, { who: "bot", level: "easy" }], { spectators: false });
  let lines = 0;
  page.on("websocket", () => {
    lines += 1;
  });

  await page.goto(`/t/${id}`);
  await expect(page.getByRole("alert")).toHaveText(/This table does not want spectators/);
  await page.waitForTimeout(2000);
  expect(lines).toBe(1);
  await host.close();
});

test("two quick clicks make one table", async ({ page }) => {
  await page.route("**/api/tables", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400)); // a slow line
    await route.continue();
  });
  await page.goto("/");
  await page.getByRole("button", { name: /play now against bots/i }).first().dblclick();
  await untilMyTurn(page);

  const mine = (await (await page.request.get("/api/tables?list=mine")).json()) as unknown[];
  expect(mine).toHaveLength(1);
});

test("a page that cannot be loaded says so and is asked for again", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: /tonight/ })).toBeVisible();
  await page.route("**/assets/Tables-*.js", (route) => route.abort());
  await page.getByRole("link", { name: "My games" }).click();
  await expect(page.getByRole("alert")).toHaveText(/does not answer/);

  await page.unroute("**/assets/Tables-*.js");
  await page.getByRole("button", { name: "Try now" }).click();
  await expect(page.getByRole("heading", { name: "My games" })).toBeVisible();
});

test("letters are found by their place on a keyboard with other letters", async ({ page }) => {
  await stage(page, { game: "whispers", position: "fort" });
  await page.evaluate(() => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "л", code: "KeyK", bubbles: true })));

  await expect(page.getByRole("dialog")).toBeVisible();
});

test("around one screen every person has a name", async ({ page }) => {
  await page.goto("/new?device=1");
  await page.getByRole("button", { name: "Start the game" }).click();
  const field = page.getByRole("textbox", { name: "Name", exact: true });
  await expect(field).toBeFocused();

  await field.fill("Taras");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator(".players")).toContainText("Taras");
});

test("on a phone the end leads back to the board, and the menu to the link", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await stage(page, { game: "nizam", position: "over", seats: [{ who: "me" }, { who: "away" }, { who: "away" }] });
  await expect(page.getByRole("link", { name: "Settings" })).toBeVisible();
  await page.getByRole("button", { name: "Look at the board" }).click();
  await page.locator(".topbar").getByRole("button", { name: /^(Menu|Меню)$/ }).click();
  await page.locator(".drawer").getByRole("button", { name: "Invite" }).click();

  await expect(page.locator(".drawer .linkbox").first()).toBeVisible();
});

/** As if the rules of Nizam were so far, and were those of an earlier version: today's are ready. */
async function warmsUp(page: Page, progress: () => object): Promise<void> {
  await page.route("**/api/compiling", (route) => route.fulfill({ json: { games: { "nizam@0": progress() } } }));
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(String(message).replace('"rules":"nizam"', '"rules":"nizam@0"')));
  });
}

test("at the foot of the lobby stands what is being made ready, until it is", async ({ page, context, baseURL }) => {
  let progress = { step: "moves", done: 40, of: 100, seconds_left: 20 };
  await warmsUp(page, () => progress);
  const id = await makeTable(context, baseURL ?? "", [{ who: "me" }, { who: "open" }, { who: "bot", level: "easy" }]);
  await page.goto(`/t/${id}`);

  const foot = page.getByRole("region", { name: "Setting the table" });
  await expect(foot.getByRole("progressbar")).toHaveAttribute("value", "0.4");
  await expect(foot.getByRole("listitem")).toHaveText([/Rules read/, /Moves are being compiled.*40\s?%/, /./]);
  await expect(foot).toContainText("You can begin at once");
  expect(await findings(page)).toEqual([]);
  progress = { step: "done", done: 100, of: 100, seconds_left: 0 };
  await expect(foot).toHaveCount(0);
});

test("a table with rules of an earlier version says that they warm up, until they are ready", async ({ page }) => {
  let share = 0.4;
  await warmsUp(page, () => ({ step: share < 1 ? "moves" : "done", done: 100 * share, of: 100, seconds_left: null }));
  await stage(page, { game: "nizam", position: "shifted" });

  await expect(page.getByRole("status").filter({ hasText: "Warming up" }).getByRole("progressbar")).toHaveAttribute("value", "0.4");
  share = 1;
  await expect(page.getByText("Warming up")).toHaveCount(0);
});
