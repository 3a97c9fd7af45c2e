import { readdirSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { launchOptions, server } from "./browser";

const port = Number(process.env.LUDOTEKA_TEST_PORT ?? 18250);

/** nobody is told the goal of a game or coached, unless a test asks for it */
const GAMES = readdirSync(new URL("../../web/games/", import.meta.url));

export default defineConfig({
  testDir: ".",
  testIgnore: ["screenshots.spec.ts", "films.spec.ts", "traces.spec.ts"],
  workers: 2,
  fullyParallel: true, // a long file keeps no worker waiting
  timeout: 240_000,
  retries: 0, // a test that fails now and then is mended, not repeated
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  outputDir: "test-results",
  webServer: server(port),
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: "en",
    serviceWorkers: "block", // answers that tests hold back would come from there; app.spec.ts lets them work
    // somebody who knows the games: the goal card has tests of its own
    storageState: { cookies: [], origins: [{ origin: `http://127.0.0.1:${port}`, localStorage: [{ name: "ludoteka-known", value: JSON.stringify(GAMES) }, ...GAMES.map((game) => ({ name: `ludoteka-mentor-${game}`, value: JSON.stringify({ wish: false }) }))] }] },
    launchOptions: await launchOptions(),
    actionTimeout: 10_000,
    screenshot: "only-on-failure",
  },
});
