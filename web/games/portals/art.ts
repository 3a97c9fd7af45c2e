/** The drawings of Portals by the letters of the view. */

import type { Translate } from "../../lib/board";
import type { Key } from "./view";

export const LETTERS = ["A", "E", "F", "W", "T"] as const;

const NAMES: Readonly<Record<string, string>> = { A: "air", E: "earth", F: "fire", W: "water", T: "time" };

type Form = "stone" | "cell" | "inlay" | "lost" | "el";

export function drawing(form: Form, letter: string): string {
  return `#${form}-${NAMES[letter] ?? "air"}`;
}

/** The flat colour of an element, for glyphs and light. */
export function colour(letter: string): string {
  return `var(--por-${NAMES[letter] ?? "air"})`;
}

export function isStone(mark: string): boolean {
  return mark in NAMES;
}

/** Stones on a key, and cells for them. */
export function filled(key: Key): [number, number] {
  const marks = [...key.grid].filter((mark) => mark !== ".");
  return [marks.filter(isStone).length, marks.length];
}

export function keyName(t: Translate, key: Key): string {
  const [have, of] = filled(key);
  return t(key.prepared ? "key-prepared" : "key-name", { key: key.number, have, of });
}
