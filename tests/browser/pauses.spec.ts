/** A table that stands still: the word on the card, the board behind it, and how it goes on. */

import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { findingsInBothThemes } from "./findings";
import { makeTable, watchForErrors } from "./kit";

async function atTable(context: BrowserContext, id: string, errors: string[][]): Promise<Page> {
  const page = await context.newPage();
  errors.push(watchForErrors(page));
  await page.goto(`/t/${id}`);
  await expect(page.getByRole("region", { name: "Board" })).toBeVisible();
  return page;
}

test("a pause stops the table for all until both go on", async ({ context, browser, baseURL }) => {
  const errors: string[][] = [];
  const id = await makeTable(context, baseURL ?? "", [{ who: "me" }, { who: "open" }]);
  const friend = await browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 390, height: 844 }, locale: "en" });
  const sat = await friend.request.post(`/api/tables/${id}/sit`, { data: { name: "Taras" } });
  expect(sat.ok(), await sat.text()).toBe(true);
  const olena = await atTable(context, id, errors);
  const taras = await atTable(friend, id, errors);

  await olena.getByRole("button", { name: "This table" }).click();
  await olena.getByRole("button", { name: "Pause the table" }).click();
  await olena.getByRole("textbox", { name: /A word about it/ }).fill("Tea. Ten minutes.");
  await olena.getByRole("button", { name: "Pause", exact: true }).click();

  const card = taras.getByRole("region", { name: "Paused by Olena" });
  await expect(card).toContainText("“Tea. Ten minutes.” · since");
  await expect(card).toContainText("Olena not yet, Taras not yet");
  expect(await findingsInBothThemes(taras)).toEqual([]);

  await card.getByRole("button", { name: "Look at the board" }).click();
  await expect(card).toBeHidden();
  await taras.getByRole("button", { name: "Go on" }).click();
  const own = olena.getByRole("region", { name: "You paused the table" });
  await expect(own).toContainText("Olena not yet, Taras ready");
  await expect(taras.getByRole("button", { name: "Go on" })).toBeDisabled();

  await own.getByRole("button", { name: "Go on" }).click();
  await expect(own).toBeHidden();
  await expect(taras.getByText("Paused by Olena")).toBeHidden();
  await expect(olena.getByText("The game goes on.")).toBeVisible();
  expect(errors.flat()).toEqual([]);
  await friend.close();
});
