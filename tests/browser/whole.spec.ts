/** Whole games with hands of every kind: pieces pulled with the mouse, fingers on phones and tablets, keys only. */

import { expect, type Page, test } from "@playwright/test";
import type { Wish } from "./eyes";
import { toResult, watchForErrors } from "./kit";
import { FORMS, type Form, type Hands, playRecorded, type Turn } from "./player";
import { pulling, tapping, typing } from "./ways";
import { boxes, SCREENS, unreachable } from "./zones";

/** what is pulled in each game */
const PULLED: Record<Form, string[]> = {
  nizam: ["shift"],
  "nizam-solo": ["shift"],
  pearl: ["shift"],
  sintra: ["take"],
  inori: ["place"],
  whispers: ["deploy", "place", "target"],
  portals: ["take_stone", "place_stone", "place_figure"],
  solo: ["place_stone", "place_figure"],
};

test.use({ reducedMotion: "reduce" } as object);

/** Plays the match and tells how many gestures its turns took. */
async function playWhole(page: Page, form: Form, hands: Hands, look?: (wish: Wish) => Promise<void>): Promise<Turn[]> {
  const errors = watchForErrors(page);
  const turns = await playRecorded(page, form, hands, look);
  const sum = (count: (turn: Turn) => number) => turns.reduce((all, turn) => all + count(turn), 0);
  const told = { turns: turns.length, decisions: sum((turn) => turn.decisions.length), parts: sum((turn) => decided(form, turn)), gestures: sum((turn) => turn.gestures) };
  test.info().annotations.push({ type: "gestures", description: JSON.stringify(told) });
  await toResult(page);
  expect(errors).toEqual([]);
  return turns;
}

/** What a person decides: mostly what the rules ask for; whether a ruinous decision is meant; and with some decisions more. */
function decided(form: Form, { decisions, warnings }: Turn): number {
  return decisions.reduce((sum, action) => sum + partsOf(form, action), warnings);
}
/** Of each of three signs whether it is kept; for a key of Portals each quarter that it is turned, and where there are two boards, the board. */
function partsOf(form: Form, action: string): number {
  const [kind, , turn] = action.split(" ");
  if (kind === "keep_signs") return 3;
  if (kind !== "place_figure") return 1;
  return 1 + Number(turn) + Number(form !== "solo");
}

/** Looks before every decision whether a zone has moved, and whether all can be hit. */
function looking(page: Page): { look(wish: Wish): Promise<void>; found: Set<string> } {
  const found = new Set<string>();
  let first: string[] | null = null;
  async function look(wish: Wish): Promise<void> {
    const now = await page.evaluate(boxes);
    first ??= now;
    for (const [nth, box] of now.entries()) if (box !== first[nth]) found.add(`${wish.action}: ${first[nth]} has become ${box}`);
    for (const thing of await page.evaluate(unreachable)) found.add(thing);
  }
  return { look, found };
}

for (const form of FORMS) {
  test(`whole games: ${form} by pulling its pieces with the mouse`, async ({ page }) => {
    const pulled = new Set<string>();

    await playWhole(page, form, pulling(pulled));

    expect([...pulled]).toEqual(expect.arrayContaining(PULLED[form]));
  });

  test(`whole games: ${form} with keys only`, async ({ page }) => {
    await playWhole(page, form, typing);
  });
}

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test.describe(screen, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    for (const form of FORMS) {
      test(`whole games: ${form} by touch on a ${screen}, which stands still; a turn takes one tap more than it has decisions at most`, async ({ page }) => {
        const { look, found } = looking(page);

        const turns = await playWhole(page, form, tapping, look);

        expect([...found]).toEqual([]);
        expect(turns.filter((turn) => turn.gestures > decided(form, turn) + 1)).toEqual([]);
      });
    }
  });
}
