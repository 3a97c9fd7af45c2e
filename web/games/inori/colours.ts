/** The six spirits: colour of a card's band, of its edge, and their words. */

import type { Translate } from "../../lib/board";

export interface Tint {
  readonly base: string;
  readonly edge: string;
}

const TINTS: Readonly<Record<string, Tint>> = {
  yellow: { base: "#ECB52C", edge: "#9C6508" },
  blue: { base: "#4BA3D8", edge: "#1D5C8A" },
  green: { base: "#86AC3C", edge: "#48671A" },
  purple: { base: "#7463BF", edge: "#3E3079" },
  red: { base: "#D4454F", edge: "#84192B" },
  grey: { base: "#9BA5A8", edge: "#566166" },
};

export function tint(colour: string): Tint {
  return TINTS[colour] ?? { base: "#b98a57", edge: "#7c5630" };
}

/** `--c` and `--cd` of a card. */
export function tinted(colour: string): string {
  const { base, edge } = tint(colour);
  return `--c:${base};--cd:${edge}`;
}

export function favour(colour: string): string {
  return `#inori-favour-${colour}`;
}

export function colourName(t: Translate, colour: string): string {
  return t(`colour-${colour}`);
}
