/** The goal of a game, and a first game with the coach: by mouse, by touch, by keys alone. */

import { expect, type Locator, type Page, test } from "@playwright/test";
import { findings, findingsInBothThemes, findingsOnBoard } from "./findings";
import { moment, plyOf, watchForErrors } from "./kit";
import { walkTo } from "./ways";

interface Told {
  key: string;
  form: string;
  /** the words of the first decision */
  first: RegExp;
  /** where it is played through */
  screen: { width: number; height: number };
  /** in which axe looks at every step; goal pages are looked at in both */
  theme: "light" | "dark";
  /** the cards that the coach names where any may pay, payment by payment */
  cards?: string[][];
  /** what is tried first where the learner decides alone */
  other?: string;
}
const DESKTOP = { width: 1280, height: 800 };
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };

const COURSES: Told[] = [
  { key: "sintra", form: "sintra", first: /two orange panes/, screen: PHONE, theme: "light" },
  { key: "nizam", form: "nizam", first: /Shift row 3/, screen: DESKTOP, theme: "dark", cards: [["E", "E", "M"]], other: "r0L" },
  { key: "nizam", form: "pearl", first: /Shift column 5 up/, screen: TABLET, theme: "light", cards: [["E", "T", "O"], ["E", "S", "S"], ["E", "B", "B"]] },
  { key: "portals", form: "portals", first: /Take key 27/, screen: PHONE, theme: "dark" },
  { key: "inori", form: "inori", first: /first space of the yellow card/, screen: TABLET, theme: "light" },
  { key: "whispers", form: "whispers", first: /council of Horse/, screen: PHONE, theme: "dark" },
];

const coach = (page: Page) => page.locator(".is-coach");
const done = (page: Page) => page.getByRole("button", { name: "Play on alone" });

/** As somebody who has never been here. */
test.use({ storageState: { cookies: [], origins: [] } });

async function begin(page: Page, { key, form }: Told): Promise<void> {
  await page.goto(`/g/${key}?form=${form}`);
  await expect(page.getByRole("button", { name: /learn by playing/i })).toBeEnabled();
  await page.keyboard.press("l");
  await expect(coach(page)).toBeVisible();
}

/** Where the board and the zones around it stand: whatever the coach says, it stays there. */
function zones(page: Page): Promise<string> {
  return page.evaluate(() => {
    const boxes = [".topbar", ".board", ".own", ".ask"].map((s) => document.querySelector(s)?.getBoundingClientRect());
    return boxes.map((box) => box && [box.x, box.y, box.width, box.height].join(" ")).join(" | ");
  });
}

const line = (page: Page) => coach(page).innerText().then((said) => said.split("\n")[0] ?? "");

/** Is the focus on something that the coach has ringed, alone or among others of which any will do, and that may be chosen already? */
function onRing(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    if (document.activeElement?.getAttribute("data-offer") === "idle") return false;
    const around = (focused: Element) => {
      const boxes = [focused, ...focused.querySelectorAll("[data-juts]")].map((part) => part.getBoundingClientRect());
      const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
      return new DOMRect(left, top, Math.max(...boxes.map((box) => box.right)) - left, Math.max(...boxes.map((box) => box.bottom)) - top);
    };
    const here = document.activeElement ? around(document.activeElement) : undefined;
    const boxes = (of: string) => [...document.querySelectorAll(of)].map((ring) => new DOMRect(...["x", "y", "width", "height"].map((side) => Number(ring.getAttribute(side)))));
    const near = (a: number, b: number) => Math.abs(a - b) < 1;
    const round = (ring: DOMRect, box: DOMRect) => near(ring.x + ring.width / 2, box.x + box.width / 2) && near(ring.y + ring.height / 2, box.y + box.height / 2);
    const holds = (ring: DOMRect, box: DOMRect) => ring.left <= box.left && ring.right >= box.right && ring.top <= box.top && ring.bottom >= box.bottom;
    return here !== undefined && (boxes(".rings .core").some((ring) => round(ring, here)) || boxes('.rings .pulse[data-asked="any"]').some((ring) => holds(ring, here)));
  });
}

/** Rings round what is to be done that lie over a hand of cards which has nothing to do with it. */
function buried(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll(".rings .pulse")].map((ring) => ["x", "y", "width", "height"].map((of) => Number(ring.getAttribute(of))));
    const hits = boxes.map(([x = 0, y = 0, width = 0, height = 0]) => document.elementFromPoint(x + width / 2, y + height / 2));
    return hits.filter((hit) => hit?.closest(".hand") && !hit.closest('[data-offer="legal"]')).length;
  });
}

/** Enter on whatever the coach has ringed, until the decision is made. */
async function pressRinged(page: Page, purse: string[][]): Promise<void> {
  const ply = await plyOf(page);
  for (let presses = 0; presses < MOST_PRESSES && (await plyOf(page)) === ply; presses++) {
    await expect.poll(() => onRing(page), { message: `the focus is on the ring: ${await line(page)}`, timeout: 5000, intervals: [20, 50] }).toBe(true);
    const [before, paying] = [await moment(page), purse.length > 0 && (await page.locator(".slot:focus").isVisible())];
    for (const gem of paying ? (purse.shift() ?? []) : []) await pressAt(page, page.locator(`.slot[data-facets*='"gem":"${gem}"']`));
    const closed = page.locator('[aria-expanded="false"]:focus');
    const opens = await closed.isVisible();
    if (!paying) await page.keyboard.press("Enter");
    if (opens) {
      await expect(closed).toHaveCount(0);
      for (let steps = 0; steps < MOST_STEPS && !(await onRing(page)); steps++) await page.keyboard.press("n");
      continue;
    }
    const answered = async () => (await plyOf(page)) > ply || ((await moment(page)) !== before && (await page.locator(".is-coach .show:enabled").count()) > 0);
    await expect.poll(answered, { intervals: [20, 50] }).toBe(true);
  }
}
/** an empire's phase is a dozen decisions of the others */
const OTHERS_MS = 40_000;
const MOST_PRESSES = 4;
const MOST_STEPS = 12;
async function pressAt(page: Page, thing: Locator): Promise<void> {
  await walkTo(page, thing, (key) => page.keyboard.press(key));
  await page.keyboard.press("Enter");
}

