/** The browser of the tests: the machine's own Chromium, or the one that npm brings. */

import { existsSync } from "node:fs";
import chromium from "@sparticuz/chromium";

const OWN = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export async function launchOptions() {
  const executablePath = process.env.CHROMIUM ?? OWN.find((path) => existsSync(path)) ?? (await chromium.executablePath());
  return { executablePath, args: ["--no-sandbox", "--disable-gpu", "--headless=shell", "--no-zygote"] };
}

export function server(port: number, pace = 0) {
  const python = process.env.PYTHON ?? "../../.venv/bin/python";
  return {
    command: `${python} serve.py ${port} ${pace}`,
    url: `http://127.0.0.1:${port}/api/games`,
    reuseExistingServer: false,
    timeout: 120_000,
  };
}
