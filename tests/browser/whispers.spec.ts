import { expect, type Locator, type Page, test } from "@playwright/test";
import { decide, leave, othersPlay, plyOf, sameDeal, stage, untilMyTurn } from "./kit";
import { countArrivals } from "./motion";
import { unreachable } from "./zones";

test.use({ contextOptions: { reducedMotion: "reduce" } });

function aTable(page: Page, options: object = {}): Promise<string> {
  return sameDeal(page, 2, { game: "whispers", level: "random", options });
}

const legal = (page: Page, what = "") => page.locator(`.stage ${what}[data-offer="legal"]`);
const button = (page: Page, name: string | RegExp) => page.locator(".prompt .acts").getByRole("button", { name });
const slots = (page: Page) => page.locator(".tray .slot.legal");
const region = (page: Page, id: string) => page.locator(`[data-region="${id}"]`);
const log = (page: Page) => page.locator(".log");

/** The pixels of a thing that a finger would hit: regions are no rectangles, and panels lie over the map. */
async function clickWithin(page: Page, thing: Locator): Promise<void> {
  await leave(page);
  const at = await thing.evaluate((element) => {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = (element.querySelector(".ground") ?? element).getBoundingClientRect();
    const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
    for (const v of parts)
      for (const u of parts) {
        const [x, y] = [box.x + u * box.width, box.y + v * box.height];
        if (element.contains(document.elementFromPoint(x, y))) return [x, y] as const;
      }
    return null;
  });
  expect(at, "nothing lies over it").not.toBeNull();
  if (at) await page.mouse.click(...at);
}

async function enter(page: Page, thing: Locator): Promise<void> {
  await thing.focus();
  await expect(thing).toBeFocused();
  await page.keyboard.press("Enter");
}

/** The thing on the board that stands for an action, by its notation. */
function thingOf(page: Page, notation: string): Locator {
  const [kind = "", what = "", line = ""] = notation.split(" ");
  if (kind === "act") return page.locator(`[data-deed="${what}"]`);
  if (kind === "play") return page.locator(`[data-card="${what}"] [data-line="${line}"]`);
  if (kind === "pay" || kind === "discard") return page.locator(`[data-card="${what}"]`);
  if (kind === "number") return page.locator(".numbers button").nth(Number(what) - 1);
  if (kind === "fight") return button(page, "Fight");
  if (what.includes(".")) return page.locator(`[data-post="${what}"]`);
  return region(page, what);
}

/** What happened has been told, and the thing may be chosen. */
async function offered(page: Page, thing: Locator): Promise<void> {
  expect(await untilMyTurn(page)).toBe(true);
  await expect(thing).toBeVisible();
  await expect(thing).not.toHaveAttribute("data-offer", /off|idle/);
}

async function make(page: Page, ...notations: string[]): Promise<void> {
  for (const notation of notations) {
    await offered(page, thingOf(page, notation));
    await decide(page, () => enter(page, thingOf(page, notation)));
  }
}

/** what a card says when it may not be played now */
const WRONG_WINDOW = /WOW-140/;
/** Beside the board, where it was clicked; the log keeps it too. */
function refusal(page: Page): Locator {
  return page.getByRole("region", { name: "Board" });
}

for (const [position, said] of [
  ["card-before", "Borrowed seal"],
  ["card-target", "Undefended target"],
  ["card-force", "One more banner"],
  ["card-after", "Scorched earth"],
] as const) {
  test(`whispers: an attack with a card in its window: ${position}`, async ({ page }) => {
    const { then = [] } = await stage(page, { game: "whispers", position });
    const at = then.findIndex((notation) => notation.startsWith("play "));
    const card = thingOf(page, then[at] ?? "");

    expect(await untilMyTurn(page)).toBe(true);
    if (at > 0) {
      await enter(page, card);
      await expect(refusal(page).getByText(WRONG_WINDOW)).toBeVisible();
    }
    await make(page, ...then.slice(0, at));
    await make(page, ...then.slice(at));

    await expect(log(page)).toContainText(said);
    await expect(log(page)).toContainText("Battle for");
  });
}

test("whispers: an agent is relocated into another council and acts there", async ({ page }) => {
  const { then = [] } = await stage(page, { game: "whispers", position: "relocated" });
  await make(page, ...then);

  await expect(log(page)).toContainText("Your agent moves: Lion steward");
  expect(await untilMyTurn(page)).toBe(true);
  for (const deed of await legal(page, "[data-deed]").all()) await expect(deed).toBeVisible();
  await decide(page, () => enter(page, legal(page, "[data-deed]").first()));
});

