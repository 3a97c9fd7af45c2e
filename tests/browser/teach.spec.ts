/** The goal of a game, and a first game with the coach: by mouse, by touch, by keys alone. */

import { expect, type Page, test } from "@playwright/test";
import { findings } from "./findings";
import { watchForErrors } from "./kit";

interface Told {
  key: string;
  form: string;
  /** the words of the first decision */
  first: RegExp;
  /** where it is played through */
  screen: { width: number; height: number };
}
const DESKTOP = { width: 1280, height: 800 };
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };

const COURSES: Told[] = [
  { key: "sintra", form: "sintra", first: /two orange panes/, screen: PHONE },
  { key: "nizam", form: "nizam", first: /Shift row 3/, screen: DESKTOP },
  { key: "nizam", form: "pearl", first: /Shift column 5 up/, screen: TABLET },
  { key: "portals", form: "portals", first: /Take key 27/, screen: PHONE },
  { key: "inori", form: "inori", first: /first space of the yellow card/, screen: TABLET },
  { key: "whispers", form: "whispers", first: /council of Horse/, screen: PHONE },
];

const coach = (page: Page) => page.locator(".is-coach");
const done = (page: Page) => page.getByRole("button", { name: "Play on alone" });

/** As somebody who has never been here. */
test.use({ storageState: { cookies: [], origins: [] } });

async function begin(page: Page, { key, form }: Told): Promise<void> {
  await page.goto(`/g/${key}?form=${form}`);
  await page.getByRole("button", { name: /learn by playing/i }).press("Enter");
  await expect(coach(page)).toBeVisible();
}

/** Where the board and the zones around it stand: whatever the coach says, it stays there. */
function zones(page: Page): Promise<string> {
  return page.evaluate(() => {
    const boxes = [".topbar", ".board", ".own", ".ask"].map((s) => document.querySelector(s)?.getBoundingClientRect());
    return boxes.map((box) => box && [box.x, box.y, box.width, box.height].join(" ")).join(" | ");
  });
}

/** Plays the course through; `act` does what the coach asks for. */
async function follow(page: Page, act: () => Promise<unknown>): Promise<number> {
  let decisions = 0;
  const stood = await zones(page);
  const moved = new Set<string>();
  await expect(async () => {
    if ((await zones(page)) !== stood) moved.add((await coach(page).innerText()).split("\n")[0] ?? "");
    const next = page.locator(".is-coach .next");
    if (await next.isVisible()) await next.press("Enter");
    else if (await page.locator(".is-coach .show:enabled").isVisible()) {
      const ply = await page.locator("[data-ply]").getAttribute("data-ply");
      await expect(page.locator(".layer .core").first(), (await coach(page).innerText()).split("\n")[0]).toBeAttached({ timeout: 3000 }); // what is asked for is ringed
      await act();
      await expect(page.locator("[data-ply]")).not.toHaveAttribute("data-ply", ply ?? "", { timeout: 3000 });
      decisions += 1;
    }
    await expect(done(page)).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [30], timeout: 180_000 });
  expect([...moved]).toEqual([]);
  return decisions;
}

for (const told of COURSES) {
  test(`the guided first game of ${told.form} can be played through by keys alone`, async ({ page }) => {
    const errors = watchForErrors(page);
    await page.setViewportSize(told.screen);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await begin(page, told);
    await expect(coach(page)).toContainText(told.first);

    const decisions = await follow(page, () => page.locator(".is-coach .show").press("Enter"));
    await done(page).press("Enter");

    expect(decisions).toBeGreaterThan(5);
    await expect(coach(page)).toBeHidden();
    expect(errors).toEqual([]);
  });
}

test("from the home page to the first own decision: two clicks", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Sintra", exact: true }).click();
  await page.getByRole("button", { name: /learn by playing/i }).click();

  await expect(page.locator('.stage [data-offer="legal"]').first()).toBeVisible();
  await expect(coach(page)).toHaveAttribute("data-mood", "do");
});

test("what the coach rings can be clicked, and it goes on", async ({ page }) => {
  await begin(page, COURSES[0] as Told);

  await page.getByRole("button", { name: /orange.*display 4/i }).click();
  await expect(coach(page)).toContainText("Put them on strip 2");
  await page.locator('[data-facets=\'{"kind":"strip","slot":"2"}\']').click();

  await expect(coach(page)).toHaveAttribute("data-mood", "good");
  await expect(page.locator(".tag")).toHaveText([/five fields/, /its window/]);
});

