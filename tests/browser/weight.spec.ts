/** Light pages: what a stranger waits for, over the wire, with nothing cached. */

import { expect, test } from "@playwright/test";
import { GAMES } from "./kit";
import { type Weight, weighing } from "./weight";

const HOME = { requests: 15, bytes: 150_000 };
const TABLE = { requests: 15, bytes: 250_000 };

function expectLight(weight: Weight, bar: { requests: number; bytes: number }): void {
  const files = [`${weight.requests} requests, ${weight.bytes} bytes`, ...weight.files].join("\n");
  expect(weight.bytes, files).toBeLessThanOrEqual(bar.bytes);
  expect(weight.requests, files).toBeLessThanOrEqual(bar.requests);
}

for (const locale of ["en", "uk", "ru"]) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`the home page is light: ${locale}`, async ({ page }) => {
      const weight = await weighing(page);
      await page.goto("/");
      await page.waitForLoadState("networkidle");
      expectLight(weight, HOME);
    });
  });
}

test.describe("in the language with the longest sentences", () => {
  test.use({ locale: "uk" });

  for (const game of GAMES) {
    test(`a first table of ${game} is light`, async ({ page }) => {
      await page.request.post("/api/me", { data: { name: "Ганна" } });
      const seats = [{ who: "me" }, { who: "bot", level: "random" }];
      const { id } = await (await page.request.post("/api/tables", { data: { game, seats } })).json();
      const weight = await weighing(page);
      await page.goto(`/t/${id}`);
      await page.locator("[data-ply]").waitFor();
      await page.waitForLoadState("networkidle");
      expectLight(weight, TABLE);
    });
  }
});