test("whispers: a conquered region keeps a banner", async ({ page }) => {
  const { then = [] } = await stage(page, { game: "whispers", position: "last-banner" });
  await enter(page, thingOf(page, then[0] ?? ""));
  await expect(refusal(page).getByText("WOW-082")).toBeVisible();

  await stage(page, { game: "whispers", position: "keeps-one" });
  const offers = await page.locator(".numbers button").evaluateAll((all) => all.map((one) => one.getAttribute("data-offer")));
  expect(offers.at(-1)).toBe("off");
  expect(new Set(offers.slice(0, -1))).toEqual(new Set(["legal"]));
  await enter(page, page.locator(".numbers button").last());
  await expect(refusal(page).getByText("WOW-082")).toBeVisible();
});

test("whispers: a battle at a fort is previewed, fought and told", async ({ page }) => {
  const { then = [] } = await stage(page, { game: "whispers", position: "fort" });
  await make(page, ...then.slice(0, 2));
  await offered(page, thingOf(page, then[2] ?? ""));
  await thingOf(page, then[2] ?? "").focus();
  await expect(page.locator(".prompt")).toContainText("the fort takes 1");
  await make(page, ...then.slice(2));

  await expect(log(page)).toContainText(/The fort of .* destroys 1 banner/);
  await expect(log(page)).toContainText("Battle for");
  await expect(page.locator(".last rect").first()).toBeVisible();
});

test("whispers: supply is cut when a phase ends", async ({ page }) => {
  const { then = [] } = await stage(page, { game: "whispers", position: "supply-cut" });
  await make(page, ...then);

  await expect(log(page)).toContainText("Supply:");
});

test("whispers: two agents change places, and at a round's beginning an agent is taken back", async ({ page }) => {
  const { then = [], actor } = await stage(page, { game: "whispers", position: "agent-swapped" });
  const goal = page.locator(`[data-post="${then[1]?.split(" ")[1]}"]`);
  await expect(goal.locator(".who")).toBeVisible();
  await make(page, ...then);
  await expect(goal).toHaveClass(new RegExp(`\\bs${actor + 1}\\b`));
  await expect(log(page)).toContainText("agent changes places");

  await stage(page, { game: "whispers", position: "agent-removed" });
  expect(await untilMyTurn(page)).toBe(true);
  const post = (await legal(page, ".chair").first().getAttribute("data-post")) ?? "";
  await make(page, `remove ${post}`);
  await expect(page.locator(`[data-post="${post}"] .who`)).toHaveCount(0);
});

test("whispers: two loyalties are swapped openly, or in secret with counter-intelligence, and a loyalty is exposed", async ({ page }) => {
  const tokens = () => page.locator(".tray .token use").evaluateAll((uses) => uses.map((use) => use.getAttribute("href") ?? ""));
  for (const [position, revealed] of [["swap", 2], ["swap-in-secret", 0]] as const) {
    await stage(page, { game: "whispers", position });
    const [a, b, ...rest] = await tokens();
    await decide(page, async () => {
      await enter(page, slots(page).nth(0));
      await enter(page, slots(page).nth(1));
    });
    expect(await tokens()).toEqual([b, a, ...rest]);
    await expect(page.locator(".tray .slot.revealed")).toHaveCount(revealed);
  }

  await stage(page, { game: "whispers", position: "expose" });
  await expect(page.locator(".empires button")).toHaveCount(5);
  await decide(page, () => enter(page, legal(page, ".empires button").first()));
  await expect(log(page)).toContainText("You name");
});

test("whispers: a taken position, a region out of place and a card that cannot be paid are refused with their rule", async ({ page }) => {
  const id = await aTable(page);
  await page.goto(`/t/${id}`);
  expect(await untilMyTurn(page)).toBe(true);
  const first = legal(page, ".chair").first();
  const post = (await first.getAttribute("data-post")) ?? "";
  await decide(page, () => clickWithin(page, first));
  expect(await untilMyTurn(page)).toBe(true);
  await clickWithin(page, page.locator(`[data-post="${post}"]`));
  await expect(refusal(page).getByText("WOW-042")).toBeVisible();
  await clickWithin(page, region(page, "LI1"));
  await expect(refusal(page).getByText(/agents go to council positions only/)).toBeVisible();

  await stage(page, { game: "whispers", position: "relocated" });
  await enter(page, page.locator('[data-line="mixed"]').first());
  await expect(refusal(page).getByText("WOW-131")).toBeVisible();
});

