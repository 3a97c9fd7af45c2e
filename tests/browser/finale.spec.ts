import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { findingsInBothThemes } from "./findings";
import { othersPlay, type Position, recorded, stage, toResult, watchForErrors } from "./kit";

const FORMS = ["sintra", "inori", "whispers", "portals", "nizam", "pearl", "solo"] as const;
type Form = (typeof FORMS)[number];

/** Whole matches that were recorded; the solo one lacks its last decision. */
function whole(form: Form): { game: string; match: Position } {
  if (form === "solo") {
    const end = recorded("portals", "solo-end");
    return { game: "portals", match: { ...end, actions: [...end.actions, ...(end.then ?? [])] } };
  }
  const game = form === "pearl" ? "nizam" : form;
  const shown = JSON.parse(readFileSync(new URL(`../games/${game}/showcase.json`, import.meta.url), "utf8")) as Record<string, Position>;
  return { game, match: shown[form] as Position };
}

async function openOver(page: Page, form: Form): Promise<void> {
  const { game, match } = whole(form);
  const { actor: _, then: __, ...played } = match;
  const seats = Array.from({ length: match.players }, (_, seat) => ({ who: seat === 0 ? "me" : "away" }));
  const reply = await page.request.post("/api/staged", { data: { game, ...played, seats }, timeout: 60_000 }); // a whole match is played
  const { id } = (await reply.json()) as { id: string };
  await page.goto(`/t/${id}`);
  await expect(page.locator(".fin .top h1")).toBeVisible();
}

/** what a form has of its own at the end, and how many of it at least */
const OWN: Partial<Record<Form, [what: string, count: number]>> = { nizam: [".strings li", 10], pearl: [".why tbody tr", 8] };

const totals = (page: Page) => page.locator(".bar .tot").allInnerTexts();
const bySeat = (page: Page) => page.locator(".bar").evaluateAll((bars) => Object.fromEntries(bars.map((b) => [b.querySelector("[data-total]")?.getAttribute("data-total"), b.querySelector(".tot")?.textContent])));

for (const form of FORMS) {
  test(`${form}: the finale counts beat by beat on the final board, up to the result`, async ({ page }) => {
    const errors = watchForErrors(page);
    await page.emulateMedia({ reducedMotion: "reduce" }); // beats stand still and wait for a key
    await openOver(page, form);
    const result = await bySeat(page);
    const [own, count] = OWN[form] ?? [".why tbody tr", 1];
    expect(await page.locator(own).count()).toBeGreaterThanOrEqual(count);
    await page.getByRole("button", { name: "Watch the finale again" }).click();
    const beats = await page.locator(".transport li").count();
    expect(beats).toBeGreaterThan(1);

    let lit = 0;
    for (let beat = 0; beat < beats; beat++) {
      await expect(page.locator(".transport li [aria-current=step]")).toHaveCount(1);
      await expect(page.locator(".caption h2")).not.toHaveText(/finale-/);
      await expect(page.locator(".veil")).toHaveCount(1);
      await page.waitForTimeout(60); // what is lit is measured in the next frame
      lit += await page.locator(".veil .hole").count();
      expect(await totals(page)).toEqual(await page.locator(".why tfoot td").allInnerTexts());
      if (beat === beats - 1) expect(await bySeat(page)).toEqual(result);
      await page.keyboard.press("ArrowRight");
    }

    expect(lit).toBeGreaterThan(0);
    await expect(page.locator(".fin .top h1")).toBeVisible();
    expect(await bySeat(page)).toEqual(result);
    expect(errors).toEqual([]);
  });
}

test("a match that ends before my eyes goes over into its finale; points fly, and one key leads to the result", async ({ page }) => {
  const { actions } = recorded("sintra", "tie");
  const { id } = await stage(page, { game: "sintra", position: "tie", seats: [{ who: "me" }, { who: "away" }], upTo: actions.length - 1 });
  await othersPlay(page, id, actions.slice(-1));
  await expect(page.locator(".caption h2")).toHaveText("Six rounds are over");
  await expect(page.locator(".caption h2")).toHaveText("Window by window"); // it goes on by itself
  await expect(page.locator(".camera .points").first()).toBeVisible();
  await expect(page.locator("body > .points").first()).toBeAttached(); // one is on its way
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Play (space)" })).toBeVisible();
  await toResult(page);
  await expect(page.locator(".fin .top h1")).toBeVisible();
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();

  await page.reload(); // later there is no second performance
  await expect(page.locator(".fin .top h1")).toBeVisible();
  await expect(page.locator(".transport")).toHaveCount(0);
});

test("a line of the ledger shows where its points lay", async ({ page }) => {
  await openOver(page, "sintra");
  await expect(page.locator(".veil")).toHaveCount(0);

  await page.getByRole("button", { name: "Ornaments" }).click();
  await expect(page.locator(".caption h2")).toHaveText("The ornaments open");
  await expect(page.locator(".veil .hole")).not.toHaveCount(0); // cut a frame later, when the board has been measured
  await page.keyboard.press("Escape");

  await expect(page.locator(".veil")).toHaveCount(0);
});

test("A War of Whispers turns each loyalty over when its empire is counted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openOver(page, "whispers");
  await page.getByRole("button", { name: "Watch the finale again" }).click();
  const hidden = page.locator('.trays use[href="#whispers-token-hidden"]');
  let before = await hidden.count();
  expect(before).toBeGreaterThan(0);

  for (let beat = await page.locator(".transport li").count(); beat > 1; beat--) {
    await page.keyboard.press("ArrowRight");
    const now = await hidden.count();
    expect(now).toBeLessThanOrEqual(before);
    before = now;
  }

  expect(before).toBe(0);
});

for (const form of ["portals", "whispers", "inori"] as const) {
  test(`${form}: on a phone the whole final board is in sight, also when the finale is watched again from below`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 844 });
    await openOver(page, form);
    const board = page.locator(".fin section.board");
    const [window, drawn] = [await board.boundingBox(), await page.locator(".fin .camera").boundingBox()];
    expect(drawn?.width).toBeLessThanOrEqual((window?.width ?? 0) + 1);
    expect(drawn?.height).toBeLessThanOrEqual((window?.height ?? 0) + 1);

    await page.getByRole("button", { name: "Watch the finale again" }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await page.getByRole("button", { name: "Watch the finale again" }).click();

    await expect(board).toBeInViewport({ ratio: 0.9 });
    for (let beat = await page.locator(".transport li").count(); beat > 0; beat--) await page.keyboard.press("ArrowRight");
    await expect(page.locator(".fin .top h1")).toBeVisible();
  });
}

for (const [width, height] of [[390, 844], [820, 1180], [844, 390]] as const) {
  test(`at ${width} × ${height} the finale fits, its buttons can be hit and it has no serious finding`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    await openOver(page, "whispers");
    await page.getByRole("button", { name: "Watch the finale again" }).click();
    await page.getByRole("button", { name: "On (right arrow)" }).click();

    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const small = await page.locator(".transport button").evaluateAll((all) => all.filter((b) => b.getBoundingClientRect().height < 43.5).length);
    expect(small).toBe(0);
    expect(await findingsInBothThemes(page), "the finale").toEqual([]);
    await page.getByRole("button", { name: "To the result" }).click();
    await expect(page.locator(".fin .top h1")).toBeVisible();
  });
}
