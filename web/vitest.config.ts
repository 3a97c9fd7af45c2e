import { configDefaults, defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

/** tests of what hears of changes */
const REACTIVE = "**/*.svelte.test.ts";

export default mergeConfig(
  page,
  defineConfig({
    test: {
      projects: [
        { extends: true, test: { name: "plain", exclude: [...configDefaults.exclude, REACTIVE] } },
        { extends: true, test: { name: "page", include: [REACTIVE], environment: "./tools/page.ts" } },
      ],
    },
  }),
);
