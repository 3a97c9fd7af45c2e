/** Verbs of the browser tests. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type BrowserContext, expect, type Locator, type Page, type WebSocketRoute } from "@playwright/test";

/** all games that have a board */
export const GAMES = readdirSync(new URL("../../web/games/", import.meta.url));
/** the first table and the first bot of a fresh set-up may have to compile the rules */
const FIRST_COMPILE_MS = 300_000;

/** Things on the board that may be chosen, and buttons of the prompt line. */
export function legalControls(page: Page): Locator {
  return page.locator('.stage [data-offer="legal"]:visible');
}
export function promptButtons(page: Page): Locator {
  return page.locator(".prompt .acts button.btn:not(.btn-quiet):enabled:visible");
}

/** Problems that the page reports while a test runs; must stay empty. */
export function watchForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/WebSocket|ERR_INTERNET_DISCONNECTED|net::/.test(message.text())) errors.push(message.text());
    if (message.type() === "warning" && /svelte/.test(message.text())) errors.push(message.text());
  });
  return errors;
}

export async function playNow(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: /play now against bots/i }).first().click();
  await untilMyTurn(page);
}

interface Seat {
  who: "me" | "open" | "bot" | "device";
  level?: string;
  name?: string;
}

/** Makes a table by the same call that the page makes, as the person of this context. */
export async function makeTable(context: BrowserContext, baseURL: string, seats: Seat[], more: object = {}): Promise<string> {
  const reply = await context.request.post(`${baseURL}/api/tables`, { data: { game: "nizam", seats, name: "Olena", ...more } });
  expect(reply.ok(), await reply.text()).toBe(true);
  return ((await reply.json()) as { id: string }).id;
}

/** A table of mine and a bot, or mine alone, where the same cards lie whenever the test is run. */
export async function sameDeal({ request }: Pick<Page, "request">, players: 1 | 2, { level = "easy", ...more }: { level?: string; game?: string; form?: string; options?: object } = {}): Promise<string> {
  const seats = [{ who: "me" }, { who: "bot", level }].slice(0, players);
  const reply = await request.post("/api/staged", { data: { game: "nizam", players, secret: "5a".repeat(32), actions: [], seats, ...more } });
  expect(reply.ok(), await reply.text()).toBe(true);
  return ((await reply.json()) as { id: string }).id;
}

/** A position that `python -m tests.browser.positions GAME` recorded: see positions.py. */
export interface Position {
  players: number;
  secret: string;
  actions: string[];
  /** who decides there */
  actor: number;
  /** the decisions that the position was recorded for */
  then?: string[];
  form?: string;
  options?: Record<string, string | number>;
}
export interface Staging {
  game: string;
  position: string;
  /** none: I sit where the next decision is and the others are away, so that the position stands still */
  seats?: { who: "me" | "device" | "away" | "bot"; level?: string }[];
  pace?: string;
  take_back?: string;
  /** only so many of its decisions are made */
  upTo?: number;
}

