/** What moved across the page, however briefly. */

import type { Page } from "@playwright/test";

/** Counts from now on the elements that come into the page and match; asked as often as one likes. */
export async function countArrivals(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.evaluate((wanted) => {
    const arrivals = { count: 0 };
    Object.assign(window, { arrivals });
    const counted = (node: Node) => (node instanceof Element ? Number(node.matches(wanted)) + node.querySelectorAll(wanted).length : 0);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) arrivals.count += counted(node);
    }).observe(document.body, { childList: true, subtree: true });
  }, selector);
  return () => page.evaluate(() => (window as unknown as { arrivals: { count: number } }).arrivals.count);
}
