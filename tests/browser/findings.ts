/** What axe-core finds on a page. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Finding {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

/** Whether a word that stands on the element is missing in its name. */
const MISSES_A_WORD = `(target) => {
  const element = document.querySelector(target);
  if (!element) return false; // it is gone since axe looked at it: a mark that fades
  const name = (element.getAttribute("aria-label") ?? "").toLowerCase();
  return (element.textContent.toLowerCase().match(/\\p{L}{2,}/gu) ?? []).some((word) => !name.includes(word));
}`;

/** What axe looks at and for. */
interface Question {
  within?: string;
  /** which of the names that lack something count, as a function of the element's selector */
  counts?: string;
  /** these rules and no others */
  only?: readonly string[];
}
/** what a theme can change */
const OF_COLOUR = ["color-contrast", "link-in-text-block"];

/**
 * Serious and critical findings, each with the first places where it was found. `label-content-name-mismatch` is switched on:
 * who speaks to the page says what stands there.
 */
export async function findings(page: Page, { within = "html", counts = "() => true", only }: Question = {}): Promise<string[]> {
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axe);
  const rules = only ? { runOnly: only } : { rules: { "label-content-name-mismatch": { enabled: true } } };
  const options = { resultTypes: ["violations"], preload: false, ...rules }; // style sheets are not fetched a second time
  const found = (await page.evaluate(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)}).then((r) => r.violations.map((v) => ({ id: v.id, impact: v.impact, nodes: v.nodes.filter((n) => v.id !== 'label-content-name-mismatch' || (${counts})(n.target[0])).map((n) => ({ html: n.html })) })).filter((v) => v.nodes.length > 0))`,
  )) as Finding[];
  return found
    .filter((f) => f.impact === "serious" || f.impact === "critical")
    .map((f) => `${f.id} (${f.nodes.length}): ${f.nodes.slice(0, 3).map((n) => n.html.slice(0, 200)).join(" | ")}`);
}

/** On a board in play, where pieces have numbers that their names tell in words: a name lacks what stands there if it lacks a word. */
export function findingsOnBoard(page: Page, within = "html"): Promise<string[]> {
  return findings(page, { within, counts: MISSES_A_WORD });
}

/** The same page in both themes: all in light, in dark what is another colour. */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const light = await findings(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = await findings(page, { only: OF_COLOUR });
  return [...light.map((f) => `light: ${f}`), ...dark.map((f) => `dark: ${f}`)];
}
