/** Whole games with hands of every kind: pieces pulled with the mouse, fingers on phones and tablets, keys only. */

import { expect, type Page, test } from "@playwright/test";
import { toResult, watchForErrors } from "./kit";
import { type Form, playRecorded, type Turn, type Wish } from "./player";
import { pulling, tapping, typing } from "./ways";
import { boxes, SCREENS, unreachable } from "./zones";

/** which games are played how */
const PULLED: Partial<Record<Form, string[]>> = { sintra: ["take"], inori: ["place"] };
const TYPED: readonly Form[] = ["sintra", "inori"];
const TAPPED: readonly Form[] = ["sintra", "inori"];
const GAME_MS = 600_000;

test.use({ reducedMotion: "reduce" } as object);

/** How many gestures the turns took, for the report. */
function note(turns: readonly Turn[]): void {
  const decisions = turns.reduce((sum, turn) => sum + turn.decisions.length, 0);
  const gestures = turns.reduce((sum, turn) => sum + turn.gestures, 0);
  test.info().annotations.push({ type: "gestures", description: JSON.stringify({ turns: turns.length, decisions, gestures }) });
}

/** Looks before every decision whether a zone has moved since the device was last held so, and whether all can be hit. */
function looking(page: Page): { look(wish: Wish): Promise<void>; found: Set<string> } {
  const found = new Set<string>();
  const first = new Map<number, string[]>();
  async function look(wish: Wish): Promise<void> {
    const [now, width] = [await boxes(page), page.viewportSize()?.width ?? 0];
    const then = first.get(width) ?? now;
    first.set(width, then);
    for (const [nth, box] of now.entries()) if (box !== then[nth]) found.add(`${wish.action}: ${then[nth]} has become ${box}`);
    for (const thing of await unreachable(page)) found.add(thing);
  }
  return { look, found };
}

for (const [form, pieces] of Object.entries(PULLED) as [Form, string[]][]) {
  test(`whole games: ${form} by pulling its pieces with the mouse`, async ({ page }) => {
    test.setTimeout(GAME_MS);
    const errors = watchForErrors(page);
    const pulled = new Set<string>();

    note(await playRecorded(page, form, pulling(pulled)));

    await toResult(page);
    expect([...pulled]).toEqual(expect.arrayContaining(pieces));
    expect(errors).toEqual([]);
  });
}

for (const form of TYPED) {
  test(`whole games: ${form} with keys only`, async ({ page }) => {
    test.setTimeout(GAME_MS);
    const errors = watchForErrors(page);

    note(await playRecorded(page, form, typing));

    await toResult(page);
    expect(errors).toEqual([]);
  });
}

test.describe("by touch", () => {
  test.use({ viewport: SCREENS.phone, hasTouch: true, isMobile: true });

  for (const form of TAPPED) {
    test(`whole games: ${form} by touch on a phone; a turn takes one tap more than it has decisions at most`, async ({ page }) => {
      test.setTimeout(GAME_MS);
      const errors = watchForErrors(page);
      const { look, found } = looking(page);

      const turns = await playRecorded(page, form, tapping, look);

      note(turns);
      await toResult(page);
      expect([...found]).toEqual([]);
      expect(turns.filter((turn) => turn.gestures > turn.decisions.length + 1)).toEqual([]);
      expect(errors).toEqual([]);
    });
  }
});