test("something else is allowed: the coach says what it means and takes it back", async ({ page }) => {
  await begin(page, COURSES[0] as Told);

  await page.getByRole("button", { name: /green.*display 1/i }).first().click();
  await expect(coach(page)).toHaveAttribute("data-mood", "other");
  await expect(coach(page)).toContainText("You take 2 green panes");
  await page.getByRole("button", { name: "Take it back" }).click();

  await expect(coach(page)).toContainText("Take the two orange panes");
});

test("who goes an own way plays on without the coach, and meets it again by taking back", async ({ page }) => {
  await begin(page, COURSES[0] as Told);

  await page.getByRole("button", { name: /green.*display 1/i }).first().click();
  await page.getByRole("button", { name: "Go my own way" }).click();
  await expect(coach(page)).toBeHidden();
  await page.getByRole("button", { name: /^take back|^undo/i }).first().click();

  await expect(coach(page)).toContainText("Take the two orange panes");
});

test("the coach can be silenced and called back, and is there again after a reload", async ({ page }) => {
  await begin(page, COURSES[0] as Told);
  const hat = page.getByRole("button", { name: "Coach" });

  await hat.click();
  await expect(coach(page)).toBeHidden();
  await hat.click();
  await expect(coach(page)).toBeVisible();
  await page.locator(".is-coach .show").click();
  await expect(coach(page)).toContainText("Put them on strip 2");
  await page.reload();

  await expect(coach(page)).toContainText("Put them on strip 2");
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the ringed display, then the colour, then the strip", async ({ page }) => {
    await begin(page, COURSES[0] as Told);

    await page.locator('[data-facets=\'{"kind":"take","place":"4"}\']').tap();
    await page.locator('[data-facets=\'{"kind":"take","place":"4","colour":"orange"}\']').tap();
    const take = page.getByRole("button", { name: /^do it|^confirm/i });
    if (await take.isVisible()) await take.tap();

    await expect(coach(page)).toContainText("Put them on strip 2");
  });
});

test.describe("the goal of a game", () => {
  test("is offered once before somebody's first move, and never again", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: /play now against bots.*sintra|sintra.*play now/i }).click();
    const card = page.getByRole("dialog", { name: /sintra in a minute/i });
    await expect(card).toBeVisible();
    await card.getByRole("button", { name: "Just play" }).click();
    await expect(card).toBeHidden();
    await page.reload();
    await expect(page.locator(".table .prompt")).toBeVisible();

    await expect(card).toBeHidden();
  });

  test("leads to the coach", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: /play now against bots.*sintra|sintra.*play now/i }).click();
    await page.getByRole("button", { name: "Play with the coach" }).click();

    await expect(coach(page)).toContainText("Take the two orange panes");
  });

  test("comes first in the rules", async ({ page }) => {
    await begin(page, COURSES[0] as Told);
    await page.keyboard.press("?");
    await page.locator(".drawer").getByRole("button", { name: "Goal" }).click();

    await expect(page.locator(".drawer .story h2").first()).toHaveText("Let light into your palace");
  });

  for (const { key, form } of COURSES) {
    test(`of ${form} has nothing for axe to find, light or dark`, async ({ page }) => {
      await page.goto(`/g/${key}?form=${form}`);
      await expect(page.locator(".story").first().locator("h2")).toHaveCount(5);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        expect(await findings(page)).toEqual([]);
      }
    });
  }

  test("of Portals tells how it is alone, and what spells and signs add", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" }); // a button in the middle of its change has no contrast
    await page.goto("/g/portals?form=solo");
    await expect(page.locator(".story h2")).toHaveText([/door alone/, /25 stones/, /matches/, /signs/, /spells/]);
    await expect(page.getByText("1 player", { exact: true })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("link", { name: "Portals", exact: true }).click();

    await expect(page.locator(".story").nth(1).locator("h2")).toHaveText([/Spells/, /Secret signs/]);
    expect(await findings(page)).toEqual([]);
  });

  test("and the coach has nothing for axe to find", async ({ page }) => {
    await begin(page, COURSES[0] as Told);
    expect(await findings(page)).toEqual([]);
    await page.locator(".is-coach .show").click();
    await expect(coach(page)).toContainText("Put them on strip 2");
    await page.locator(".is-coach .show").click();
    await expect(coach(page)).toHaveAttribute("data-mood", "good");

    expect(await findings(page)).toEqual([]);
  });
});
