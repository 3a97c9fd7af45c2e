/**
 * `make traces`: what a touch costs at every board, and how evenly a film moves, by Chromium's trace. Prints tables
 * for benchmarks/results.md; judges nothing, as figures depend on the machine.
 */

import { type Browser, type CDPSession, type Page, test } from "@playwright/test";
import type { Point } from "./hands";
import { SHOWN, shownAt } from "./shown";
import { type Answer, answers, frames, mark, quantile, rest, traced } from "./trace";

/** at the desktop, and on a processor four times slower; milliseconds of script that 95 of 100 touches may cost */
const PROCESSORS = [
  { slowed: 1, bar: 16 },
  { slowed: 4, bar: 50 },
];
const MOMENTS = [0.35, 0.75];
const MOST_LOOKS = 8;
const MOST_PLACES = 3;
const SETTLED_MS = 700;
const FILM_MS = 6000;

const MY_TURN = ".prompt:not(.is-wait)";
const KEYS = ["n", "n", "ArrowRight", "ArrowDown", "Escape", "?", "Escape"];

async function touch(page: Page, what: string, deed: () => Promise<void>): Promise<void> {
  await mark(page, what);
  await deed();
  await drawn(page);
  await rest(page);
}
/** What was done has been drawn. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
}

/** Points of the board at which something of this kind is met by the pointer. */
function points(page: Page, selector: string): Promise<Point[]> {
  return page.evaluate((wanted) => {
    const met = (thing: Element): [number, number] | null => {
      const box = thing.getBoundingClientRect();
      for (const across of [0.5, 0.3, 0.7, 0.1, 0.9]) {
        for (const down of [0.5, 0.3, 0.7, 0.1, 0.9]) {
          const [x, y] = [box.left + box.width * across, box.top + box.height * down];
          if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
        }
      }
      return null;
    };
    return [...document.querySelectorAll(wanted)].map(met).filter((point) => point !== null);
  }, selector);
}

/** A few of many, spread over all of them. */
function spread<T>(all: T[], most: number): T[] {
  return all.filter((_, nth) => Math.floor((nth * most) / all.length) !== Math.floor(((nth - 1) * most) / all.length) || nth === 0);
}

/** Looks at things, is refused, pulls a piece about and lets it go, walks by keys, and decides. */
async function playAbout(page: Page): Promise<void> {
  for (const at of spread(await points(page, '.stage [data-offer="legal"]'), MOST_LOOKS)) await touch(page, "look", () => page.mouse.move(...at));
  const [off] = await points(page, '.stage [data-offer="off"]');
  if (off) await page.mouse.move(...off);
  if (off) await touch(page, "be refused", () => page.mouse.click(...off));
  await page.keyboard.press("Escape");
  const [grip] = await points(page, "[data-grip]");
  if (grip) await dragAbout(page, grip);
  for (const key of KEYS) await touch(page, "key", () => page.keyboard.press(key));
  const [choice] = await points(page, '.stage [data-offer="legal"]');
  const [button] = await points(page, ".prompt .acts button.btn:not(.btn-quiet):enabled");
  const chosen = choice ?? button;
  if (!chosen) return;
  await page.mouse.move(...chosen);
  await drawn(page);
  await touch(page, "click", () => page.mouse.click(...chosen));
  await page.waitForTimeout(SETTLED_MS);
}

async function dragAbout(page: Page, grip: Point): Promise<void> {
  await page.mouse.move(...grip);
  await touch(page, "lift", async () => {
    await page.mouse.down();
    await page.mouse.move(grip[0], grip[1] - 9);
  });
  const places = spread(await points(page, "[data-accepts]"), MOST_PLACES);
  for (const [x, y] of places) {
    await touch(page, "drag", () => page.mouse.move(x - 30, y - 30));
    await touch(page, "drag", () => page.mouse.move(x, y));
  }
  await page.mouse.move(5, 5);
  await touch(page, "let go", () => page.mouse.up());
}

