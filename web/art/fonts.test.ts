/** The letters that were cut for the page are all that its sentences need; no other font file has to be asked for. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const web = join(import.meta.dirname, "..");
const faces = readFileSync(join(web, "art/fonts.css"), "utf8").split("@font-face").slice(1);

function sentences(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ftl"));
  return files.map((file) => readFileSync(join(folder, file), "utf8").replaceAll("\n", "")).join("");
}

/** The letters of a face: `U+0020-007E, U+00A0, …`. */
function letters(face: string): Set<string> {
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  return new Set(
    ranges.flatMap(([, first = "", last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, n) => String.fromCodePoint(from + n));
    }),
  );
}

describe("the page's own letters", () => {
  const used = new Set(sentences(join(web, "text")) + sentences(join(web, "../src/ludoteka")));

  it.each(faces.map((face) => [/fonts\/([\w-]+)/.exec(face)?.[1], face]))("%s", (_, face = "") => {
    const cut = letters(face);
    expect([..."єіїґёъЄІЇҐЁЪ«»—’№"].filter((letter) => !cut.has(letter))).toEqual([]);
    expect([...used].filter((letter) => !cut.has(letter))).toEqual([]);
  });
});
