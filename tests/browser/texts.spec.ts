/** No text lies upon another: three languages at seven sizes, one page of each game and of the house. */

import { expect, type Page, test } from "@playwright/test";
import { makeTable, stage, untilMyTurn } from "./kit";
import { speak, textOverlaps } from "./texts";

const SIZES = [[1440, 900], [1366, 768], [1280, 720], [1024, 768], [820, 1180], [390, 844], [844, 390]] as const;
const LANGUAGES = ["en", "uk", "ru"];
const POSITIONS = [
  ["nizam", "shifted"],
  ["nizam", "over", 60],
  ["sintra", "some-break"],
  ["inori", "journey"],
  ["whispers", "fort"],
  ["portals", "sources"],
  ["portals", "solo-sign"],
] as const;

async function everywhere(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const language of LANGUAGES) {
    await speak(page, language);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      found.push(...(await textOverlaps(page)).map((pair) => `${language} ${width} × ${height}: ${pair}`));
    }
  }
  return found;
}

test.use({ reducedMotion: "reduce" } as object);

for (const [game, position, upTo] of POSITIONS) {
  test(`texts: none lies upon another at ${game}, ${position}`, async ({ page }) => {
    await stage(page, { game, position, upTo });
    if (upTo === undefined) await untilMyTurn(page);
    expect(await everywhere(page)).toEqual([]);
  });
}

test("texts: none lies upon another at home, at a new table, in the lobby and on the host's page", async ({ page, context, baseURL }) => {
  const id = await makeTable(context, baseURL ?? "", [{ who: "me" }, { who: "bot", level: "hard" }, { who: "open" }], { game: "whispers", start: false });
  for (const path of ["/", "/new?game=portals", `/t/${id}`, "/host"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await everywhere(page), path).toEqual([]);
  }
});
