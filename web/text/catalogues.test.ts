import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const here = import.meta.dirname;
const LANGUAGES = ["en", "uk", "ru"];

function resource(language: string): FluentResource {
  return new FluentResource(readFileSync(join(here, `${language}.ftl`), "utf8"));
}
function idsOf(language: string): string[] {
  return resource(language).body.map((entry) => entry.id);
}
function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts")) yield readFileSync(path, "utf8");
  }
}

describe("the frame's catalogues", () => {
  it.each(["uk", "ru"])("have the same messages in en and %s, in the same order", (language) => {
    expect(idsOf(language)).toEqual(idsOf("en"));
  });

  it.each(LANGUAGES)("are well written in %s", (language) => {
    const bundle = new FluentBundle(language);

    expect(bundle.addResource(resource(language))).toEqual([]);
  });

  it("hold every sentence that the frame says", () => {
    const known = new Set(idsOf("en"));
    const code = ["lib", "pages"].flatMap((folder) => [...sources(join(here, "..", folder))]).join("\n");

    const said = [...code.matchAll(/\bsay\(\s*["'`]([\w-]+)["'`]/g)].map((m) => m[1] ?? "");

    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((id) => !known.has(id))).toEqual([]);
  });

  it("hold a sentence for every refusal of the server", () => {
    const known = new Set(idsOf("en"));
    const errors = readFileSync(join(here, "../../src/ludoteka/server/errors.py"), "utf8");

    const codes = [...errors.matchAll(/^ {4}"(\w+)": \d+,/gm)].map((m) => `error-${m[1]?.replaceAll("_", "-")}`);

    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((id) => id !== "error-not-legal" && !known.has(id))).toEqual([]);
  });
});