/** Something else where the learner decides alone: it is judged, and may be taken back. */
async function tryOther(page: Page, shift: string): Promise<void> {
  await pressAt(page, page.locator(`[data-facets='{"kind":"shift","shift":"${shift}"}']`));
  await expect(coach(page)).toContainText("Your idea, and mine");
  await expect(page.getByRole("button", { name: "Keep my move" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Take it back" }).press("Enter");
  await expect(coach(page)).toHaveAttribute("data-mood", "do");
}

/** Axe looks at what the coach says at every step, at the whole page at each of so many. */
const BOARD_EVERY = 5;
/** A few things are ringed, never a crowd. */
const MOST_RINGS = 3;
/** Plays the course through as somebody does who has a keyboard and no mouse; how many decisions that were. */
async function follow(page: Page, told: Told): Promise<number> {
  let decisions = 0;
  const [found, looked] = [new Set<string>(), new Set<string>()];
  const stood = await zones(page);
  const moved = new Set<string>();
  const purse = [...(told.cards ?? [])];
  await page.keyboard.press("n");
  while (!(await done(page).isVisible())) {
    if ((await zones(page)) !== stood) moved.add(await line(page));
    const step = page.locator('.is-coach .next, .is-coach .show:enabled, .is-coach[data-mood="good"] .btn-main');
    await expect(step.first()).toBeVisible({ timeout: OTHERS_MS });
    const said = await line(page);
    const where = looked.size % BOARD_EVERY === 0 ? "html" : ".is-coach";
    for (const finding of looked.has(said) ? [] : await findingsOnBoard(page, where)) found.add(`${said}: ${finding}`);
    looked.add(said);
    const beside = (await page.locator(".rings .core").count()) - (await page.locator('.rings [data-asked="each"]').count());
    expect(beside, `rings beside what is asked for: ${said}`).toBeLessThanOrEqual(MOST_RINGS);
    if (await page.locator(".is-coach .next").isVisible()) {
      await expect(page.locator(".is-coach .next")).toBeFocused();
      await page.keyboard.press("Enter");
    } else if (await page.locator(".is-coach .show").isVisible()) {
      if (await page.locator(".is-coach[data-own]").isVisible()) {
        await expect(page.locator(".layer .pulse")).toHaveCount(0);
        if (told.other) await tryOther(page, told.other);
        await page.keyboard.press("s");
      }
      await expect.poll(() => buried(page), { message: `nothing lies over the ring: ${await line(page)}`, timeout: 5000 }).toBe(0);
      await pressRinged(page, purse);
      decisions += 1;
    }
  }
  for (const finding of await findingsOnBoard(page)) found.add(`the end: ${finding}`);
  expect([...moved]).toEqual([]);
  expect([...found]).toEqual([]);
  return decisions;
}

for (const told of COURSES) {
  test(`the guided first game of ${told.form} can be played through by keys alone, and axe finds nothing on the way`, async ({ page }) => {
    const errors = watchForErrors(page);
    await page.setViewportSize(told.screen);
    await page.emulateMedia({ colorScheme: told.theme, reducedMotion: "reduce" });
    await page.addInitScript(() => localStorage.setItem("ludoteka-settings", JSON.stringify({ pace: "instant" }))); // nobody watches the others
    await begin(page, told);
    await expect(coach(page)).toContainText(told.first);

    const decisions = await follow(page, told);
    const unread = () => page.locator(".log").evaluateAll(([log]) => (log?.checkVisibility() ? log.scrollHeight - log.scrollTop - log.clientHeight : 0));
    await expect.poll(unread, "the log has followed").toBeLessThan(40);
    await expect(done(page)).toBeFocused();
    await page.keyboard.press("Enter");

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
    expect(await findingsInBothThemes(page)).toEqual([]);
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
      expect(await findingsInBothThemes(page)).toEqual([]);
    });
  }

  test("of a game for one invites nobody", async ({ page }) => {
    await page.goto("/g/portals?form=solo");
    await expect(page.locator(".lead")).toContainText("Twenty-five turns alone");
    const invite = page.getByRole("button", { name: "Invite", exact: true });
    await expect(invite).toHaveCount(0);
    await page.getByRole("link", { name: "Portals", exact: true }).click();

    await expect(invite).toBeVisible();
  });

  test("of Portals tells how it is alone, and what spells and signs add", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" }); // a button in the middle of its change has no contrast
    await page.goto("/g/portals?form=solo");
    await expect(page.locator(".story h2")).toHaveText([/door alone/, /25 stones/, /matches/, /signs/, /spells/]);
    await expect(page.getByText("1 player", { exact: true })).toBeVisible();
    expect(await findingsInBothThemes(page)).toEqual([]);
    await page.getByRole("link", { name: "Portals", exact: true }).click();

    await expect(page.locator(".story").nth(1).locator("h2")).toHaveText([/Spells/, /Secret signs/]);
  });
});
