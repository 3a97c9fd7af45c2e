import { expect, test } from "@playwright/test";
import { findings } from "./findings";
import { playNow } from "./kit";

const PAGES = ["/", "/new?game=nizam", "/tables", "/exercises", "/exercises/nizam/nine-points", "/rules/nizam", "/settings", "/me", "/host", "/help", "/nowhere"];

for (const theme of ["light", "dark"] as const) {
  for (const path of PAGES) {
    test(`no serious finding on ${path} in ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.locator("h1, .drawer h2").first()).toBeVisible();

      expect(await findings(page)).toEqual([]);
    });
  }

  test(`no serious finding at the table, in its drawers and in the lobby in ${theme}`, async ({ page, context, baseURL }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await playNow(page);
    await expect(page.locator('.stage [data-offer="legal"]').first()).toBeVisible();

    expect(await findings(page)).toEqual([]);
    for (const drawer of ["Rules", "Invite link", "This table"]) {
      await page.getByRole("button", { name: drawer, exact: true }).click();
      await expect(page.locator(".drawer h2")).toBeVisible();
      expect(await findings(page), drawer).toEqual([]);
    }
    const made = await context.request.post(`${baseURL}/api/tables`, { data: { game: "nizam", seats: [{ who: "me" }, { who: "open" }], name: "Olena", start: false } });
    await page.goto(`/t/${((await made.json()) as { id: string }).id}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}
