import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { findingsInBothThemes } from "./findings";
import { moment, moveTaken, othersPlay, recorded, stage, toResult, untilMyTurn, watchForErrors } from "./kit";
import { countArrivals } from "./motion";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "en" };
const TOUCH_PX = 44;

const laying = (page: Page) => page.locator('.slab.open .floor[data-offer="legal"]:visible');
const hint = (page: Page) => page.locator(".prompt p small");
const log = (page: Page) => page.locator(".log");

/** Brings the key to a place of the board with the keyboard: `place_figure right 1 20`. */
async function moveKey(page: Page, action: string): Promise<void> {
  const [, side, turn = "0", cell = "00"] = action.split(" ");
  const floors = laying(page);
  await floors.nth(side === "right" ? (await floors.count()) - 1 : 0).focus();
  for (let n = Number(turn); n > 0; n--) await page.keyboard.press("r");
  const press = async (key: string, times: number) => {
    for (let n = times; n > 0; n--) await page.keyboard.press(key);
  };
  await press("ArrowUp", 5);
  await press("ArrowLeft", 5);
  await press("ArrowDown", Number(cell[0]));
  await press("ArrowRight", Number(cell[1]));
}

/** Does what an action of the notation says, with the mouse on the thing that stands for it. */
async function clickOn(page: Page, action: string): Promise<void> {
  const before = await moment(page);
  const [kind = "", first = "", second = "00"] = action.split(" ");
  const cell = 5 * Number(second[0]) + Number(second[1]);
  if (kind === "place_figure") {
    await moveKey(page, action);
    await page.keyboard.press("Enter");
  } else if (kind === "cast" || kind === "recall") await page.locator(`.spell[data-por="niche:${first}"]`).click();
  else if (kind === "haste") await page.locator(".haste").nth(Number(first) - 1).click();
  else if (kind === "place_stone") {
    const [row, column] = [Number(second[0]) + 1, Number(second[1]) + 1];
    await page.locator(".own .place").nth(Number(first) - 1).locator(`.hole[aria-label*="row ${row}, column ${column}"]`).click({ force: true });
  } else await page.locator(`.slab[data-por="at:${first}"] .cell`).nth(cell).click({ force: true });
  await moveTaken(page, before);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("Portals: a turned key loses a stone, with live points; the order of activation moves on", async ({ page }) => {
  const { then } = await stage(page, { game: "portals", position: "turned-and-lost" });
  await untilMyTurn(page);
  const next = await page.locator(".queue .now b").innerText();

  await moveKey(page, then?.[0] ?? "");

  await expect(page.locator(".pane-of .gone")).toHaveCount(1);
  const sum = (await page.locator(".pane-of .sum").textContent()) ?? "";
  await expect(page.locator(".slip strong")).toHaveText(sum);
  await expect(hint(page)).toContainText("one stone is lost");
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText(/one stone lost/);
  await expect(page.locator(".queue .past b").last()).toHaveText(next);
  await expect(page.locator(".queue .now b")).not.toHaveText(next);
});

test("Portals: a key is dragged from its place, turned with R on the way and dropped on a board", async ({ page }) => {
  await stage(page, { game: "portals", position: "turned-and-lost" });
  await untilMyTurn(page);
  const place = await page.locator(".place.turn").boundingBox();
  const board = await laying(page).first().boundingBox();
  if (!place || !board) throw new Error("the key and the board have a place on the page");

  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  await page.mouse.move(board.x + board.width * 0.5, board.y + board.height * 0.5, { steps: 8 });
  const tag = page.locator(".pane-of .tag");
  const upright = (await tag.getAttribute("transform")) ?? "";
  await page.keyboard.press("r");
  await expect(tag).not.toHaveAttribute("transform", upright);
  await page.mouse.up();

  await expect(log(page)).toContainText(/You lay key \d+ on your left board/);
});

test("Portals: each of the four spells is cast and does what it says", async ({ page }) => {
  const done = { shift: /You move the \w+ stone to/, haste: /You activate key \d+ at once.*You lay key/s, banish: /You return the.*You return the/s, recall: /back from Banish.*You put the/s };
  for (const [spell, told] of Object.entries(done)) {
    const { then = [] } = await stage(page, { game: "portals", position: spell });
    await untilMyTurn(page);
    await page.locator(`.spell[data-por="niche:${spell}"]`).hover();
    await expect(hint(page)).toContainText(/Move a stone|Activate one|Return one|Take a stone/);

    for (const action of then) await clickOn(page, action);

    await expect(log(page)).toContainText(told);
  }
});

test("Portals: what is not legal is answered with the rule", async ({ page }) => {
  await stage(page, { game: "portals", position: "recall" });
  await untilMyTurn(page);

  await page.locator('.spell[data-por="niche:banish"]').click({ force: true }); // disabled, but it answers

  await expect(page.locator(".toast")).toContainText("Banish takes only one colour now");
  await expect(page.locator(".toast")).toContainText("POR-102");
});

test("Portals: a secret sign is fulfilled by the last key of a round, seen to grow and worth 4 points", async ({ page }) => {
  const { then } = await stage(page, { game: "portals", position: "sign" });
  await untilMyTurn(page);
  const signs = page.locator(".secret .sign");
  await expect(signs.locator(".plus")).toHaveCount(0);
  await signs.first().focus();
  await expect(page.locator(".slab .lit").first()).toBeVisible();

  await clickOn(page, then?.[0] ?? "");

  await expect(log(page)).toContainText(/You fulfil secret sign \d+: 4 points/);
  await expect(signs.locator(".plus")).toHaveText("+4");
  await expect(page.locator(".slab .lit")).toHaveCount(4);
});

test("Portals: solo, a key makes an open sign; the last key ends in the result card", async ({ page }) => {
  const { then: sign } = await stage(page, { game: "portals", position: "solo-sign" });
  await untilMyTurn(page);
  await moveKey(page, sign?.[0] ?? "");
  await expect(page.locator(".open .sign.hot .plus")).toHaveText("+4");
  await page.keyboard.press("Enter");
  await expect(page.locator(".prompt .btn-ruin")).toContainText("Lose 2 of 4 stones"); // and need not
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText(/You fulfil secret sign \d+: 4 points/);
  await expect(page.locator(".done .sign")).not.toHaveCount(0);
  await expect(page.locator(".open .sign")).toHaveCount(5);

  const { then: last } = await stage(page, { game: "portals", position: "solo-end" });
  await untilMyTurn(page);
  await moveKey(page, last?.[0] ?? "");
  await page.keyboard.press("Enter");
  await expect(page.locator(".prompt .btn-ruin")).toBeVisible(); // stones are lost here too
  await page.keyboard.press("Enter");
  await toResult(page);
  await expect(page.locator(".fin .verdict h2")).toHaveText(/^(Apprentice|Mage|Great Wizard)$/);
  await expect(page.locator(".fin")).toContainText("Colour matches");
});

test("Portals: the stones and keys of another seat are seen on their way; with reduced motion they are not", async ({ page }) => {
  const { actor } = recorded("portals", "shift");
  const seats = [0, 1].map((seat) => ({ who: seat === actor ? ("away" as const) : ("me" as const) }));
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    const { id, then = [] } = await stage(page, { game: "portals", position: "shift", seats });
    await expect(page.locator(".stage .slab").first()).toBeVisible();
    const flights = await countArrivals(page, ".por-flight");

    await othersPlay(page, id, then);

    await expect(log(page)).toContainText(/moves the \w+ stone to/);
    // a stone to the spell, a stone across the board
    await expect.poll(flights).toBe(reducedMotion === "reduce" ? 0 : 2);
  }
});

