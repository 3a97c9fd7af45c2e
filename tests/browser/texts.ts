/** Texts that lie upon each other, at any size and in any language. */

import { expect, type Page } from "@playwright/test";

/** Switches the language of an open page, as another tab would. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((wanted) => {
    const key = "ludoteka-settings";
    const kept = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? "{}"), language: wanted });
    localStorage.setItem(key, kept);
    dispatchEvent(new StorageEvent("storage", { key, newValue: kept }));
  }, language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** Pairs of texts whose letters meet; what is cut off or scrolled away is not seen. */
export function textOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Seen {
      words: string;
      owner: Element;
      fixed: boolean;
      box: { left: number; right: number; top: number; bottom: number };
    }
    /** of a line's height, what letters leave free above and below */
    const AIR = 0.22;
    /** letters of neighbours may touch */
    const TOUCH = 2;

    function clipped(owner: Element, rect: DOMRect): Seen["box"] {
      const air = rect.height * AIR;
      const box = { left: rect.left + 1, right: rect.right - 1, top: rect.top + air, bottom: rect.bottom - air };
      for (let at: Element | null = owner; at; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (overflowX === "visible" && overflowY === "visible") continue;
        const edge = at.getBoundingClientRect();
        box.left = Math.max(box.left, edge.left);
        box.right = Math.min(box.right, edge.right);
        box.top = Math.max(box.top, edge.top);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
      return box;
    }
    function isFixed(owner: Element): boolean {
      for (let at: Element | null = owner; at; at = at.parentElement) if (getComputedStyle(at).position === "fixed") return true;
      return false;
    }
    const seen: Seen[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const words = node.textContent?.trim() ?? "";
      if (!owner || !words || owner.closest(".vh, script, style, title") || !owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const box = clipped(owner, rect);
        if (box.right - box.left > TOUCH && box.bottom - box.top > TOUCH) seen.push({ words, owner, box, fixed: isFixed(owner) });
      }
    }
    const found = new Set<string>();
    seen.forEach((one, nth) => {
      for (const other of seen.slice(nth + 1)) {
        if (one.owner === other.owner || one.fixed !== other.fixed) continue; // pages scroll beneath what is fixed
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > TOUCH && down > TOUCH) found.add(`"${one.words.slice(0, 40)}" and "${other.words.slice(0, 40)}" (${Math.round(across)} × ${Math.round(down)})`);
      }
    });
    return [...found];
  });
}
