/** Where points rise during play: beside what earned them, as far as it is on the screen. */

import { apart, type Chip } from "../finale/stage";
import type { Gain } from "../net/protocol";
import { things } from "../teach/anchors";

export interface Rising extends Chip {
  /** which of the step's gains it is */
  readonly order: number;
}

export function rising(gains: readonly Gain[]): Rising[] {
  const found = gains.flatMap(({ seat, points, at }, order) => {
    const place = things(at).find(isOnStage);
    return place ? [{ seat, points, order, ...above(place) }] : [];
  });
  return apart(found, 1).map((chip, nth) => ({ ...chip, order: found[nth]?.order ?? nth }));
}

/** Not what stands beside the names: from there nothing would fly. */
function isOnStage(element: Element): boolean {
  const { x, y, right, bottom } = element.getBoundingClientRect();
  return !element.closest(".players") && right > 0 && bottom > 0 && x < innerWidth && y < innerHeight;
}

function above(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 24) };
}
