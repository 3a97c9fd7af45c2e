// The script of the first table view, gzipped, with the largest board: the bar is 150 kB.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const BAR = 150_000;
const built = new URL("../../src/ludoteka/server/web/", import.meta.url).pathname;
const manifest = JSON.parse(readFileSync(join(built, ".vite/manifest.json"), "utf8"));

function* needed(key, seen) {
  if (seen.has(key)) return;
  seen.add(key);
  yield manifest[key].file;
  for (const next of manifest[key].imports ?? []) yield* needed(next, seen);
}
const gzipped = (file) => gzipSync(readFileSync(join(built, file))).length;
function weight(...keys) {
  const seen = new Set();
  return keys
    .flatMap((key) => [...needed(key, seen)])
    .filter((f) => f.endsWith(".js"))
    .reduce((sum, f) => sum + gzipped(f), 0);
}

const frame = ["index.html", "pages/Table.svelte", "text/uk.ftl?raw"];
const kits = Object.keys(manifest).filter((key) => /^games\/[^/]+\/kit\.ts$/.test(key));
let worst = 0;
for (const kit of [null, ...kits]) {
  const game = kit?.split("/")[1];
  const text = Object.keys(manifest).filter((key) => key.endsWith(`/${game}/text/uk.ftl?raw`));
  const size = weight(...frame, ...(kit ? [kit, ...text] : []));
  worst = Math.max(worst, size);
  console.log(`${(size / 1000).toFixed(1)} kB gzipped: first table view${game ? ` of ${game}` : " without a board"}`);
}
if (worst > BAR) {
  console.error(`over the bar of ${BAR / 1000} kB`);
  process.exit(1);
}