/** Two fingers turn by an eighth of a circle and more. */
async function twist(cdp: CDPSession, x: number, y: number): Promise<void> {
  const at = (degrees: number) => {
    const [dx, dy] = [60 * Math.cos((degrees * Math.PI) / 180), 60 * Math.sin((degrees * Math.PI) / 180)];
    return [
      { x: x - dx, y: y - dy, id: 0 },
      { x: x + dx, y: y + dy, id: 1 },
    ];
  };
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0).slice(0, 1) });
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let degrees = 10; degrees <= 60; degrees += 10) await cdp.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(degrees) });
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** sooner, two taps are a double tap */
const BETWEEN_TAPS_MS = 400;

/** One finger from here to there. */
async function drag(cdp: CDPSession, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const STEPS = 8;
  for (let step = 0; step <= STEPS; step++) {
    const [x, y] = [from[0] + ((to[0] - from[0]) * step) / STEPS, from[1] + ((to[1] - from[1]) * step) / STEPS];
    await cdp.send("Input.dispatchTouchEvent", { type: step === 0 ? "touchStart" : "touchMove", touchPoints: [{ x, y, id: 0 }] });
  }
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("Portals: on a phone a finger can hit every cell; a key is dragged, turned in both ways, and laid as it is shown", async ({ browser }) => {
  const context = await browser.newContext({ ...PHONE, reducedMotion: "reduce" });
  const page = await context.newPage();
  const errors = watchForErrors(page);
  for (const [position, what] of [
    ["four-keys", '.hole[data-offer="legal"] .hit'],
    ["sources", '.stone[data-offer="legal"] .hit'],
  ] as const) {
    await stage(page, { game: "portals", position });
    await untilMyTurn(page);
    for (const thing of await page.locator(what).all()) {
      const box = await thing.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), position).toBeGreaterThanOrEqual(TOUCH_PX);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.viewport.width);
  }

  await stage(page, { game: "portals", position: "turned-and-lost" });
  await untilMyTurn(page);
  const board = await laying(page).first().boundingBox();
  if (!board) throw new Error("the board has a place on the page");
  const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
  const cdp = await context.newCDPSession(page);
  await page.touchscreen.tap(x, y);
  const tag = page.locator(".pane-of .tag");
  const upright = (await tag.getAttribute("transform")) ?? "";
  await page.getByRole("button", { name: "Turn", exact: true }).click(); // a tap within a tenth of a second of a swipe is swallowed by the browser
  await expect(tag).not.toHaveAttribute("transform", upright);
  const once = (await tag.getAttribute("transform")) ?? "";
  await twist(cdp, x, y);
  await expect(tag).not.toHaveAttribute("transform", once);

  await stage(page, { game: "portals", position: "turned-and-lost" });
  await untilMyTurn(page);
  await page.touchscreen.tap(x, y);
  const shown = await hint(page).innerText();
  const sum = (await page.locator(".pane-of .sum").textContent()) ?? "";
  await page.waitForTimeout(BETWEEN_TAPS_MS);
  await page.touchscreen.tap(x, y); // again on the same place

  const points = sum.replace("+", "");
  await page.getByRole("button", { name: "Log", exact: true }).click();
  expect(shown).toContain(points === "0" ? "no points" : `${points} point`);
  await expect(log(page)).toContainText(points === "0" ? /You lay key \d+ on your left board: no points/ : new RegExp(`You lay key \\d+ on your left board: ${points} point`));

  await stage(page, { game: "portals", position: "turned-and-lost" });
  await untilMyTurn(page);
  const place = await page.locator(".place.turn").boundingBox();
  if (!place) throw new Error("the key has a place on the page");
  await drag(cdp, [place.x + place.width / 2, place.y + place.height / 2], [x, y]);
  await page.getByRole("button", { name: "Log", exact: true }).click();
  await expect(log(page)).toContainText(/You lay key \d+ on your left board/);
  expect(errors).toEqual([]);
  await context.close();
});

test("Portals: no serious finding in both themes while stones are put on keys and keys on boards", async ({ page }) => {
  await stage(page, { game: "portals", position: "four-keys" });
  await untilMyTurn(page);
  expect(await findingsInBothThemes(page)).toEqual([]);

  const { then } = await stage(page, { game: "portals", position: "turned-and-lost" });
  await untilMyTurn(page);
  await moveKey(page, then?.[0] ?? "");

  expect(await findingsInBothThemes(page)).toEqual([]);
});

test("Portals: two signs are fulfilled in the exercise", async ({ page }) => {
  const errors = watchForErrors(page);
  await page.goto("/exercises/portals/two-signs");

  await expect(page.locator(".slab").first()).toBeVisible({ timeout: 60_000 });
  await page.locator(".answers").getByRole("button", { name: /8/ }).click();

  await expect(page.locator("body")).toContainText("Twice 4 is 8");
  expect(errors).toEqual([]);
});
