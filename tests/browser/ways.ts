/** Ways to make a decision with one's hands: by tapping, by pulling pieces with the mouse, with keys only. */

import type { Locator, Page } from "@playwright/test";
import { pull } from "./hands";
import { type Deed, type Facets, standing, type Wish } from "./player";

type Press = (thing: Locator) => Promise<void>;

/** Where a pointer meets the thing itself; null: it is covered or out of sight. */
function spotOf(thing: Locator): Promise<[number, number] | null> {
  return thing.evaluate((one) => eyes.spotOf(one));
}

/** Things without a decision of their own that have to be touched first, or several of them together. */
async function parts(page: Page, { facets, cards }: Wish): Promise<Locator[]> {
  if (cards.length > 0) return cards.map((gem) => page.locator(`[data-facets*='"gem":"${gem}"']:visible`));
  if (facets.kind === "swap") return (facets.slots ?? "").split(":").map((slot) => page.locator(`.tray .slot[data-slip="slot:${slot}"]`));
  if (facets.kind !== "keep_signs" || (await standing(page, facets)).length > 0) return [];
  const wanted = (facets.signs ?? "").split("+");
  const signs = page.locator(".choice button.sign");
  const now = await signs.evaluateAll((all) => all.map((one) => one.getAttribute("aria-pressed") === "true"));
  return now.flatMap((kept, nth) => (kept !== wanted.includes(String(nth + 1)) ? [signs.nth(nth)] : []));
}

/** The tab, crest or closed hand behind which the thing must be. */
function cover(page: Page, { facets }: Wish): Locator {
  const at = facets.space ?? facets.place ?? facets.region ?? "";
  const realm = REALMS[at.slice(0, 2)] ?? at.split(".")[0] ?? "";
  const panes = [
    `[data-turns][data-panel="${realm}"]`,
    `[data-turns][data-thing="pane:${at.includes(".") ? "cards" : "tree"}"]`,
    `.pages [data-turns="${ON_BOARDS.includes(facets.kind ?? "") ? (facets.side ?? "left") : "keys"}"]`,
  ];
  return page.locator(facets.card ? ".fan" : panes.join(", "));
}
const ON_BOARDS = ["place_figure", "lift", "lay"];
const REALMS: Record<string, string> = { BE: "bear", EA: "eagle", EL: "elephant", LI: "lion", HO: "horse" };

/** The middle cell of those that a key's stones come to lie on. */
function middleCell(cells: readonly number[]): { row: number; column: number } {
  const between = (all: number[]) => Math.round((Math.min(...all) + Math.max(...all)) / 2);
  return { row: between(cells.map((cell) => Math.floor(cell / 5))), column: between(cells.map((cell) => cell % 5)) };
}
const floorOf = (page: Page, side: string) => page.locator(`.floor[data-facets*='"side":"${side}"']`);
async function onFloor(page: Page, { facets, cells }: Wish): Promise<[number, number]> {
  const box = await floorOf(page, facets.side ?? "").boundingBox();
  const { row, column } = middleCell(cells);
  return [(box?.x ?? 0) + ((box?.width ?? 0) * (78 + 100 * column)) / 556, (box?.y ?? 0) + ((box?.height ?? 0) * (76 + 100 * row)) / 556];
}

/** Presses what stands for the decision, or what leads there. */
async function presses(page: Page, wish: Wish, press: Press): Promise<Deed> {
  const first = await parts(page, wish);
  for (const part of first) await press(part);
  if (first.length > 0) return { gestures: first.length, makes: Math.max(1, wish.cards.length) };
  const things = await standing(page, wish.facets);
  for (const thing of things) {
    if (!(await spotOf(thing))) continue;
    await press(thing);
    return { gestures: 1 };
  }
  const door = cover(page, wish);
  if ((await door.count()) === 0) throw new Error(`${wish.action}: ${things.length} things stand for it, none can be reached`);
  await press(door.first());
  return { gestures: 1 };
}

/** Taps; a key of Portals is turned by its button, put where it is to lie, and laid by a second tap. */
export async function tapping(page: Page, wish: Wish): Promise<Deed> {
  const tap = async ([x, y]: readonly [number, number]) => page.touchscreen.tap(x, y);
  const press: Press = async (thing) => {
    const at = await spotOf(thing);
    if (!at) throw new Error(`${wish.action} is covered`);
    await tap(at);
  };
  if (wish.facets.kind !== "place_figure" || (await floorOf(page, wish.facets.side ?? "").count()) === 0) return presses(page, wish, press);
  for (let turns = turned.has(wish) ? 0 : Number(wish.facets.turn); turns > 0; turns--) await press(page.locator("button.turn"));
  turned.add(wish);
  await tap(await onFloor(page, wish));
  return { gestures: 1 };
}
/** keys of Portals that were turned as they are to lie; how they lie is part of the decision and not counted */
const turned = new WeakSet<Wish>();

