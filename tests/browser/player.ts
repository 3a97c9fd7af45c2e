/** Plays a recorded match at the table: my decisions with hands of some kind, all others' by the server. */

import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { type Next, openEyes, type Ply, type Wish } from "./eyes";
import type { Position } from "./kit";

/** A gesture, or several, towards a decision; how many decisions they make if they make one. */
export interface Deed {
  gestures: number;
  makes: number;
}
export type Hands = (page: Page, wish: Wish) => Promise<Deed>;
/** My decisions from being asked to being done, and what they took. */
export interface Turn {
  decisions: string[];
  /** how often the page asked whether a ruinous one is meant */
  warnings: number;
  gestures: number;
}

export const FORMS = ["nizam", "nizam-solo", "pearl", "sintra", "inori", "whispers", "portals", "solo"] as const;
export type Form = (typeof FORMS)[number];
const GAME_OF: Partial<Record<Form, string>> = { "nizam-solo": "nizam", pearl: "nizam", solo: "portals" };
const ME = 0;
const MOST_DEEDS = 12;

/** A whole match that `python -m tests.browser.short` recorded. */
interface Short extends Position {
  /** who decides what, also where there is no choice */
  plies: Ply[];
}
export function short(form: Form): { game: string; match: Short } {
  const game = GAME_OF[form] ?? form;
  const file = new URL(`../games/${game}/short.json`, import.meta.url);
  return { game, match: (JSON.parse(readFileSync(file, "utf8")) as Record<Form, Short>)[form] };
}

interface Sitting {
  id: string;
  plies: Ply[];
}
/** Opens a table where nothing is decided yet: I sit first, all others are away. */
async function sitDown(page: Page, form: Form): Promise<Sitting> {
  const { game, match } = short(form);
  const { actor: _, then: __, actions: ___, plies, ...setting } = match;
  const seats = Array.from({ length: match.players }, (_, seat) => ({ who: seat === ME ? "me" : "away" }));
  const reply = await page.request.post("/api/staged", { data: { game, ...setting, seats, actions: [] } });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { id } = (await reply.json()) as { id: string };
  await openEyes(page, plies, ME);
  await page.addInitScript(() => localStorage.setItem("ludoteka-settings", JSON.stringify({ pace: "instant" }))); // nothing is watched
  await page.addInitScript(unseen);
  await page.goto(`/t/${id}`);
  return { id, plies };
}

/** Half of a browser's work is painting, and nobody looks: boxes, hits and focus are the same without it. */
function unseen(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { opacity: 0 }");
  document.adoptedStyleSheets = [sheet];
}
function seen(): void {
  document.adoptedStyleSheets = [];
}

/** Plays the match to its end; `look` is called before every decision of mine. */
export async function playRecorded(page: Page, form: Form, hands: Hands, look: (wish: Wish) => Promise<void> = async () => {}): Promise<Turn[]> {
  const table = await sitDown(page, form);
  return playOn(page, table, hands, look).finally(() => page.evaluate(seen)); // also for the picture of a failure
}
async function playOn(page: Page, { id, plies }: Sitting, hands: Hands, look: (wish: Wish) => Promise<void>): Promise<Turn[]> {
  const turns = new Turns(plies);
  let [next, deeds] = [await page.evaluate(() => eyes.next(null)), 0];
  while (!next.over) {
    const { ply, wish } = next;
    if (wish) {
      expect(deeds++, `${wish.action} is reached`).toBeLessThan(MOST_DEEDS);
      await look(wish);
      const { gestures, makes } = await hands(page, wish);
      turns.count(next, gestures);
      next = await page.evaluate((done) => eyes.next(done), { ply, makes });
      turns.take(ply, next.over ? plies.length : next.ply);
    } else {
      const others = await othersPlay(page, id, plies, ply);
      next = await page.evaluate((done) => eyes.next(done), { ply, makes: others });
    }
    if (next.ply > ply) deeds = 0;
  }
  return turns.all;
}
/** What the others decide until I am asked again; how many decisions that are. */
async function othersPlay(page: Page, id: string, plies: readonly Ply[], from: number): Promise<number> {
  const mine = plies.findIndex(([seat], nth) => nth >= from && seat === ME);
  const actions = plies.slice(from, mine < 0 ? undefined : mine).map(([, action]) => action);
  const reply = await page.request.post(`/api/staged/${id}/at-once`, { data: { actions } });
  expect(reply.ok(), await reply.text()).toBe(true);
  return actions.length;
}

/** A turn lasts until somebody else decides; whoever plays alone has turns that the eyes tell apart. */
class Turns {
  readonly all: Turn[] = [];
  readonly #plies: readonly Ply[];
  readonly #alone: boolean;
  #last: { ply: number; turn: number } | null = null;

  constructor(plies: readonly Ply[]) {
    this.#plies = plies;
    this.#alone = plies.every(([seat]) => seat === ME);
  }
  count({ ply, turn, wish }: Next, gestures: number): void {
    if (this.#isNew(ply, turn)) this.all.push({ decisions: [], warnings: 0, gestures: 0 });
    this.#last = { ply, turn };
    const now = this.all.at(-1) as Turn;
    now.gestures += gestures;
    now.warnings += Number(wish?.warned);
  }
  #isNew(ply: number, turn: number): boolean {
    if (!this.#last) return true;
    const since = this.#plies.slice(this.#last.ply, ply);
    return this.#alone ? this.#last.turn !== turn : since.some(([seat]) => seat !== ME);
  }
  /** These decisions have been made; those of mine belong to the turn. */
  take(from: number, to: number): void {
    const mine = this.#plies.slice(from, to).flatMap(([seat, action]) => (seat === ME ? [action] : []));
    this.all.at(-1)?.decisions.push(...mine);
  }
}
