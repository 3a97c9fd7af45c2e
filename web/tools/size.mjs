// What a stranger waits for, over the wire: the home page and a first table of each game, in each language, with fonts,
// pictures, answers and headers (tests/browser/weight.spec.ts counts real pages). The build fails over the BARS.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const BARS = { home: 150_000, table: 250_000, requests: 15 };
const HEADERS = 800;
const ANSWERS = { home: [1200, 0], table: [1200, 700] };

const built = new URL("../../src/ludoteka/server/web/", import.meta.url).pathname;
const assets = readdirSync(join(built, "assets"));

function packed(file) {
  const path = join(built, "assets", file);
  return statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? statSync(path).size;
}
const named = (...names) =>
  names.flatMap((name) => assets.filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.(js|css|svg|woff2)$`).test(file)));

const manifest = JSON.parse(readFileSync(join(built, ".vite", "manifest.json"), "utf8"));
const bare = (file) => file.replace("assets/", "");
/** A file of code with all that it takes along. */
function withImports(name, seen = new Set()) {
  const key = Object.keys(manifest).find((key) => manifest[key].name === name && manifest[key].file.endsWith(".js"));
  if (!key) throw new Error(`the build has no ${name}`);
  const { file, css = [], imports = [] } = manifest[key];
  for (const one of [file, ...css]) seen.add(bare(one));
  for (const other of imports) if (!seen.has(bare(manifest[other].file))) withImports(manifest[other].name, seen);
  return seen;
}

const FONTS = ["golos-text", "golos-text-bold", "literata"];
const fonts = (game) => named(...FONTS, ...(styles(game).includes("italic") ? ["literata-italic"] : []));
const styles = (game) =>
  named(`game-${game}`)
    .map((file) => readFileSync(join(built, "assets", file), "utf8"))
    .join("");

const page = gzipSync(readFileSync(join(built, "index.html"))).length;

function weigh(files, answers) {
  const requests = 1 + files.length + answers.length;
  const bytes = page + files.reduce((sum, file) => sum + packed(file), 0) + answers.reduce((sum, size) => sum + size, 0);
  return { requests, bytes: bytes + requests * HEADERS };
}

const frame = (language) => named("frame", `text-${language}`);
function home(language) {
  return weigh([...frame(language), ...named(...FONTS), ...named("scene", "picture")], ANSWERS.home);
}
function table(game, language) {
  const code = ["table", `game-${game}`].flatMap((name) => [...withImports(name)]);
  const files = [...frame(language), ...fonts(game), ...code, ...named("table", `text-${game}-${language}`)];
  return weigh([...new Set(files)], ANSWERS.table);
}

const games = readdirSync(new URL("../games/", import.meta.url).pathname);
let heavy = false;
for (const language of ["en", "uk", "ru"]) {
  const pages = { "the home page": home(language) };
  for (const game of games) pages[`a first table of ${game}`] = table(game, language);
  for (const [what, { requests, bytes }] of Object.entries(pages)) {
    const bar = what.includes("home") ? BARS.home : BARS.table;
    heavy ||= bytes > bar || requests > BARS.requests;
    console.log(
      `${(bytes / 1000).toFixed(1)} kB of ${bar / 1000}, ${requests} requests of ${BARS.requests}: ${what}, ${language}`,
    );
  }
}
if (heavy) {
  console.error("the build is too heavy");
  process.exit(1);
}
