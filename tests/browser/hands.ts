/** Hands of the browser tests: a pull by mouse or by finger, as a person makes it. */

import { expect, type Locator, type Page } from "@playwright/test";

export type Point = readonly [x: number, y: number];
/** a finger's piece floats above it and aims from there */
const FINGER_LIFT = 56;
const FINGER_REST_MS = 150;

export async function middle(thing: Locator): Promise<Point> {
  const box = await thing.boundingBox();
  expect(box, "it has a place on the screen").not.toBeNull();
  return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
}

/** Presses, pulls, and lets go where `to` says once the piece is in the hand; null: at home. */
export async function pull(page: Page, from: Point, to: () => Promise<Point | null>): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0], from[1] - 9);
  const goal = (await to()) ?? from;
  await page.mouse.move(...goal, { steps: 3 });
  await page.mouse.up();
}

export async function pullByFinger(page: Page, from: Point, to: () => Promise<Point | null>, lift = FINGER_LIFT): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const finger = (type: string, at: Point | null) =>
    screen.send("Input.dispatchTouchEvent", { type: type as "touchStart", touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
  await finger("touchStart", from);
  await page.waitForTimeout(FINGER_REST_MS);
  await finger("touchMove", [from[0], from[1] - 6]);
  const goal = await to();
  const [x, y] = goal ? [goal[0], goal[1] + lift] : from;
  for (const part of [0.5, 1]) await finger("touchMove", [from[0] + (x - from[0]) * part, from[1] + (y - from[1]) * part]);
  await finger("touchEnd", null);
  await screen.detach();
}

/** What can be lifted now, and what takes the piece in the hand. */
export function grips(page: Page): Locator {
  return page.locator("[data-grip]:visible");
}
export function accepting(page: Page): Locator {
  return page.locator("[data-accepts]:visible");
}
