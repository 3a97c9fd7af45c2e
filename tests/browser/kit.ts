/** Verbs of the browser tests. */

import { type BrowserContext, expect, type Locator, type Page, type WebSocketRoute } from "@playwright/test";

/** the first table and the first bot of a fresh set-up may have to compile the rules */
const FIRST_COMPILE_MS = 300_000;

/** Things on the board that may be chosen, and buttons of the prompt line. */
export function legalThings(page: Page): Locator {
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

/** The live connection of a page, which a test can cut and mend; to be called before the page is opened. */
export async function lineOf(page: Page): Promise<{ cut(): void; mend(): void }> {
  const open = new Set<WebSocketRoute>();
  let whole = true;
  await page.routeWebSocket(/\/live$/, (socket) => {
    if (!whole) {
      socket.close({ code: 1001 });
      return;
    }
    socket.connectToServer();
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
    },
  };
}

export async function isMyTurn(page: Page): Promise<boolean> {
  return (await page.locator(".table .prompt:not(.is-wait):not(.is-lost)").count()) > 0 && (await choosable(page)) > 0;
}
async function choosable(page: Page): Promise<number> {
  return (await legalThings(page).count()) + (await promptButtons(page).count());
}
export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator(".fin").count()) > 0;
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
    const shown = document.querySelector(".stage")?.textContent ?? "";
    const offers = ["legal", "chosen", "off"].map((offer) => document.querySelectorAll(`[data-offer="${offer}"]`).length);
    return [said.length, shown, ...offers].join("|");
  });
}
