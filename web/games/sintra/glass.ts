/** Glass and its names. */

import type { Legal, Translate } from "../../lib/board";
import type { Palace, Preview, Strip } from "./view";

export const COLOURS = ["blue", "pink", "orange", "yellow", "green"] as const;
export type Colour = (typeof COLOURS)[number];
export const ROMAN = ["I", "II", "III", "IV", "V", "VI"] as const;

/** Glass in the reader's hand: taken and put on a strip in one go. */
export const GLASS = {
  onto: ({ preview }: Legal<Preview>) => (preview?.strips ?? []).map(({ slot }) => ({ kind: "strip", slot: String(slot + 1) })),
};

export type Counts = Readonly<Record<string, number>>;

/** The tiles of a display as they are laid: larger groups first, so that equal tiles lie side by side. */
export function laid(counts: Counts): Colour[] {
  const groups = COLOURS.map((colour) => ({ colour, count: counts[colour] ?? 0 })).sort((a, b) => b.count - a.count);
  return groups.flatMap(({ colour, count }) => Array.from({ length: count }, () => colour));
}

export function total(counts: Counts): number {
  return COLOURS.reduce((sum, colour) => sum + (counts[colour] ?? 0), 0);
}

export function named(t: Translate, counts: Counts): string {
  return COLOURS.filter((colour) => (counts[colour] ?? 0) > 0)
    .map((colour) => t("glass-short", { colour, count: counts[colour] ?? 0 }))
    .join(", ");
}

/** "blue empty, pink, …": the fields of a strip for a screen reader. */
export function fieldNames(t: Translate, strip: Strip): string {
  return strip.fields
    .map((kind, i) => (strip.glass[i] ? t("field-glass", { colour: strip.glass[i] ?? "" }) : t("field-empty", { colour: kind })))
    .join(", ");
}

export function paneName(t: Translate, colour: string | undefined): string {
  return colour ? t("colour-name", { colour }) : t("pane-none");
}

export function minus(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
export function plus(value: number): string {
  return value > 0 ? `+${value}` : minus(value);
}

/** The broken-glass value a seat stands on. */
export function brokenValue(palace: Palace, track: readonly number[]): number {
  return track[palace.track] ?? 0;
}
