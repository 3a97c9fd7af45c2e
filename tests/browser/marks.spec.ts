/** Marks on pieces: quiet as drawn, strong lines, letters; on every board and in the preview of the settings. */

import { expect, type Page, test } from "@playwright/test";
import { SHOWN, shownAt } from "./shown";

const GEMS = ["ruby", "emerald", "sapphire", "amethyst", "topaz", "aquamarine", "amber", "onyx"];
/** a gem with its letter is a drawing of its own */
const gems = { drawing: `^nizam-(${GEMS.join("|")})(-s)?$`, letters: GEMS.map((gem) => `#nizam-${gem}-k`) };
/** pieces of each board, by what their drawings are called, and the letters that may stand on them */
const PIECES: Record<string, { drawing: string; letters: string[] }> = {
  nizam: gems,
  pearl: gems,
  sintra: { drawing: "^sin-(tile|field)-(?!joker)", letters: ["B", "G", "O", "P", "Y"] },
  inori: { drawing: "^inori-favour-(?!a)", letters: ["B", "G", "P", "R", "W", "Y"] },
  whispers: { drawing: "^whispers-banner-", letters: ["BE", "EA", "EL", "HO", "LI"] },
  portals: { drawing: "^(stone|cell)-(?!plain)", letters: ["A", "E", "F", "T", "W"] },
};

async function set(page: Page, marks: string): Promise<void> {
  await page.evaluate((wanted) => {
    const kept = JSON.parse(localStorage.getItem("ludoteka-settings") ?? "{}");
    localStorage.setItem("ludoteka-settings", JSON.stringify({ ...kept, marks: wanted }));
  }, marks);
  await page.reload();
  await page.locator(".stage svg use").first().waitFor();
}

interface Seen {
  /** how the pieces on the board are drawn: where the first of each kind lies, and what its drawing says */
  pieces: { drawing: string; letter: string; shown: boolean; x: number; y: number; size: number }[];
  stroke: string;
}

function look(page: Page, drawing: string): Promise<Seen> {
  return page.evaluate((wanted) => {
    const kinds = new Map<string, SVGUseElement>();
    for (const use of document.querySelectorAll<SVGUseElement>(".stage svg use")) {
      const name = use.getAttribute("href")?.slice(1) ?? "";
      const box = use.getBoundingClientRect();
      const inSight = box.width >= 16 && document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2).length > 0;
      if (new RegExp(wanted).test(name) && inSight && !kinds.has(name)) kinds.set(name, use);
    }
    const pieces = [...kinds].map(([name, use]) => {
      const letter = document.querySelector(`#${name} > .mark-letter, #${name} > g > .mark-letter`);
      const { x, y, width } = use.getBoundingClientRect();
      return { drawing: name, letter: letter?.textContent || letter?.getAttribute("href") || "", shown: letter !== null && getComputedStyle(letter).display !== "none", x, y, size: width };
    });
    return { pieces, stroke: getComputedStyle(document.documentElement).getPropertyValue("--stroke") };
  }, drawing);
}

for (const [name, { drawing, letters }] of Object.entries(PIECES)) {
  test(`pieces of ${name} are quiet, strong, or have letters`, async ({ page }) => {
    expect(Object.keys(SHOWN)).toContain(name);
    await page.goto(`/t/${await shownAt(page, name, 0.55, "away")}`);
    await page.locator(".stage svg use").first().waitFor();
    const pictures: Record<string, Buffer[]> = {};
    for (const marks of ["quiet", "strong", "letters"]) {
      await set(page, marks);
      const { pieces, stroke } = await look(page, drawing);
      expect(pieces.length, "kinds of pieces on the board").toBeGreaterThan(3);
      expect(pieces.map((piece) => piece.shown)).toEqual(pieces.map(() => marks === "letters"));
      expect(stroke).toBe(marks === "quiet" ? "" : "1.5");
      for (const { letter } of pieces) expect(letters).toContain(letter);
      // what is drawn, not only what is asked for
      pictures[marks] = [];
      for (const { x, y, size } of pieces.slice(0, 3)) pictures[marks].push(await page.screenshot({ clip: { x, y, width: size, height: size }, animations: "disabled" }));
    }
    const { quiet = [], strong = [], letters: lettered = [] } = pictures;
    for (const nth of quiet.keys()) {
      expect(quiet[nth]?.equals(strong[nth] as Buffer), "strong lines are seen").toBe(false);
      expect(strong[nth]?.equals(lettered[nth] as Buffer), "letters are seen").toBe(false);
    }
  });
}

for (const [locale, words] of [["en", "Strong, with letters"], ["uk", "Чіткі, з літерами"], ["ru", "Чёткие, с буквами"]] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`the settings show marks at once and keep them: ${locale}`, async ({ page }) => {
      await page.goto("/settings");
      const letters = page.locator(".preview .mark-letter");
      await expect(letters.first()).toBeHidden();
      await expect(letters).not.toHaveCount(0);
      const seats = page.locator(".preview .seats");
      const before = await seats.screenshot();

      await page.getByRole("radio", { name: words }).or(page.getByRole("button", { name: words })).click();

      await expect(letters.first()).toBeVisible();
      expect(before.equals(await seats.screenshot()), "seats get numbers").toBe(false);
      await page.reload();
      await expect(letters.first()).toBeVisible();
    });
  });
}