const WAYS: Record<string, readonly [number, number]> = { L: [-1, 0], R: [1, 0], U: [0, -1], D: [0, 1] };

/** Pulls what can be pulled with the mouse; clicks where there is nothing to pull. */
export function pulling(pulled: Set<string>) {
  return async (page: Page, wish: Wish): Promise<Deed> => {
    await lookAway(page);
    const deed = (await pullLine(page, wish)) ?? (await layKey(page, wish)) ?? (await pullPiece(page, wish));
    if (deed) pulled.add(wish.facets.kind ?? "");
    return (
      deed ??
      presses(page, wish, async (thing) => {
        const at = await spotOf(thing);
        if (!at) throw new Error(`${wish.action} is covered`);
        await page.mouse.click(...at);
      })
    );
  };
}

/** What a thing is stands beside it while the pointer rests there: whoever goes on takes the pointer away. */
async function lookAway(page: Page): Promise<void> {
  if ((await page.locator(".slip.shown").count()) === 0) return;
  await page.mouse.move(1, 1);
  await page.locator(".slip.shown").waitFor({ state: "detached" });
}

/** A line of Nizam's carpet goes with the card in its middle. */
async function pullLine(page: Page, { facets }: Wish): Promise<Deed | null> {
  const { kind, shift = "" } = facets;
  if (kind !== "shift") return null;
  const line = Number(shift.charAt(1));
  const box = await page.locator(`[data-cell="${shift.startsWith("r") ? 5 * line + 2 : 10 + line}"]`).boundingBox();
  if (!box) throw new Error(`no line ${shift}`);
  const [dx, dy] = WAYS[shift.charAt(2)] ?? [0, 0];
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 0.7 * dx * box.width, y + 0.7 * dy * box.height, { steps: 4 });
  await page.mouse.up();
  return { gestures: 1 };
}

/** A key of Portals is carried to its board, turned by the wheel on the way, and let go. */
async function layKey(page: Page, wish: Wish): Promise<Deed | null> {
  if (wish.facets.kind !== "place_figure") return null;
  const [from, to] = [await spotOf(page.locator(".place:is(.turn, .slip)").first()), await onFloor(page, wish)];
  if (!from) throw new Error("the key is covered");
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 4 });
  for (let turns = Number(wish.facets.turn); turns > 0; turns--) await page.mouse.wheel(0, 100);
  await page.mouse.move(to[0] + 1, to[1]);
  await page.mouse.up();
  return { gestures: 1 };
}

/** Kinds of decisions that put a piece somewhere. */
const PUT = ["take", "strip", "place", "deploy", "target", "take_stone", "place_stone"];

/** A piece in the hand lights up the places that take it: one of them is meant. */
async function pullPiece(page: Page, wish: Wish): Promise<Deed | null> {
  if (!PUT.includes(wish.facets.kind ?? "")) return null;
  const [question, home] = wish.next.split(" ");
  const held = question === "source" ? `[data-region="${home}"] [data-grip]` : "[data-grip]:not([data-cell])";
  for (const grip of await fitting(page, held, wish)) {
    const from = await spotOf(grip);
    if (!from) continue;
    let makes = 0;
    await pull(page, from, async () => {
      const [here] = await fitting(page, "[data-accepts]", wish);
      const [beyond] = here ? [] : await accepting(page, wish.next);
      const place = here ?? beyond;
      const at = place ? await spotOf(place) : null;
      if (at) makes = here && !wish.next.startsWith("source ") ? 1 : 2;
      return at;
    });
    if (makes > 0) return { gestures: 1, makes };
  }
  return null;
}
/** Things that carry a part of the wish's facets, or none of their own. */
async function fitting(page: Page, things: string, { facets }: Wish): Promise<Locator[]> {
  const all = page.locator(things);
  const nths = await all.evaluateAll(
    (found, [wanted, loose]) =>
      found.flatMap((thing, nth) => {
        const told = thing.matches(".army") ? undefined : thing.closest<HTMLElement>("[data-facets]")?.dataset.facets; // an army is pulled away from its region
        if (!thing.checkVisibility() || (!told && !loose)) return [];
        const own = Object.entries(JSON.parse(told ?? "{}") as Record<string, string>);
        return own.every(([name, label]) => wanted[name] === label) ? [nth] : [];
      }),
    [facets, things.includes("[data-grip]")] as const,
  );
  return nths.map((nth) => all.nth(nth));
}
/** Places that answer the next question: their labels are words of its notation. */
async function accepting(page: Page, next: string): Promise<Locator[]> {
  const all = page.locator("[data-accepts]:visible");
  const [kind, ...words] = next.split(" ");
  const nths = await all.evaluateAll(
    (found, [kind, words]) =>
      found.flatMap((thing, nth) => {
        const { kind: own = kind, ...labels } = JSON.parse((thing as HTMLElement).dataset.facets ?? "{}") as Record<string, string>;
        return own === kind && Object.values(labels).join(" ") === words ? [nth] : [];
      }),
    [kind, words.join(" ")] as const,
  );
  return nths.map((nth) => all.nth(nth));
}

