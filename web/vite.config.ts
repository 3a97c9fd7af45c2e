import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = process.env.LUDOTEKA_SERVER ?? "http://127.0.0.1:8000";

const GAMES = new URL("games/", import.meta.url);

/** A game's `emblem.svg` as a symbol of the page: `#g-<key>`. */
function emblem(game: string): string {
  const drawn = readFileSync(new URL(`${game}/emblem.svg`, GAMES), "utf8");
  return drawn
    .replace(/^<svg [^>]*viewBox="([^"]+)"[^>]*>/, `<symbol id="g-${game}" viewBox="$1">`)
    .replace("</svg>", "</symbol>");
}

/** Icons, seats and emblems stand in the page itself: one request fewer, and no flash without them. */
function inlineSymbols(): Plugin {
  return {
    name: "inline-symbols",
    transformIndexHtml(html) {
      const sprite = readFileSync(new URL("art/symbols.svg", import.meta.url), "utf8");
      const emblems = readdirSync(GAMES).map(emblem).join("");
      const hidden = sprite
        .replace(/<!--.*?-->| data-name="[^"]*"|\n/gs, "") // for those who read the file
        .replace("</svg>", `${emblems}</svg>`)
        .replace("<svg ", `<svg width="0" height="0" style="position:absolute" aria-hidden="true" `);
      return html.replace("<!--symbols-->", () => hidden);
    },
  };
}

/** What the bundler lends to all files is 158 bytes, not worth a request: it stands in each that asks for it. */
function lentInline(): Plugin {
  return {
    name: "lent-inline",
    apply: "build",
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        const [file, lent] = Object.entries(bundle).find(([name]) => name.includes("rolldown-runtime")) ?? [];
        if (!file || lent?.type !== "chunk") return;
        const [, body, own] = /^(.*)export\{(\w+)(?: as t)?\};?\s*$/s.exec(lent.code) ?? [];
        if (!body) throw new Error(`${file} is not what it was`);
        const asks = new RegExp(`import\\{t as ([\\w$]+)\\}from"[^"]*${basename(file)}";`);
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk") continue;
          chunk.code = chunk.code.replace(asks, (_, name) => `const ${name}=(()=>{${body}return ${own}})();`);
          chunk.imports = chunk.imports.filter((name) => name !== file);
          if (chunk.code.includes(basename(file))) throw new Error(`${chunk.fileName} still asks for ${file}`);
        }
        delete bundle[file];
      },
    },
  };
}

/** The service worker, which knows the files of this build. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      const page = readFileSync(join(dir, "index.html"), "utf8");
      const shell = [
        "/",
        ...Object.keys(bundle)
          .map((name) => `/${name}`)
          .filter((name) => page.includes(name)),
      ];
      const build = createHash("sha256")
        .update([page, ...Object.keys(bundle)].join())
        .digest("hex")
        .slice(0, 12);
      const worker = readFileSync(new URL("sw.mjs", import.meta.url), "utf8");
      const known = `const [BUILD, SHELL] = ${JSON.stringify([build, shell])};\n`;
      writeFileSync(join(dir, "sw.js"), known + worker);
    },
  };
}

const WORTH_PACKING = /\.(js|css|svg|json|webmanifest)$/;
const LEAST_BYTES = 1000;

/** Every file also packed, as small as it gets: the server sends what the browser takes. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir = "" }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        const file = join(dir, name);
        if (!WORTH_PACKING.test(name) || statSync(file).size < LEAST_BYTES) continue;
        const plain = readFileSync(file);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
        writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }));
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}

/** what lists of games say of each */
const NAMES = /^(title|subtitle|tagline) =/;

/** `<language>.ftl?names`: of a game's sentences only its names, for pages on which no game is played. */
function names(): Plugin {
  return {
    name: "names",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".ftl?names")) return null;
      const lines = readFileSync(id.replace("?names", ""), "utf8").split("\n");
      return `export default ${JSON.stringify(lines.filter((line) => NAMES.test(line)).join("\n"))}`;
    },
  };
}

/** who greets somebody new, of all bots */
const CREW = ["apprentice", "gardener", "raider", "watcher", "scholar"];
/** what shows only while a bot thinks, is glad or sad */
const MOODS = /<(\w+) style="opacity:var\(--bot-(?:think|glad|sad),0\)"[^>]*(?:\/>|>.*?<\/\1>)/g;

/** `bots.svg?crew`: a few faces and no moods, a third of all drawings, for the page that has no room for more. */
function crew(): Plugin {
  return {
    name: "crew",
    enforce: "pre",
    load(id) {
      if (!id.endsWith("bots.svg?crew")) return null;
      const sprite = readFileSync(id.replace("?crew", ""), "utf8");
      const symbols = sprite.match(/<symbol id="bot-.*?<\/symbol>/gs) ?? [];
      const faces = CREW.map((figure) => symbols.find((one) => one.includes(`id="bot-${figure}"`))?.replace(MOODS, ""));
      const drawn = faces.join("").replaceAll(/ data-name="[^"]*"/g, "");
      const defs = sprite.match(/<(\w+) id="bot-[^"]+"(?:(?!<symbol).)*?<\/\1>/gs) ?? [];
      const used = defs.filter((one) => drawn.includes(`#${/id="([^"]+)"/.exec(one)?.[1]})`));
      return `export default ${JSON.stringify({ figures: CREW, drawings: `<svg>${used.join("")}${drawn}</svg>` })}`;
    },
  };
}

const TEXTS: [RegExp, string][] = [
  [/games\/\w+\/text\/(\w+)\.ftl\?names$/, "text-$1"],
  [/games\/\w+\/text\/taste\.(\w+)\.ftl/, "text-$1"],
  [/games\/(\w+)\/text\/(?:goal\.)?(\w+)\.ftl/, "text-$1-$2"],
  [/text\/(en|uk|ru)\.ftl/, "text-$1"],
];

function named(kinds: [RegExp, string][]): (module: string) => string | null {
  return (module) => {
    for (const [test, name] of kinds) {
      const found = test.exec(module);
      if (found) return name.replace(/\$(\d)/g, (_, part) => found[part] ?? "");
    }
    return null;
  };
}

/**
 * Few requests: the home page of somebody new and what every page needs is one file; so are what waits for
 * somebody who comes back, a move to try, a table, a game, and the sentences of a language. Each takes along
 * what it imports, unless it is in one before it.
 */
const GROUPS = [
  {
    name: "frame",
    test: /web\/(App\.svelte|main\.ts|pages\/Home\.svelte)|node_modules|shell\/(shell|frame)\.ts|parts\/Level|playback\/seen/,
  },
  { name: "today", test: /lib\/home\/(Today|JustFinished)\.svelte/ },
  { name: "taste", test: /web\/games\/\w+\/taste\// },
  { name: "table", test: /pages\/Table\.svelte|lib\/board\.ts|teach\/(GoalCard|mentor)|insight\/explains|bots\.svg/ },
  { name: named([[/web\/games\/(\w+)\//, "game-$1"]]) },
  { name: named(TEXTS) },
].map((group, place) => ({ ...group, priority: 9 - place }));

export default defineConfig({
  plugins: [svelte(), names(), crew(), inlineSymbols(), lentInline(), serviceWorker(), packed()],
  build: {
    outDir: "../src/ludoteka/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  resolve: { conditions: ["browser"] },
});
