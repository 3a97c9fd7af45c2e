/** What holds for every registered game in the browser: the end of a match, and the table on a phone in three languages. */

import { type Browser, expect, type Page, test } from "@playwright/test";
import { findings, findingsInBothThemes } from "./findings";
import { GAMES, makeTable, toResult, watchForErrors } from "./kit";
import { type Form, short } from "./player";

const LANGUAGES = ["en", "uk", "ru"];
/** beginnings of message ids: on the screen one is a sentence that nobody wrote */
const UNSAID = /\b(prompt|button|board|phase|facts|hint|why|end|source|option|form|label|exercise|topic)-[a-z][\w-]*/;

/** A whole match with bots in all other seats, as if it had been played here. */
async function played(page: Page, game: string): Promise<string> {
  const { actor: _, plies: __, ...match } = short(game as Form).match;
  const seats = Array.from({ length: match.players }, (_, seat) => (seat === 0 ? { who: "me" } : { who: "bot", level: "easy" }));
  const reply = await page.request.post("/api/staged", { data: { game, ...match, seats } });
  expect(reply.ok(), await reply.text()).toBe(true);
  return ((await reply.json()) as { id: string }).id;
}

for (const [nth, game] of GAMES.entries()) {
  test(`${game}: the result of a whole game against bots, the replay and a rematch`, async ({ page }) => {
    const errors = watchForErrors(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const id = await played(page, game);
    await page.goto(`/t/${id}`);
    await toResult(page);

    expect(await page.locator(".bar .tot").allInnerTexts()).toEqual(await page.locator(".why tfoot td").allInnerTexts());
    expect(await findingsInBothThemes(page), "the end screen").toEqual([]);
    await page.getByRole("link", { name: "Replay" }).first().click();
    await expect(page.getByRole("slider")).toBeVisible();
    await page.keyboard.press("Home");
    await expect(page).toHaveURL(/replay\/0/);
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/replay\/1/);
    await expect(page.locator(".moves .is-on")).toHaveCount(1);
    await page.locator('.views a[href*="seat=1"]').click();
    await expect(page).toHaveURL(/replay\/1\?seat=1/);
    await page.goto(page.url()); // the permanent link of a move
    await expect(page.locator(".ana h2")).toHaveText("Move 1");
    expect(await findingsInBothThemes(page), "the replay").toEqual([]);
    await page.goto(`/t/${id}`);
    await page.getByRole("button", { name: "Rematch" }).click();
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(page.locator(".table .prompt")).toBeVisible(); // the bots have sat down again
    expect(errors).toEqual([]);
  });

  test(`${game}: the table on a phone in three languages fits and is read, and has no serious finding in one of them`, async ({ browser, baseURL }) => {
    for (const locale of LANGUAGES) {
      await onPhone(browser, baseURL ?? "", locale, async (page) => {
        const errors = watchForErrors(page);
        const id = await makeTable(page.context(), baseURL ?? "", [{ who: "me" }, { who: "open" }], { game });
        const guest = await browser.newContext({ baseURL });
        expect((await guest.request.post(`/api/tables/${id}/sit`, { data: { seat: 1, name: "Taras" } })).ok()).toBe(true);
        await page.goto(`/t/${id}`);
        await expect(page.locator(".table .prompt")).toBeVisible();
        await expect(page.locator(".board :visible").first()).toBeVisible();

        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), "wider than the phone").toBeLessThanOrEqual(0);
        expect((await page.locator("body").innerText()).match(UNSAID)?.[0] ?? "", `unsaid in ${locale}`).toBe("");
        if (locale === LANGUAGES[nth % LANGUAGES.length]) expect(await findings(page), locale).toEqual([]);
        expect(errors).toEqual([]);
        await guest.close();
      });
    }
  });
}

async function onPhone(browser: Browser, baseURL: string, locale: string, look: (page: Page) => Promise<void>): Promise<void> {
  const shape = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ baseURL, locale, reducedMotion: "reduce", ...shape });
  await look(await context.newPage());
  await context.close();
}
