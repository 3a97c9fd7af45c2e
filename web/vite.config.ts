import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = process.env.LUDOTEKA_SERVER ?? "http://127.0.0.1:8000";

/** Icons, seats and emblems stand in the page itself: one request fewer, and no flash without them. */
function inlineSymbols(): Plugin {
  return {
    name: "inline-symbols",
    transformIndexHtml(html) {
      const sprite = readFileSync(new URL("art/symbols.svg", import.meta.url), "utf8");
      const hidden = sprite.replace("<svg ", `<svg width="0" height="0" style="position:absolute" aria-hidden="true" `);
      return html.replace("<!--symbols-->", () => hidden);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), inlineSymbols()],
  build: {
    outDir: "../src/ludoteka/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  resolve: { conditions: ["browser"] },
});
