// The <style> of every component is written as Biome writes CSS: one declaration a line. `--write` puts it so.
// So is that of a new game's board, which becomes a component of the page.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const BLOCK = /(?<=^<style>\n).*?(?=^<\/style>)/ms;
const INDENT = "  ";
const web = new URL("..", import.meta.url).pathname;

const SKELETON = "../src/ludoteka/skeleton/web";
const found = ["lib", "pages", "games", SKELETON].flatMap((folder) =>
  readdirSync(join(web, folder), { recursive: true }).map((name) => join(folder, name)),
);
const written = new Map();
for (const name of ["App.svelte", ...found].filter((name) => name.endsWith(".svelte"))) {
  const style = BLOCK.exec(readFileSync(join(web, name), "utf8"));
  if (style !== null) written.set(name, style[0]);
}

// One run over copies of all blocks: a run for each of the components would take a minute
const copies = mkdtempSync(join(tmpdir(), "styles-"));
const copy = (name) => join(copies, `${name.replaceAll("../", "")}.css`);
for (const [name, style] of written) {
  mkdirSync(dirname(copy(name)), { recursive: true });
  writeFileSync(copy(name), style);
}
writeFileSync(join(copies, "biome.json"), readFileSync(join(web, "biome.json")));
const biome = spawnSync("npx", ["biome", "format", "--write", `--config-path=${copies}`, copies], { cwd: web, encoding: "utf8" });
if (biome.status !== 0) {
  console.error(biome.stderr);
  process.exit(1);
}
const indented = (style) => style.replace(/^(?=.)/gm, INDENT);
const wrong = [...written].filter(([name, style]) => style !== indented(readFileSync(copy(name), "utf8")));
if (process.argv.includes("--write")) {
  for (const [name] of wrong) {
    const text = readFileSync(join(web, name), "utf8");
    writeFileSync(
      join(web, name),
      text.replace(BLOCK, () => indented(readFileSync(copy(name), "utf8"))),
    );
  }
} else if (wrong.length > 0) {
  console.error(
    `The styles of these are not one declaration a line (npm run format):\n${wrong.map(([name]) => name).join("\n")}`,
  );
  process.exitCode = 1;
}
rmSync(copies, { recursive: true });
