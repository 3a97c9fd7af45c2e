/** Where things stand on the page. */

import type { Locator } from "@playwright/test";

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function boxesOf(things: Locator): Promise<Box[]> {
  return things.evaluateAll((all) => all.map((thing) => thing.getBoundingClientRect().toJSON() as Box));
}

/** The pairs that lie upon each other. */
export function overlaps(boxes: Box[]): [Box, Box][] {
  return boxes.flatMap((one, nth) => boxes.slice(nth + 1).filter((other) => !apart(one, other)).map((other): [Box, Box] => [one, other]));
}

function apart(one: Box, other: Box): boolean {
  return one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
}
