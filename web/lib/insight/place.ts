/** Where a slip stands: beside its thing, never over it. */

import type { Box } from "../choosing/roving";

export type Side = "below" | "above" | "right" | "left";

export interface Place {
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  /** where its notch points, along its edge */
  readonly notch: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const APART = 12;
const MARGIN = 8;
const CORNER = 20;

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** Below the thing, else above, right, left: the first side with room; with none the one with most. */
export function placed(thing: Box, slip: Size, screen: Size): Place {
  const room: Record<Side, number> = {
    below: screen.height - (thing.y + thing.height) - slip.height,
    above: thing.y - slip.height,
    right: screen.width - (thing.x + thing.width) - slip.width,
    left: thing.x - slip.width,
  };
  const sides = ["below", "above", "right", "left"] as const;
  const side = sides.find((s) => room[s] >= APART + MARGIN) ?? sides.reduce((best, s) => (room[s] > room[best] ? s : best));
  const upright = side === "below" || side === "above";
  const [middleX, middleY] = [thing.x + thing.width / 2, thing.y + thing.height / 2];
  const free = {
    x: upright ? middleX - slip.width / 2 : side === "right" ? thing.x + thing.width + APART : thing.x - APART - slip.width,
    y: upright ? (side === "below" ? thing.y + thing.height + APART : thing.y - APART - slip.height) : middleY - slip.height / 2,
  };
  const x = clamp(free.x, MARGIN, Math.max(MARGIN, screen.width - slip.width - MARGIN));
  const y = clamp(free.y, MARGIN, Math.max(MARGIN, screen.height - slip.height - MARGIN));
  const notch = upright ? clamp(middleX - x, CORNER, slip.width - CORNER) : clamp(middleY - y, CORNER, slip.height - CORNER);
  return { side, x, y, notch };
}
