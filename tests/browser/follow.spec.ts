import { expect, test } from "@playwright/test";
import { othersPlay, plyOf, recorded, stage, untilMyTurn } from "./kit";

test("following: what the others did is numbered where it happened, and can be stepped through again", async ({ page }) => {
  const { actions } = recorded("sintra", "gap");
  const seats = [{ who: "me" as const }, { who: "away" as const }];
  const { id } = await stage(page, { game: "sintra", position: "gap", seats, upTo: 0 });
  let done = 0;
  while (done < actions.length && (await page.locator(".marks i").count()) === 0) {
    await othersPlay(page, id, actions.slice(done, done + 1));
    done += 1;
    await expect(page.locator(".table[data-ply]")).toHaveAttribute("data-ply", String(done));
    await page.keyboard.press("s");
    await page.waitForTimeout(120);
  }
  expect(done).toBeLessThan(actions.length);

  await expect(page.locator(".marks i").first()).toHaveText("1");
  const question = await page.locator(".prompt p").innerText();
  await page.keyboard.press("m");
  await expect(page.getByRole("button", { name: "To my move" })).toBeVisible();
  await expect(page.locator(".prompt small")).toContainText("1 of");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "To my move" })).toHaveCount(0);
  await expect(page.locator(".prompt p")).toHaveText(question, { useInnerText: true });
  expect(await plyOf(page)).toBe(done);
});

test("following: each step has its number in the log and in the bar, and they play like a film", async ({ page }) => {
  const { actor } = recorded("sintra", "round");
  const seats = [0, 1].map((seat) => ({ who: seat === actor ? ("away" as const) : ("me" as const) }));
  const { id, then = [] } = await stage(page, { game: "sintra", position: "round", seats });
  await othersPlay(page, id, then);
  await untilMyTurn(page);
  const count = page.locator(".prompt small");
  const numbers = page.locator(".prompt .numbers button");

  await page.locator(".log .n").last().click();
  await expect(count).toHaveText("2 of 2");
  await expect(numbers).toHaveText(["1", "2"]);
  await page.keyboard.press("Home");
  await expect(count).toHaveText("1 of 2");
  await expect(numbers.first()).toHaveAttribute("aria-current", "step");
  await page.keyboard.press("End");
  await expect(count).toHaveText("2 of 2");
  await numbers.first().click();
  await page.getByRole("button", { name: "Play (space)" }).click();
  await expect(count).toHaveText("2 of 2"); // by itself

  await page.getByRole("button", { name: "To my move" }).click();
  await expect(numbers).toHaveCount(0);
  await expect(page.locator(".prompt:not(.is-wait)")).toBeVisible();
});

test("following: at once shows no motion, only where things stand", async ({ page }) => {
  await page.goto("/settings");
  await page.getByRole("slider", { name: "Pace of the others" }).fill("0");
  const { id } = await stage(page, { game: "nizam", position: "shifted", seats: [{ who: "me" }] });
  await untilMyTurn(page);

  await othersPlay(page, id, ["end", "draw"]);

  await expect(page.locator(".table[data-ply]")).toHaveAttribute("data-ply", "3");
  await expect(page.locator(".prompt")).not.toHaveClass(/is-wait/);
});