test("whispers: the pieces of others travel too, and nothing does with reduced motion", async ({ page }) => {
  const seats = [{ who: "me" as const }, { who: "away" as const }];
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    const { id, then = [] } = await stage(page, { game: "whispers", position: "fort", seats });
    await expect(page.locator(".prompt.is-wait")).toBeVisible();
    const flights = await countArrivals(page, ".whispers-flight");

    await othersPlay(page, id, then);

    await expect(log(page)).toContainText(/Battle for .*5 of Eagle/);
    if (reducedMotion === "reduce") expect(await flights()).toBe(0);
    else await expect.poll(flights).toBeGreaterThan(4);
    await expect(page.locator(".whispers-flight")).toHaveCount(0);
  }
});

test("whispers: a disputed border is drawn as the table agreed", async ({ page, context, baseURL }) => {
  const id = await aTable(page, { disputed_border: "EL4-EL8" });
  await page.goto(`/t/${id}`);

  await expect(page.getByRole("img", { name: /^Border closed: .* and .*/ })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Border open: .* and .*/ })).toBeVisible();
});

/** Two fingers on the map, first so far apart, then so far. */
async function pinch(page: Page, from: number, to: number): Promise<void> {
  const fingers = await page.context().newCDPSession(page);
  const points = (apart: number) => [-1, 1].map((side, id) => ({ x: 195 + (side * apart) / 2, y: 330, id }));
  await fingers.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points(from) });
  await fingers.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: points(to) });
  await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("whispers: the map goes where something can be chosen, grows, and a region is tapped", async ({ page }) => {
    const { then = [] } = await stage(page, { game: "whispers", position: "fort" });
    await expect(page.locator(".one .council")).toBeVisible();
    await expect.poll(() => page.locator(".pane").evaluate((pane) => pane.scrollLeft)).toBeGreaterThan(0);
    await decide(page, () => button(page, "Attack").tap());
    await expect(legal(page, ".region").first()).toBeInViewport();

    const width = () => page.locator(".map").evaluate((map) => map.getBoundingClientRect().width);
    const before = await width();
    await pinch(page, 60, 90);
    await expect.poll(width).toBeCloseTo(before * 1.5, 0);
    await page.getByRole("button", { name: "Smaller" }).tap();
    await expect.poll(width).toBeCloseTo(before, 0);
    await page.getByRole("button", { name: /The whole map/ }).tap({ position: { x: 88, y: 42 } });
    const target = thingOf(page, then[1] ?? "");
    await expect(target).toBeInViewport();

    await target.dispatchEvent("pointerdown", { pointerType: "touch", isPrimary: true });
    await expect(page.locator(".clash")).toBeVisible();
    await decide(page, () => target.dispatchEvent("click"));
    await page.locator(".fan").tap();
    await expect(page.locator(".hand .card").first()).toBeVisible();
  });

  for (const [way, viewport] of Object.entries({ upright: { width: 390, height: 844 }, sideways: { width: 844, height: 390 } })) {
    test(`whispers: the numbers lie under the map, which shows the region that they are about, ${way}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await stage(page, { game: "whispers", position: "keeps-one" });
      await expect(page.locator(".numbers button").first()).toBeVisible();
      const target = page.locator('.region:has([data-thing="region:LI3"]) .line.chosen');
      const box = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const map = await box(page.locator(".pane"));
      await expect.poll(async () => (await box(target)).x).toBeGreaterThan(map.x);
      const region = await box(target);
      expect(region.y).toBeGreaterThan(map.y);
      expect(region.y + region.height).toBeLessThan(map.y + map.height);
      const numbers = await box(page.locator(".numbers"));
      expect(numbers.y).toBeGreaterThanOrEqual(map.y + map.height);
      for (const zone of [".ask", ".stage > .own"]) {
        const other = await box(page.locator(zone));
        expect(numbers.y + numbers.height <= other.y + 1 || numbers.x + numbers.width <= other.x + 1, zone).toBe(true);
      }
      expect(await page.evaluate(unreachable)).toEqual([]);
    });
  }
});

test("whispers: after an action the question whether to play a card can be waved through for the round, and taken back", async ({ page }) => {
  const { id, then = [], actions } = await stage(page, { game: "whispers", position: "card-after" });
  await othersPlay(page, id, then.slice(0, 4)); // up to the window after the attack, with a card that fits
  await untilMyTurn(page);
  await expect(page.getByRole("button", { name: "Go on" })).toBeVisible();
  const asked = actions.length + 4;
  await expect(page.locator(".table")).toHaveAttribute("data-ply", String(asked));

  await decide(page, () => page.getByRole("button", { name: "Not again this round" }).click());
  expect(await plyOf(page)).toBeGreaterThan(asked);
  await page.keyboard.press("z");
  await expect(page.locator(".table")).toHaveAttribute("data-ply", String(asked));
  await expect(page.getByRole("button", { name: "Not again this round" })).toBeVisible();
});
