import { expect, type Page, test } from "@playwright/test";
import { othersPlay, recorded, stage, untilMyTurn } from "./kit";

/** Zones of fixed size: a game goes on, the screen stands still. */
const SCREENS = {
  phone: { width: 390, height: 844 },
  "phone sideways": { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  "tablet sideways": { width: 1180, height: 820 },
};
/** the recorded match of each game that goes furthest, and what its board draws largest */
const GAMES = {
  nizam: ["over", ".rug"],
  sintra: ["gap", ".sin .all"],
  inori: ["last-turn", ".valley"],
  whispers: ["card-force", ".scene .pane"],
  portals: ["sign", ".pocket .page, .tablet"],
} as const;
const STEPS = 6;

async function boxes(page: Page, drawing: string): Promise<string> {
  return page.evaluate((selector) => {
    const found = [".topbar", ".players", ".board", ".own", ".ask", selector].map((s) => document.querySelector(s)?.getBoundingClientRect());
    return found.map((box) => box && [box.x, box.y, box.width, box.height].map(Math.round).join(" ")).join(" | ");
  }, drawing);
}

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test.describe(screen, () => {
    test.use({ viewport, hasTouch: true, isMobile: true, reducedMotion: "reduce" } as object);

    for (const [game, [position, drawing]] of Object.entries(GAMES)) {
      test(`zones: ${game} on a ${screen} keeps every box through a recorded game`, async ({ page }) => {
        const { actions: all, players } = recorded(game, position);
        const actions = all.slice(0, -1); // the result has a page of its own
        const seats = Array.from({ length: players }, (_, seat) => ({ who: seat === 0 ? ("me" as const) : ("away" as const) }));
        const { id } = await stage(page, { game, position, seats, upTo: 0 });
        const first = await boxes(page, drawing);
        const size = Math.ceil(actions.length / STEPS);
        for (let done = 0; done < actions.length; done += size) {
          await othersPlay(page, id, actions.slice(done, done + size));
          await expect(page.locator(".table[data-ply]")).toHaveAttribute("data-ply", String(Math.min(done + size, actions.length)));
          await page.keyboard.press("s");
          expect(await boxes(page, drawing), `after ${done + size} decisions`).toBe(first);
        }
      });
    }
  });
}

/** What may be chosen now, and every button of the table. */
async function small(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('.topbar button, .ask button, .stage [data-offer="legal"]')];
    const seen = all.filter((e) => e.checkVisibility()).map((e) => ({ name: e.getAttribute("aria-label") ?? e.textContent ?? "", box: e.getBoundingClientRect() }));
    return seen.filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 43.5).map(({ name, box }) => `${name} ${Math.round(box.width)} × ${Math.round(box.height)}`);
  });
}

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test.describe(screen, () => {
    test.use({ viewport, hasTouch: true, isMobile: true } as object);
    for (const [game, position] of Object.entries({ nizam: "shifted", sintra: "some-break", whispers: "fort", portals: "sources", inori: "journey" })) {
      test(`zones: a finger can hit everything that may be chosen in ${game} on a ${screen}`, async ({ page }) => {
        await stage(page, { game, position });
        await untilMyTurn(page);
        expect(await small(page)).toEqual([]);
      });
    }
  });
}
