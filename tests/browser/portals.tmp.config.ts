import { defineConfig } from "@playwright/test";
import { launchOptions } from "./browser";
export default defineConfig({
  testDir: ".", testMatch: "portals.spec.ts", workers: 1, timeout: 240_000, expect: { timeout: 15_000 }, reporter: [["list"]], outputDir: "/tmp/portals/results",
  use: { baseURL: "http://127.0.0.1:18451", viewport: { width: 1280, height: 800 }, locale: "en", launchOptions: await launchOptions(), actionTimeout: 10_000, screenshot: "only-on-failure" },
});
