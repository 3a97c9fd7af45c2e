// Nothing outside web/games names a game, and no board imports another's.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const web = new URL("..", import.meta.url).pathname;
const games = readdirSync(join(web, "../src/ludoteka/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map((entry) => entry.name);

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name === "node_modules") continue;
    if (entry.isDirectory()) yield* files(path);
    else if (/\.(ts|svelte|ftl)$/.test(entry.name)) yield path;
  }
}

const wrong = [];
for (const path of files(web)) {
  const name = relative(web, path);
  const own = /^games\/([^/]+)\//.exec(name)?.[1];
  if (own === undefined && !/^(lib|pages|text|App|main)/.test(name)) continue;
  const text = readFileSync(path, "utf8");
  for (const game of games) {
    const named = own === undefined ? new RegExp(`\\b${game}\\b`, "i") : new RegExp(`games/${game}/|\\.\\./${game}/`);
    if (game !== own && named.test(text)) wrong.push(`${name} names ${game}`);
  }
}
if (wrong.length > 0) {
  console.error(wrong.join("\n"));
  process.exit(1);
}
console.log(`layers: nothing in the frame names one of ${games.length} games`);