function positionsOf(game: string): Record<string, Position> {
  const file = new URL(`../games/${game}/positions.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, Position>) : {};
}

/** The games that have a recorded position of this name. */
export function gamesWith(name: string): string[] {
  return GAMES.filter((game) => name in positionsOf(game));
}

export function recorded(game: string, name: string): Position {
  const position = positionsOf(game)[name];
  if (!position) throw new Error(`no position ${name} of ${game}: python -m tests.browser.positions ${game}`);
  return position;
}

/** Opens a table that begins with a recorded position; its log is as if it had been played here. */
export async function stage(page: Page, { game, position, upTo, ...more }: Staging): Promise<Position & { id: string }> {
  const { actor: _, then = [], actions, ...match } = recorded(game, position);
  const reply = await page.request.post("/api/staged", { data: { game, ...match, ...more, actions: actions.slice(0, upTo) } });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { id } = (await reply.json()) as { id: string };
  await page.goto(`/t/${id}`);
  await expect(page.locator(".table .prompt, .fin h1").first()).toBeVisible(); // a match that is over shows its result
  return { ...recorded(game, position), then, id };
}

/** Decisions of whoever has to decide at a staged table, also of those who are away. */
export async function othersPlay(page: Page, id: string, actions: string[]): Promise<void> {
  const reply = await page.request.post(`/api/staged/${id}/play`, { data: { actions } });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** The live connection of a page, which a test can cut and mend; to be called before the page is opened. */
export async function lineOf(page: Page): Promise<{ cut(): void; mend(): void; swallow(): void }> {
  const open = new Set<WebSocketRoute>();
  let whole = true;
  let swallows = false;
  await page.routeWebSocket(/\/live$/, (socket) => {
    if (!whole) {
      socket.close({ code: 1001 });
      return;
    }
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!swallows) server.send(message);
    });
    open.add(socket);
  });
  return {
    cut() {
      whole = false;
      for (const socket of open) socket.close({ code: 1001 });
      open.clear();
    },
    mend() {
      whole = true;
      swallows = false;
    },
    /** what the page says from now on is lost on the way */
    swallow() {
      swallows = true;
    },
  };
}

export async function isMyTurn(page: Page): Promise<boolean> {
  return (await page.locator(".table .prompt:not(.is-wait):not(.is-lost)").count()) > 0 && (await choosable(page)) > 0;
}
async function choosable(page: Page): Promise<number> {
  return (await legalControls(page).count()) + (await promptButtons(page).count());
}
export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator(".fin").count()) > 0;
}

/** Past the finale, which plays by itself where the match ended before the reader's eyes. */
export async function toResult(page: Page): Promise<void> {
  await expect(page.locator(".fin")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".transport")).toHaveCount(0);
}

/** Skips what is being shown and waits until I may choose or the game is over; false when it is over. */
export async function untilMyTurn(page: Page): Promise<boolean> {
  await expect
    .poll(
      async () => {
        if (await isOver(page)) return true;
        if (await isMyTurn(page)) return true;
        await page.keyboard.press("s");
        return false;
      },
      { timeout: FIRST_COMPILE_MS, intervals: [20, 50, 100, 200] },
    )
    .toBe(true);
  return !(await isOver(page));
}

/** Decisions made at the table, as far as the page knows. */
export async function plyOf(page: Page): Promise<number> {
  return Number(await page.locator(".table[data-ply]").getAttribute("data-ply"));
}

/** Waits until the decision that the deed makes is kept: another ply, or the end screen. */
export async function decide(page: Page, deed: () => Promise<unknown>): Promise<void> {
  const before = await plyOf(page);
  await deed();
  await expect
    .poll(async () => (await isOver(page)) || (await page.locator(".table[data-ply]").getAttribute("data-ply")) !== String(before), { intervals: [10, 20, 50, 100] })
    .toBe(true);
}

/** Numbers that look random and are the same every time. */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Waits until the table has taken in the move: another moment, or the same seat's next choice. */
export async function moveTaken(page: Page, before: string): Promise<void> {
  await expect.poll(async () => (await isOver(page)) || (await moment(page)) !== before, { intervals: [10, 20, 50, 100] }).toBe(true);
}
/** What stands on the screen now, as far as it changes with every decision. */
export async function moment(page: Page): Promise<string> {
  return page.evaluate(() => {
    const said = document.querySelector(".log")?.textContent ?? "";
    const asked = document.querySelector(".prompt")?.textContent ?? "";
    const shown = document.querySelector(".stage")?.textContent ?? "";
    const offers = ["legal", "chosen", "off"].map((offer) => document.querySelectorAll(`[data-offer="${offer}"]`).length);
    return [said.length, asked, shown, ...offers].join("|");
  });
}

/** Takes the mouse off what it rests on: the slip that explains it may lie over what comes next. */
export async function leave(page: Page): Promise<void> {
  const slip = page.locator("#slip");
  if ((await slip.count()) === 0) return;
  await page.mouse.move(1, 1);
  await expect(slip).toHaveCount(0);
}
