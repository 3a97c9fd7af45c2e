/** What a finger can hit at decisions that the short matches of whole.spec.ts do not come to. */

import { expect, test } from "@playwright/test";
import { stage, untilMyTurn } from "./kit";
import { SCREENS, unreachable } from "./zones";

test.use({ viewport: SCREENS.phone, hasTouch: true, isMobile: true } as object);

for (const [game, position] of Object.entries({ nizam: "shifted", sintra: "some-break", whispers: "fort", portals: "sources", inori: "journey" })) {
  test(`zones: a finger can hit everything that may be chosen in ${game} on phones and tablets, upright and sideways`, async ({ page }) => {
    await stage(page, { game, position });
    await untilMyTurn(page);
    for (const [screen, viewport] of Object.entries(SCREENS)) {
      await page.setViewportSize(viewport);
      await expect(page.locator(".table")).toHaveAttribute("data-zones", ZONES[screen as keyof typeof SCREENS]);
      expect(await page.evaluate(unreachable), screen).toEqual([]);
    }
  });
}
const ZONES: Record<keyof typeof SCREENS, string> = { phone: "phone", "phone sideways": "side", tablet: "tablet", "tablet sideways": "tablet-side" };