/** Keys only: N and Shift with N walk what can be chosen, arrows whatever lies in their direction. */
export async function typing(page: Page, wish: Wish): Promise<Deed> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))); // the focus goes to the next choice by itself
  let keys = 0;
  const type = async (key: string) => {
    await page.keyboard.press(key);
    keys += 1;
  };
  const press: Press = async (thing) => {
    await walkTo(page, thing, type);
    await type("Enter");
  };
  if (wish.facets.kind === "place_figure") await layByKeys(page, wish, type);
  else {
    const first = await parts(page, wish);
    for (const part of first) await press(part);
    if (first.length > 0) return { gestures: keys, makes: Math.max(1, wish.cards.length) };
    const [thing] = await standing(page, wish.facets);
    if (!thing) throw new Error(`nothing stands for ${wish.action}`);
    await press(thing);
  }
  return { gestures: keys };
}

const MOST_ARROWS = 8;
const NEAR = 3;
const MOST_WALK = 60;

/** How often N has to be pressed, or Shift with N where that is less (then it is negative). */
function stepsTo(thing: Locator): Promise<number> {
  return thing.evaluate((goal) => {
    const all = ['.board :is([data-offer="legal"], [data-choose], [data-part])', '.own :is([data-offer="legal"], [data-part])', ".prompt .acts .btn:not(:disabled):not(.btn-quiet)"];
    const things = all.flatMap((selector) => [...document.querySelectorAll(selector)]).filter((one) => one.checkVisibility());
    const [here, there] = [things.indexOf(document.activeElement as Element), things.findIndex((one) => one === goal || one.contains(goal))];
    const forward = here < 0 ? there + 1 : (there - here + things.length) % things.length;
    return forward <= things.length / 2 || here < 0 ? forward : forward - things.length;
  });
}
/** The arrow that leads nearer to a thing of the zone where the focus is; none: it is there, or elsewhere. */
function arrowTo(thing: Locator): Promise<string> {
  return thing.evaluate((goal) => {
    const from = document.activeElement;
    if (!from || goal.contains(from) || from.closest("[data-choose]") || !from.closest(".board, .own")?.contains(goal)) return "";
    const [a, b] = [from.getBoundingClientRect(), goal.getBoundingClientRect()];
    const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
    return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "ArrowRight" : "ArrowLeft") : dy > 0 ? "ArrowDown" : "ArrowUp";
  });
}

/** By N where that is near, else by arrows, and by N again. */
export async function walkTo(page: Page, thing: Locator, type: (key: string) => Promise<void>): Promise<void> {
  const isThere = () => thing.evaluate((goal) => goal.contains(document.activeElement));
  for (let arrows = 0; arrows < MOST_ARROWS && Math.abs(await stepsTo(thing)) > NEAR; arrows++) {
    const arrow = await arrowTo(thing);
    if (!arrow) break;
    await type(arrow);
  }
  for (let walked = 0; walked < MOST_WALK && !(await isThere()); walked++) await type((await stepsTo(thing)) < 0 ? "Shift+N" : "n");
  if (!(await isThere())) throw new Error(`the focus does not come to ${await thing.getAttribute("aria-label")}`);
}

async function layByKeys(page: Page, { facets }: Wish, type: (key: string) => Promise<void>): Promise<void> {
  const floor = floorOf(page, facets.side ?? "");
  const lies = async () => JSON.parse((await floor.getAttribute("data-facets")) ?? "{}") as Facets;
  await walkTo(page, floor, type);
  for (let turns = 0; turns < 4 && ((await lies()).turn ?? "0") !== facets.turn; turns++) await type("r");
  for (let steps = 0; steps < MOST_ARROWS; steps++) {
    const { cell = "00" } = await lies();
    const [down, right] = [0, 1].map((nth) => Number(facets.cell?.charAt(nth)) - Number(cell.charAt(nth))) as [number, number];
    if (down === 0 && right === 0) break;
    await type(down > 0 ? "ArrowDown" : down < 0 ? "ArrowUp" : right > 0 ? "ArrowRight" : "ArrowLeft");
  }
  await type("Enter");
}
