/** Whole games with hands of every kind: pieces pulled with the mouse, fingers on phones and tablets, keys only. */

import { expect, type Page, test } from "@playwright/test";
import { toResult, watchForErrors } from "./kit";
import { FORMS, type Form, type Hands, playRecorded, type Turn, type Wish } from "./player";
import { pulling, tapping, typing } from "./ways";
import { boxes, SCREENS, unreachable } from "./zones";

/** what is pulled in each game */
const PULLED: Record<Form, string[]> = {
  nizam: ["shift"],
  pearl: ["shift"],
  sintra: ["take"],
  inori: ["place"],
  whispers: ["deploy", "place", "target"],
  portals: ["take_stone", "place_stone", "place_figure"],
  solo: ["place_stone", "place_figure"],
};
/** which are played with keys, and which by touch on which screen */
const TYPED: readonly Form[] = ["nizam", "pearl", "sintra", "inori", "whispers"];
const TAPPED: Record<string, readonly Form[]> = {
  phone: ["pearl", "sintra", "portals", "solo"],
  tablet: ["pearl", "whispers", "portals", "solo"],
  "tablet sideways": ["nizam", "pearl", "sintra", "portals", "solo"],
};
const TOUCHED = { phone: SCREENS.phone, tablet: SCREENS.tablet, "tablet sideways": SCREENS["tablet sideways"] };

test.use({ reducedMotion: "reduce" } as object);

/** Plays the match and tells how many gestures its turns took. */
async function playWhole(page: Page, form: Form, hands: Hands, look?: (wish: Wish) => Promise<void>): Promise<Turn[]> {
  const errors = watchForErrors(page);
  const turns = await playRecorded(page, form, hands, look);
  const sum = (count: (turn: Turn) => number) => turns.reduce((all, turn) => all + count(turn), 0);
  const told = { turns: turns.length, decisions: sum(decided), gestures: sum((turn) => turn.gestures) };
  test.info().annotations.push({ type: "gestures", description: JSON.stringify(told) });
  await toResult(page);
  expect(errors).toEqual([]);
  return turns;
}

/** What a person decides with it: of each of three signs whether it is kept; for a key of two boards the board and the place. */
const PARTS: Record<string, number> = { keep_signs: 3, place_figure: 2 };
function decided({ decisions }: Turn): number {
  return decisions.reduce((sum, action) => sum + (PARTS[action.split(" ")[0] ?? ""] ?? 1), 0);
}

/** Looks before every decision whether a zone has moved, and whether all can be hit. */
function looking(page: Page): { look(wish: Wish): Promise<void>; found: Set<string> } {
  const found = new Set<string>();
  let first: string[] | null = null;
  async function look(wish: Wish): Promise<void> {
    const now = await boxes(page);
    first ??= now;
    for (const [nth, box] of now.entries()) if (box !== first[nth]) found.add(`${wish.action}: ${first[nth]} has become ${box}`);
    for (const thing of await unreachable(page)) found.add(thing);
  }
  return { look, found };
}

for (const form of FORMS) {
  test(`whole games: ${form} by pulling its pieces with the mouse`, async ({ page }) => {
    const pulled = new Set<string>();

    await playWhole(page, form, pulling(pulled));

    expect([...pulled]).toEqual(expect.arrayContaining(PULLED[form]));
  });
}

for (const form of TYPED) {
  test(`whole games: ${form} with keys only`, async ({ page }) => {
    await playWhole(page, form, typing);
  });
}

for (const [screen, viewport] of Object.entries(TOUCHED)) {
  test.describe(screen, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    for (const form of TAPPED[screen] ?? []) {
      test(`whole games: ${form} by touch on a ${screen}, which stands still; a turn takes one tap more than it has decisions at most`, async ({ page }) => {
        const { look, found } = looking(page);

        const turns = await playWhole(page, form, tapping, look);

        expect([...found]).toEqual([]);
        expect(turns.filter((turn) => turn.gestures > decided(turn) + 1)).toEqual([]);
      });
    }
  });
}
