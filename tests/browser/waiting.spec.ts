/** Waiting for a person: how long already, a wink, a puzzle meanwhile; and a house that closes for a while. */

import { expect, type Page, test } from "@playwright/test";
import { findingsInBothThemes } from "./findings";
import { makeTable, watchForErrors } from "./kit";

const LONG_MS = 190_000;

/** The messages that the page sends, and a way to let the table say something to it. */
async function overhear(page: Page): Promise<{ sent: string[]; tell: (message: object) => void }> {
  const sent: string[] = [];
  const tell: ((message: object) => void)[] = [];
  await page.routeWebSocket(/\/live$/, (line) => {
    const server = line.connectToServer();
    tell.push((message) => line.send(JSON.stringify(message)));
    line.onMessage((text) => {
      const { type, id } = JSON.parse(String(text)) as { type: string; id: string };
      sent.push(type);
      if (type === "wink") line.send(JSON.stringify({ type: "done", id, version: 1 })); // nobody has really waited for a minute
      else server.send(text);
    });
  });
  return { sent, tell: (message) => tell.at(-1)?.(message) };
}

test("who waits for long may wink or do a puzzle, and is called back", async ({ context, browser, baseURL }) => {
  const friend = await browser.newContext({ baseURL: baseURL ?? "", locale: "en" });
  const id = await makeTable(friend, baseURL ?? "", [{ who: "me" }, { who: "open" }]);
  const sat = await context.request.post(`/api/tables/${id}/sit`, { data: { name: "Taras" } });
  expect(sat.ok(), await sat.text()).toBe(true);
  const { turn } = (await sat.json()) as { turn: number }; // who begins is drawn
  const [page, decides] = turn === 0 ? [await context.newPage(), "Olena"] : [await friend.newPage(), "Taras"];
  const other = await (turn === 0 ? friend : context).newPage();
  await other.goto(`/t/${id}`);
  await expect(other.getByRole("region", { name: "Board" })).toBeVisible();
  const errors = watchForErrors(page);
  const { sent } = await overhear(page);
  await page.clock.install();
  await page.goto(`/t/${id}`);
  await expect(page.getByRole("region", { name: "Board" })).toBeVisible();

  await page.clock.fastForward(LONG_MS);
  await expect(page.getByText(`${decides} decides, for 3 minutes`)).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole("button", { name: "Wink" }).click();
  await expect(page.getByText(`${decides} sees your wink.`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Wink" })).toBeDisabled();
  expect(sent.filter((type) => type === "wink")).toHaveLength(1);

  await page.getByRole("button", { name: "Do a puzzle" }).click();
  await expect(page).toHaveURL(/\/puzzles$/);
  await page.clock.runFor(4000);
  await expect(page.getByRole("link", { name: "To the table" })).toBeVisible();
  expect(errors).toEqual([]);
  await friend.close();
});

test("the one who decides sees the wink", async ({ page, baseURL, context }) => {
  const id = await makeTable(context, baseURL ?? "", [{ who: "me" }, { who: "device", name: "Taras" }]);
  const { tell } = await overhear(page);
  await page.goto(`/t/${id}`);
  await expect(page.getByRole("region", { name: "Board" })).toBeVisible();
  const show = page.getByRole("button", { name: /Show/ });
  if (await show.isVisible()) await show.click();

  tell({ type: "winked", seat: 1 });

  await expect(page.getByText(/winks at you/)).toBeVisible();
});

test("the host closes the house for a while, and everybody is told", async ({ page }) => {
  const closing = { at: Date.now() + 600_000, opens_at: Date.now() + 1_500_000, words: "A new version comes." };
  let wish: unknown = null;
  await page.route("**/api/host/close-house", async (route) => {
    wish = route.request().postDataJSON();
    const house = (await (await page.request.get("/api/host")).json()) as object; // closed to this page alone: other tests need tables
    await route.fulfill({ json: { ...house, closing } });
  });
  await page.goto("/host");
  await page.getByRole("button", { name: "Close the house for a while…" }).click();
  await page.getByText("in 10 minutes").click();
  await page.getByRole("textbox", { name: /A sentence for everybody/ }).fill(closing.words);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole("button", { name: "Close the house", exact: true }).click();
  await expect(page.getByRole("button", { name: "Open the house" })).toBeVisible();
  expect(wish).toEqual({ in_minutes: 10, for_minutes: 15, words: closing.words });

  await page.route("**/api/greeting", async (route) => {
    const greeting = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...greeting, closing } });
  });
  await page.goto("/");
  await expect(page.getByText(/The house closes at/)).toBeVisible();
  await expect(page.getByText(closing.words)).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByText(/The house closes at/)).toBeHidden();
});
