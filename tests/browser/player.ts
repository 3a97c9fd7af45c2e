/**
 * Plays a recorded match at the table: my decisions with hands of some kind, all others' by the server. It waits inside the
 * page, frame by frame, so that a game takes seconds.
 */

import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Position } from "./kit";

export type Facets = Record<string, string>;
interface Legal {
  action: string;
  kind: string;
  args: Facets;
  preview: { cells?: number[] } | null;
}
interface Asked {
  ply: number;
  turn: number | null;
  legal: Legal[];
  view: { picks?: number; hand?: number[]; turn?: number };
}
/** One decision to be made with hands. */
export interface Wish {
  action: string;
  facets: Facets;
  /** the recorded decision after it, whoever makes it */
  next: string;
  /** cards of Nizam that are marked together with this one */
  cards: string[];
  /** cells of Portals that the key's stones come to lie on */
  cells: number[];
}
/** A gesture, or several, towards a decision; how many decisions they make if they make one. */
export interface Deed {
  gestures: number;
  makes?: number;
}
export type Hands = (page: Page, wish: Wish) => Promise<Deed>;
/** My decisions from being asked to being done, and what they took. */
export interface Turn {
  decisions: string[];
  gestures: number;
}

export const FORMS = ["nizam", "pearl", "sintra", "inori", "whispers", "portals", "solo"] as const;
export type Form = (typeof FORMS)[number];
const GAME_OF: Partial<Record<Form, string>> = { pearl: "nizam", solo: "portals" };
export const ME = 0;
const MOST_DEEDS = 12;
const GEMS = "RESMTQBO";

/** A whole match that `python -m tests.browser.short` recorded. */
interface Short extends Position {
  /** who decides what, also where there is no choice */
  plies: [seat: number, action: string][];
}
function short(form: Form): { game: string; match: Short } {
  const game = GAME_OF[form] ?? form;
  const file = new URL(`../games/${game}/short.json`, import.meta.url);
  return { game, match: (JSON.parse(readFileSync(file, "utf8")) as Record<Form, Short>)[form] };
}

/** What the live connection has asked of me last. */
class Line {
  now: Asked = { ply: -1, turn: null, legal: [], view: {} };
  #told = () => {};

