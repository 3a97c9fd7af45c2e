/** What a person can trust: chance that they have a share in, and a page about themselves. */

import { expect, test } from "@playwright/test";
import { watchForErrors } from "./kit";

test("my own share is in the key of chance, and the browser checks it", async ({ page }) => {
  const errors = watchForErrors(page);
  await page.goto("/");
  await page.getByRole("button", { name: /play now against bots/i }).first().click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByRole("region", { name: "Board" })).toBeVisible();

  const id = new URL(page.url()).pathname.split("/")[2];
  const origin = new URL(page.url()).origin;
  const given = await page.request.post(`/api/tables/${id}/resign`, { data: { seat: 0 }, headers: { origin } });

  expect(given.ok()).toBe(true);
  await expect(page.getByText("your own share is in the key of chance")).toBeVisible();
  expect(errors).toEqual([]);
});

test("on my page I make an account, change the password, see where I am known, and am forgotten", async ({ page }) => {
  const errors = watchForErrors(page);
  const name = `Olena ${Date.now()}`.slice(0, 20);
  await page.goto("/me");
  await page.getByLabel("Name").last().fill(name);
  await page.getByLabel("Password").fill("a horse and a staple");
  await page.getByRole("button", { name: "Make an account" }).click();
  await expect(page.getByText(`Signed in as ${name}.`).first()).toBeVisible();
  await expect(page.getByText("here", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Change the password" }).click();
  await page.getByLabel("Current password").fill("a horse and a staple");
  await page.getByLabel("New password").fill("another horse");
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByText("The password is changed.", { exact: false })).toBeVisible();

  await page.getByRole("button", { name: "Delete…" }).click();
  await page.getByLabel("Password", { exact: true }).fill("another horse");
  await page.getByRole("button", { name: "Delete everything" }).click();
  await expect(page.getByText("You are forgotten.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Make an account" })).toBeVisible();
  expect(errors).toEqual([]);
});
