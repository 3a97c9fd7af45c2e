import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const here = import.meta.dirname;
const LANGUAGES = ["en", "uk", "ru"];

/** the frame's own, and what one page alone needs */
const CATALOGUES = ["", "host.", "help.", "settings.", "seldom."];

function resource(language: string, catalogue = ""): FluentResource {
  return new FluentResource(readFileSync(join(here, `${catalogue}${language}.ftl`), "utf8"));
}
function idsOf(language: string, catalogue = ""): string[] {
  return resource(language, catalogue).body.map((entry) => entry.id);
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
    for (const catalogue of CATALOGUES) expect(idsOf(language, catalogue)).toEqual(idsOf("en", catalogue));
  });

  it.each(LANGUAGES)("are well written in %s", (language) => {
    for (const catalogue of CATALOGUES) {
      expect(new FluentBundle(language).addResource(resource(language, catalogue))).toEqual([]);
    }
  });

  it("hold every sentence that the frame says", () => {
    const known = new Set(idsOf("en"));
    const code = ["lib", "pages"].flatMap((folder) => [...sources(join(here, "..", folder))]).join("\n");

    const said = [...code.matchAll(/\bsay\(\s*["'`]([\w-]+)["'`]/g)].map((m) => m[1] ?? "");

    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((id) => !known.has(id))).toEqual([]);
  });

  it("hold every sentence that the host's page says, and a line for all that is noted", () => {
    const known = new Set(idsOf("en", "host."));
    const code = [...sources(join(here, "../lib/host")), readFileSync(join(here, "../pages/Host.svelte"), "utf8")].join("\n");
    const server = readdirSync(join(here, "../../src/ludoteka"), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".py"))
      .map((name) => readFileSync(join(here, "../../src/ludoteka", name), "utf8"))
      .join("\n");

    const said = [...code.matchAll(/\bt\(\s*["'`]([\w-]+)["'`]/g)].map((m) => m[1] ?? "");
    const noted = [...server.matchAll(/\b(?:_note|context\.note|audit\.note)\((?:store, |upkeep\.store, )?"(\w+)"/g)].map(
      (m) => `noted-${m[1]}`,
    );

    expect(said.length).toBeGreaterThan(30);
    expect(noted.length).toBeGreaterThan(10);
    expect([...said, ...noted].filter((id) => !known.has(id))).toEqual([]);
  });

  it("hold every sentence that is seldom said", () => {
    const known = new Set(idsOf("en", "seldom."));
    const code = [...sources(join(here, "../lib"))].filter((file) => file.includes('texts("seldom")')).join("\n");

    const said = [...code.matchAll(/\bt\((?:[^()]*? \? )?"([\w-]+)"(?: : "([\w-]+)")?/g)].flatMap((m) => [
      m[1] ?? "",
      m[2] ?? m[1] ?? "",
    ]);

    expect(said.length).toBeGreaterThan(40);
    expect(said.filter((id) => !known.has(id))).toEqual([]);
  });

  it("hold every sentence that the page of settings says", () => {
    const known = new Set(idsOf("en", "settings."));
    const files = ["../pages/Settings.svelte", "../lib/house/SettingsPreview.svelte"];
    const code = files.map((name) => readFileSync(join(here, name), "utf8")).join("\n");

    const said = [...code.matchAll(/\bt\(\s*["']([\w-]+)["']/g)].map((m) => m[1] ?? "");

    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((id) => !known.has(id))).toEqual([]);
  });

  it("hold a sentence for every refusal of the server", () => {
    const known = new Set([...idsOf("en"), ...idsOf("en", "seldom.")]);
    const errors = readFileSync(join(here, "../../src/ludoteka/server/errors.py"), "utf8");

    const codes = [...errors.matchAll(/^ {4}"(\w+)": \d+,/gm)].map((m) => `error-${m[1]?.replaceAll("_", "-")}`);

    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((id) => id !== "error-not-legal" && !known.has(id))).toEqual([]);
  });
});
