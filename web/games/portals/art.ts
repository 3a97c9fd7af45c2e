/** The drawings of Portals by the letters of the view. */

import type { Facets, Translate } from "../../lib/board";
import { GRID, label } from "./geometry";
import type { Key, View } from "./view";

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

/** A stone is pulled from its source onto a free cell of a key: taken and put there in one go. */
export function ontoKeys(view: View, seat: number): { onto: () => Facets[] } {
  const free = (key: Key | null, slot: number) =>
    [...(key?.grid ?? "")].flatMap((mark, at) =>
      mark === "#" ? [{ kind: "place_stone", slot: String(slot + 1), hole: label(at, GRID) }] : [],
    );
  return { onto: () => (view.seats[seat]?.keys ?? []).flatMap(free) };
}
