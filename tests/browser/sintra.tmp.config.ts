import { defineConfig } from "@playwright/test";
import { launchOptions } from "/work/main/tests/browser/browser";
export default defineConfig({ testDir: "/work/main/tests/browser", testMatch: "sintra.spec.ts", workers: 1, timeout: 240000, expect: { timeout: 15000 }, reporter: [["list"]], outputDir: "/tmp/sintra/pw", use: { baseURL: "http://localhost:18310", viewport: { width: 1280, height: 800 }, locale: "en", launchOptions: await launchOptions(), actionTimeout: 10000, contextOptions: { reducedMotion: "reduce" } } });
