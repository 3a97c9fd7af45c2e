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

/**
 * Serious and critical findings, each with the first places where it was found. `label-content-name-mismatch` is switched on:
 * who speaks to the page says what stands there.
 */
export async function findings(page: Page, within = "html", counts = "() => true"): Promise<string[]> {
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axe);
  const found = (await page.evaluate(
    `axe.run(${JSON.stringify(within)}, { resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } }).then((r) => r.violations.map((v) => ({ id: v.id, impact: v.impact, nodes: v.nodes.filter((n) => v.id !== 'label-content-name-mismatch' || (${counts})(n.target[0])).map((n) => ({ html: n.html })) })).filter((v) => v.nodes.length > 0))`,
  )) as Finding[];
  return found
    .filter((f) => f.impact === "serious" || f.impact === "critical")
    .map((f) => `${f.id} (${f.nodes.length}): ${f.nodes.slice(0, 3).map((n) => n.html.slice(0, 200)).join(" | ")}`);
}

/** On a board in play, where pieces have numbers that their names tell in words: a name lacks what stands there if it lacks a word. */
export function findingsOnBoard(page: Page): Promise<string[]> {
  return findings(page, "html", MISSES_A_WORD);
}

/** The same page in both themes. */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    all.push(...(await findings(page)).map((f) => `${colorScheme}: ${f}`));
  }
  return all;
}
