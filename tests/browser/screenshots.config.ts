import { defineConfig } from "@playwright/test";
import { launchOptions, server } from "./browser";

const port = Number(process.env.LUDOTEKA_TEST_PORT ?? 18251);

export default defineConfig({
  testDir: ".",
  testMatch: "screenshots.spec.ts",
  workers: 1,
  timeout: 600_000,
  reporter: [["list"]],
  webServer: server(port),
  use: { baseURL: `http://127.0.0.1:${port}`, launchOptions: await launchOptions(), actionTimeout: 15_000 },
});
