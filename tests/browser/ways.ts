/** Ways to make a decision with one's hands: by tapping, by pulling pieces with the mouse, with keys only. */

import type { Locator, Page } from "@playwright/test";
import { type Spot, stepsTo, type Wish } from "./eyes";
import { pull } from "./hands";
import type { Deed } from "./player";

/** Taps; a key of Portals is turned by its button, put where it is to lie, and laid by a second tap. */
export async function tapping(page: Page): Promise<Deed> {
  const { at, makes } = await page.evaluate(() => eyes.presses());
  for (const spot of at) await page.touchscreen.tap(...spot);
  return { gestures: at.length, makes };
}

const WAYS: Record<string, readonly [number, number]> = { L: [-1, 0], R: [1, 0], U: [0, -1], D: [0, 1] };

/** Pulls what can be pulled with the mouse; clicks where there is nothing to pull. */
export function pulling(pulled: Set<string>) {
  return async (page: Page, wish: Wish): Promise<Deed> => {
    const deed = wish.warned ? null : ((await pullLine(page, wish)) ?? (await layKey(page, wish)) ?? (await pullPiece(page, wish)));
    if (deed) pulled.add(wish.facets.kind ?? "");
    const done = deed ?? (await click(page));
    await page.mouse.move(1, 1); // what a thing is would stand beside it while the pointer rests there
    return done;
  };
}
async function click(page: Page): Promise<Deed> {
  const { at, makes } = await page.evaluate(() => eyes.presses());
  for (const spot of at) await page.mouse.click(...spot);
  return { gestures: at.length, makes };
}

/** A line of Nizam's carpet goes with the card in its middle. */
async function pullLine(page: Page, { facets }: Wish): Promise<Deed | null> {
  const { kind, shift = "" } = facets;
  if (kind !== "shift") return null;
  const { at, pitch } = await page.evaluate((name) => eyes.lineOf(name), shift);
  const [dx, dy] = WAYS[shift.charAt(2)] ?? [0, 0];
  await carry(page, at, [at[0] + 0.7 * dx * pitch, at[1] + 0.7 * dy * pitch]);
  await page.mouse.up();
  return { gestures: 1, makes: 1 };
}
async function carry(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 2 });
}

/** A key of Portals is carried to its board, turned by the wheel on the way, and let go. */
async function layKey(page: Page, { facets }: Wish): Promise<Deed | null> {
  if (facets.kind !== "place_figure") return null;
  const [from, to] = await page.evaluate(() => [eyes.keyAt(), eyes.floorAt()]);
  if (!from || !to) throw new Error("the key is covered");
  await carry(page, from, to);
  for (let turns = Number(facets.turn); turns > 0; turns--) await page.mouse.wheel(0, 100);
  await page.mouse.move(to[0] + 1, to[1]);
  await page.mouse.up();
  return { gestures: 1, makes: 1 };
}

/** Kinds of decisions that put a piece somewhere. */
const PUT = ["take", "strip", "place", "deploy", "target", "take_stone", "place_stone"];

/** A piece in the hand lights up the places that take it: one of them is meant. */
async function pullPiece(page: Page, { facets }: Wish): Promise<Deed | null> {
  if (!PUT.includes(facets.kind ?? "")) return null;
  for (const from of await page.evaluate(() => eyes.grips())) {
    let makes = 0;
    await pull(page, from, async () => {
      const place = await page.evaluate(() => eyes.place());
      makes = place?.makes ?? 0;
      return place?.at ?? null;
    });
    if (makes > 0) return { gestures: 1, makes };
  }
  return null;
}

const MOST_ARROWS = 8;
const MOST_WALK = 60;

/** Keys only: N and Shift with N walk what can be chosen, arrows whatever lies in their direction. */
export async function typing(page: Page, { facets, cards, warned }: Wish): Promise<Deed> {
  let keys = 0;
  const type = async (key: string) => {
    await page.keyboard.press(key);
    keys += 1;
  };
  const parts = await page.evaluate(() => eyes.parts());
  for (let part = 0; part < Math.max(1, parts); part++) {
    await walk(page, part, type);
    if (facets.kind === "place_figure" && !warned) await bringKey(page, facets, type);
    await type("Enter");
  }
  return { gestures: keys, makes: Math.max(1, cards.length) };
}
async function walk(page: Page, part: number, type: (key: string) => Promise<void>): Promise<void> {
  for (let walked = 0; walked < MOST_WALK; walked++) {
    const keys = await page.evaluate(([nth, arrows]) => eyes.keysTo(nth, arrows), [part, walked < MOST_ARROWS] as const);
    if (keys.length === 0) return;
    for (const key of keys) await type(key);
  }
  throw new Error("the focus does not come to what stands for the decision");
}
/** To its place on the board, turned as it is to lie. */
async function bringKey(page: Page, { turn, cell = "00" }: Wish["facets"], type: (key: string) => Promise<void>): Promise<void> {
  for (let turns = 0; turns < 4 && ((await page.evaluate(() => eyes.lies())).turn ?? "0") !== turn; turns++) await type("r");
  for (let steps = 0; steps < MOST_ARROWS; steps++) {
    const { cell: lies = "00" } = await page.evaluate(() => eyes.lies());
    const [down, right] = [0, 1].map((nth) => Number(cell.charAt(nth)) - Number(lies.charAt(nth))) as [number, number];
    if (down === 0 && right === 0) return;
    await type(down > 0 ? "ArrowDown" : down < 0 ? "ArrowUp" : right > 0 ? "ArrowRight" : "ArrowLeft");
  }
}

/** The focus comes to the thing with N, or with Shift and N where that is nearer. */
export async function walkTo(page: Page, thing: Locator, type: (key: string) => Promise<void>): Promise<void> {
  for (let walked = 0; walked < MOST_WALK; walked++) {
    const steps = await thing.evaluate(stepsTo);
    if (steps === 0) return;
    await type(steps < 0 ? "Shift+N" : "n");
  }
  throw new Error(`the focus does not come to ${await thing.getAttribute("aria-label")}`);
}
