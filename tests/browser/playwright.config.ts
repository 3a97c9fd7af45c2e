import { defineConfig } from "@playwright/test";
import { launchOptions, server } from "./browser";

const port = Number(process.env.LUDOTEKA_TEST_PORT ?? 18250);

export default defineConfig({
  testDir: ".",
  testIgnore: "screenshots.spec.ts",
  workers: 2,
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
    launchOptions: await launchOptions(),
    actionTimeout: 10_000,
    screenshot: "only-on-failure",
  },
});