  constructor(page: Page) {
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => this.#hear(String(payload))));
  }
  #hear(payload: string): void {
    const { type, ply, turn, projections } = JSON.parse(payload) as Asked & { type: string; projections?: Asked[] };
    const [seen] = projections ?? [];
    if (!seen || (type !== "table" && type !== "update")) return;
    this.now = { ply, turn, legal: seen.legal, view: seen.view };
    this.#told();
  }
  async until(ply: number): Promise<void> {
    while (this.now.ply < ply) await new Promise<void>((resolve) => (this.#told = resolve));
  }
}

/** Eyes inside the page; they are there from its first line on. */
export interface Eyes {
  /** all that changes with a gesture */
  moment(): string;
  /** the moment before the gesture */
  before: string;
  /** the page has shown all that led to this decision, and nothing is under way */
  isReady(ply: number): boolean;
  /** where a pointer meets the thing itself, well inside it where there is room; null: it is covered or out of sight */
  spotOf(thing: Element): [number, number] | null;
}
declare global {
  var eyes: Eyes;
}
function openEyes(): void {
  globalThis.eyes = {
    before: "",
    moment() {
      const offers = [...document.querySelectorAll("[data-offer]")].map((one) => one.getAttribute("data-offer")?.charAt(0)).join("");
      const pressed = [...document.querySelectorAll("[aria-pressed]")].map((one) => one.getAttribute("aria-pressed")).join("");
      return [document.querySelector(".stage")?.textContent, document.querySelector(".prompt")?.textContent, offers, pressed].join("|");
    },
    isReady: (ply) => document.querySelector(`.table[data-ply="${ply}"]:not(:has([data-offer="idle"])) .prompt:not(.is-wait):not(.is-lost)`) !== null,
    spotOf(thing) {
      const box = thing.getBoundingClientRect();
      const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
      const meets = (x: number, y: number) => thing.contains(document.elementFromPoint(x, y));
      for (const room of [14, 0])
        for (const across of shares)
          for (const down of shares) {
            const [x, y] = [box.left + box.width * across, box.top + box.height * down];
            if (meets(x, y) && [-room, room].every((by) => meets(x + by, y) && meets(x, y + by))) return [x, y];
          }
      return null;
    },
  };
}

/** Opens a table where nothing is decided yet: I sit first, all others are away. */
export async function sitDown(page: Page, form: Form): Promise<{ id: string; plies: Short["plies"] }> {
  const { game, match } = short(form);
  const { actor: _, then: __, actions: ___, plies, ...setting } = match;
  const seats = Array.from({ length: match.players }, (_, seat) => ({ who: seat === ME ? "me" : "away" }));
  const reply = await page.request.post("/api/staged", { data: { game, ...setting, seats, actions: [] } });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { id } = (await reply.json()) as { id: string };
  await page.addInitScript(openEyes);
  await page.addInitScript(() => localStorage.setItem("ludoteka-settings", JSON.stringify({ pace: "instant", ruin: "never" }))); // nothing is watched, and whoever plays at random is not warned
  await page.goto(`/t/${id}`);
  await expect(page.locator(".table .prompt")).toBeVisible();
  return { id, plies };
}

function wishOf(legal: Legal, after: readonly string[], { picks = 1, hand = [] }: Asked["view"]): Wish {
  const paid = [legal.action, ...after].slice(0, picks);
  const given = paid.slice(0, paid.findIndex((action) => !action.startsWith("discard ")) + 1 || paid.length).filter((action) => action.startsWith("discard "));
  const cards = given.map((action) => action.slice("discard ".length));
  return {
    action: legal.action,
    facets: { kind: legal.kind, ...legal.args },
    next: after[0] ?? "",
    cards: legal.kind === "discard" ? [...cards, ...forced(cards, hand)].slice(0, picks) : [],
    cells: legal.preview?.cells ?? [],
  };
}
/** Cards that the rules take by themselves, since no others are left: from the end of the tray. */
function forced(given: readonly string[], hand: readonly number[]): string[] {
  const left = [...GEMS].flatMap((gem, nth) => Array.from({ length: (hand[nth] ?? 0) - given.filter((one) => one === gem).length }, () => gem));
  return left.reverse();
}

/** Plays the match to its end; `look` is called before every decision of mine. */
export async function playRecorded(page: Page, form: Form, hands: Hands, look: (wish: Wish) => Promise<void> = async () => {}): Promise<Turn[]> {
  const line = new Line(page);
  const { id, plies } = await sitDown(page, form);
  const turns: Turn[] = [];
  const alone = plies.every(([seat]) => seat === ME);
  let [mine, numbered]: [Turn | null, number | undefined] = [null, undefined];
  while (line.now.ply < plies.length) {
    const { ply, view } = line.now;
    const mineNext = plies.findIndex(([seat], nth) => nth >= ply && seat === ME);
    const others = plies.slice(ply, mineNext < 0 ? undefined : mineNext).map(([, action]) => action);
    if (others.length > 0) {
      mine = null;
      await play(page, id, others);
      await line.until(ply + others.length);
      continue;
    }
    await page.waitForFunction((now) => eyes.isReady(now), ply, { polling: "raf" });
    const wish = wished(line.now, plies);
    await look(wish);
    if (alone && view.turn !== numbered) mine = null; // whoever plays alone has numbered turns
    numbered = view.turn;
    mine ??= turns[turns.push({ decisions: [], gestures: 0 }) - 1] as Turn;
    await make(page, line, wish, hands, mine);
    mine.decisions.push(...plies.slice(ply, line.now.ply).flatMap(([seat, action]) => (seat === ME ? [action] : [])));
  }
  return turns;
}
export async function play(page: Page, id: string, actions: readonly string[]): Promise<void> {
  const reply = await page.request.post(`/api/staged/${id}/at-once`, { data: { actions } });
  expect(reply.ok(), await reply.text()).toBe(true);
}
function wished({ ply, legal, view }: Asked, plies: Short["plies"]): Wish {
  const [action, ...after] = plies.slice(ply).map(([, action]) => action);
  const chosen = legal.find((one) => one.action === action);
  if (!chosen) throw new Error(`${action} is not offered after ${ply} decisions`);
  return wishOf(chosen, after, view);
}

/** Makes the decision with as many deeds as it takes. */
async function make(page: Page, line: Line, wish: Wish, hands: Hands, mine: Turn): Promise<void> {
  const { ply } = line.now;
  for (let deeds = 0; line.now.ply === ply; deeds++) {
    expect(deeds, `${wish.action} is reached`).toBeLessThan(MOST_DEEDS);
    await page.evaluate(() => {
      eyes.before = eyes.moment();
    });
    const { gestures, makes = 1 } = await hands(page, wish);
    mine.gestures += gestures;
    await line.until(await answered(page, wish, ply));
    if (makes > 1) await expect.poll(() => line.now.ply >= ply + makes || (line.now.ply > ply && line.now.turn !== ME), { intervals: [5, 10, 20] }).toBe(true);
  }
}
/** Waits until the page answers: with another decision, its number; with a further step towards this one, the same number. */
async function answered(page: Page, wish: Wish, ply: number): Promise<number> {
  const now = page.waitForFunction(
    (then) => {
      const over = document.querySelector(".fin") !== null;
      const next = over ? then + 1 : Number(document.querySelector<HTMLElement>(".table")?.dataset.ply ?? then);
      return next > then || (eyes.isReady(then) && eyes.moment() !== eyes.before) ? { next } : null;
    },
    ply,
    { polling: "raf" },
  );
  const handle = await now.catch(() => {
    throw new Error(`nothing answers to ${wish.action}`);
  });
  return ((await handle.jsonValue()) as { next: number }).next;
}

/** Things that can be chosen now and stand for a part of these facets, the most telling first. */
export async function standing(page: Page, facets: Facets, things = '.stage [data-offer="legal"], .acts .btn:enabled'): Promise<Locator[]> {
  const all = page.locator(`:is(${things})[data-facets]`);
  const fitting = await all.evaluateAll((found, wanted) => {
    const told = found.map((thing, nth) => ({
      nth,
      seen: thing.checkVisibility(),
      facets: JSON.parse(thing.getAttribute("data-facets") ?? "{}") as Record<string, string>,
    }));
    const part = told.filter((one) => one.seen && Object.keys(one.facets).length > 0 && Object.entries(one.facets).every(([name, label]) => wanted[name] === label));
    return part.sort((a, b) => Object.keys(b.facets).length - Object.keys(a.facets).length).map((one) => one.nth);
  }, facets);
  return fitting.map((nth) => all.nth(nth));
}
