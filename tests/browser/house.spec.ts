/** The house around the tables: home, lobby, bots with names, the link. */

import { expect, test } from "@playwright/test";
import { findings, findingsInBothThemes } from "./findings";
import { decide, makeTable, playNow, stage, untilMyTurn } from "./kit";

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

test("house: who waits reads or plays meanwhile, and is called when the table begins", async ({ page, context, baseURL, browser }) => {
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
  await expect(page.getByRole("switch", { name: "Anyone may sit down" }).or(page.getByLabel("Anyone may sit down")).first()).toBeChecked();
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
    const legal = [...document.querySelectorAll('.stage [data-offer="legal"], .prompt .acts button')].map((e) => e.getBoundingClientRect());
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

test("house: a field that cannot be sent says why in the language of the page, not of the browser", async ({ browser, baseURL }) => {
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

test("house: the host's page tells how it does, ends a match after a second question, and is closed to others", async ({ page, context, baseURL }) => {
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
