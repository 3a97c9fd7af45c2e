/** Gems by their letter, which is the notation in all languages. */

import type { Translate } from "../../lib/board";

const SYMBOLS: Readonly<Record<string, string>> = {
  R: "ruby",
  E: "emerald",
  S: "sapphire",
  M: "amethyst",
  T: "topaz",
  Q: "aquamarine",
  B: "amber",
  O: "onyx",
  P: "pearl",
};

/** the eight kinds in the order of hands, discard pile and necklace */
export const KINDS = [..."RESMTQBO"];
export const EMPTY = ".";

/** `s` from 16 to 32 px, `k` with its letter, `socket` an empty setting, `open` the line only */
export type GemForm = "" | "s" | "k" | "socket" | "open";

export function symbol(letter: string, form: GemForm = ""): string {
  const name = SYMBOLS[letter] ?? "ruby";
  return form ? `#nizam-${name}-${form}` : `#nizam-${name}`;
}

/** Of a word that the log tells: `@gem-R`. */
export function letterOf(gem: string | number | undefined): string {
  return String(gem ?? "").replace("@gem-", "");
}

/** The glow a gem casts on its card. */
export function cast(letter: string): string {
  return `url(#nizam-cast-${SYMBOLS[letter] ?? "ruby"})`;
}

export function gemName(t: Translate, letter: string): string {
  return t(`gem-${letter}`);
}

export function gemTitle(t: Translate, letter: string): string {
  return t(`gem-${letter}.title`);
}

/** "4 rubies" */
export function gemCount(t: Translate, letter: string, count: number): string {
  return t(`gem-${letter}.count`, { count });
}