async function atTable(browser: Browser, baseURL: string, see: (page: Page, session: CDPSession) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, locale: "en" });
  const page = await context.newPage();
  await page.addInitScript((games) => {
    localStorage.setItem("ludoteka-known", JSON.stringify(games));
    for (const game of games) localStorage.setItem(`ludoteka-mentor-${game}`, JSON.stringify({ wish: false }));
  }, Object.keys(SHOWN));
  await see(page, await context.newCDPSession(page));
  await context.close();
}

const told: string[] = [];
/** A row of a table; said at once, too, as the whole takes minutes. */
function note(rows: string[], cells: (string | number)[]): void {
  rows.push(`| ${cells.join(" | ")} |`);
  process.stdout.write(`${rows.at(-1)}\n`);
}
const ms = (value: number) => (Number.isNaN(value) ? "–" : value.toFixed(1));

for (const name of Object.keys(SHOWN)) {
  test(`touches at the board of ${name}`, async ({ browser, baseURL }) => {
    await atTable(browser, baseURL ?? "", async (page, session) => {
      for (const { slowed, bar } of PROCESSORS) {
        const all: Answer[] = [];
        for (const moment of MOMENTS) {
          await page.goto(`/t/${await shownAt(page, name, moment, "away")}`);
          await page.locator(MY_TURN).waitFor();
          await page.waitForTimeout(SETTLED_MS);
          await session.send("Emulation.setCPUThrottlingRate", { rate: slowed });
          all.push(...answers(await traced(browser, () => playAbout(page))));
          await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
        }
        tell(name, slowed, bar, all);
      }
    });
  });
}

function tell(name: string, slowed: number, bar: number, all: Answer[]): void {
  const script = all.map((a) => a.script);
  const worst = [...all].sort((a, b) => b.script - a.script).slice(0, 3);
  const cells = [
    `${name}, processor ${slowed === 1 ? "as it is" : `slowed ${slowed} times`}`,
    all.length,
    ms(quantile(script, 0.5)),
    `${ms(quantile(script, 0.95))} of ${bar}`,
    ms(quantile(all.map((a) => a.work), 0.95)),
    ms(quantile(all.map((a) => a.later), 0.95)),
    worst.map((a) => `${a.what} ${ms(a.script)}`).join(", "),
  ];
  note(told, cells);
}

const films: string[] = [];
for (const name of Object.keys(SHOWN)) {
  test(`the film of ${name}`, async ({ browser, baseURL }) => {
    await atTable(browser, baseURL ?? "", async (page) => {
      const id = await shownAt(page, name, 0.6, "away");
      await page.goto(`/t/${id}/replay/${Math.round((SHOWN[name]?.actions.length ?? 0) * 0.35)}`);
      await page.locator("section.deck").waitFor();
      await page.waitForTimeout(SETTLED_MS);
      const seen = frames(
        await traced(browser, async () => {
          await page.keyboard.press("Space");
          await page.waitForTimeout(FILM_MS);
        }),
      );
      const cells = [name, seen.shown, seen.dropped, ms(quantile(seen.intervals, 0.5)), ms(quantile(seen.intervals, 0.95)), ms(Math.max(...seen.intervals))];
      note(films, cells);
    });
  });
}

test("all figures as tables", () => {
  const lines = [
    "Milliseconds from a touch (look, click, key, drag) to the frame that answers it:",
    "",
    "| board | touches | script p50 | script p95 | script, layout and painting p95 | longest script after that frame p95 | dearest |",
    "|---|---|---|---|---|---|---|",
    ...told,
    "",
    `Frames of a film of ${FILM_MS / 1000} seconds (milliseconds between frames while something moves; 16.7 are 60 a second):`,
    "",
    "| film | shown | dropped | p50 | p95 | longest |",
    "|---|---|---|---|---|---|",
    ...films,
  ];
  process.stdout.write(`\n${lines.join("\n")}\n`);
});
