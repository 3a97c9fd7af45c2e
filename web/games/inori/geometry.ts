/** Where things stand on the board, in the units of its drawing. */

import type { View } from "./view";

/** How a card is drawn: large on the wide board, as a strip on a phone. */
export interface CardPlan {
  readonly width: number;
  readonly height: number;
  /** the strip at the right with the two corner colours */
  readonly strip: number;
  readonly column: number;
  readonly spirit: number;
  readonly elder: number;
  readonly mat: { readonly y: number; readonly rx: number; readonly ry: number };
  readonly compact: boolean;
  /** in how many columns strips of paper hang */
  readonly columns: number;
}

export const LARGE: CardPlan = {
  width: 356,
  height: 184,
  strip: 40,
  column: 64,
  spirit: 112,
  elder: 60,
  mat: { y: 126, rx: 25, ry: 11 },
  compact: false,
  columns: 1,
};

export const SMALL: CardPlan = {
  width: 374,
  height: 81,
  strip: 32,
  column: 74,
  spirit: 78,
  elder: 41,
  mat: { y: 68, rx: 19, ry: 6.5 },
  compact: true,
  columns: 1,
};
/** a tablet: the cards in two columns above the tree */
export const PAIRED: CardPlan = { ...SMALL, columns: 2 };

export type Point = readonly [number, number];

const LARGE_SLOTS: Readonly<Record<string, Point>> = {
  C1: [18, 30],
  C2: [18, 240],
  C3: [18, 450],
  N2: [794, 30],
  N3: [794, 240],
  N4: [794, 450],
};
const SMALL_LEFT = 8;
const SMALL_TOP = 12;
const SMALL_PITCH = 88;

export const SLOTS: readonly string[] = ["C1", "C2", "C3", "N2", "N3", "N4"];
export const SEASON_OF: Readonly<Record<string, number>> = { N2: 2, N3: 3, N4: 4 };
export const WIDE_BOX = { width: 1168, height: 650 } as const;
const SMALL_WIDTH = 390;
export const TREE_BOX = { width: 390, height: 456 } as const;

export function slotAt(slot: string, plan: CardPlan): Point {
  if (!plan.compact) return LARGE_SLOTS[slot] ?? [0, 0];
  const rows = SLOTS.length / plan.columns;
  const n = SLOTS.indexOf(slot);
  return [SMALL_LEFT + SMALL_WIDTH * Math.floor(n / rows), SMALL_TOP + SMALL_PITCH * (n % rows)];
}
/** The paper on which strips hang. */
export function sheetOf({ columns }: CardPlan): { width: number; height: number } {
  return { width: SMALL_WIDTH * columns, height: SMALL_TOP + (SLOTS.length / columns) * SMALL_PITCH };
}

/** The left edge of a column of a card with so many spaces. */
export function columnAt(plan: CardPlan, spaces: number, n: number): number {
  return plan.width - plan.strip - plan.column * (spaces - n);
}

/** T1 T3 T5 stand left of the trunk, T2 T4 T6 right of it. */
export function siteAt(id: string, small: boolean): { x: number; y: number; scale: number; mirrored: boolean } {
  const number = Number(id.slice(1)) - 1;
  const row = Math.floor(number / 2);
  const mirrored = number % 2 === 1;
  if (small) return { x: mirrored ? 202 : 10, y: 6 + 122 * row, scale: 0.937, mirrored };
  return { x: mirrored ? 594 : 384, y: 8 + 144 * row, scale: 1, mirrored };
}

export function footAt(id: string, small: boolean): Point {
  const n = Number(id.slice(1)) - 1;
  const wide: readonly Point[] = [
    [446, 512],
    [584, 566],
    [722, 512],
  ];
  const narrow: readonly Point[] = [
    [78, 404],
    [195, 432],
    [312, 404],
  ];
  return (small ? narrow : wide)[n] ?? [0, 0];
}

/** The middle of the place where an elder stands. */
export function placeAt(view: View, id: string, plan: CardPlan): Point {
  if (id.startsWith("F")) return footAt(id, plan.compact);
  if (id.startsWith("T")) {
    const { x, y, scale, mirrored } = siteAt(id, plan.compact);
    return [x + scale * (mirrored ? 56 : 134), y + scale * 114];
  }
  const [slot = "", n = "1"] = id.split(".");
  const card = view.cards.find((c) => c?.slot === slot);
  const [x, y] = slotAt(slot, plan);
  const left = columnAt(plan, card?.spaces.length ?? 1, Number(n) - 1);
  return [x + left + plan.column / 2, y + plan.mat.y];
}

/** Who stands on a card is told on its band, side by side or in rows. */
export const PRESENCE_STEP = 29;
const PRESENCE_ROW = 18;

export function presenceAcross(count: number, band: number): number {
  return Math.max(1, Math.min(count, Math.floor((band - 4) / PRESENCE_STEP)));
}
export function presenceHeight(count: number, band: number): number {
  return Math.ceil(count / presenceAcross(count, band)) * PRESENCE_ROW + 2;
}
