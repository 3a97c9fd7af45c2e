/** Cards travel: paid ones to the discard pile, new ones from the deck; own ones from and to the tray, others' from and to their name. */

import type { Step } from "../../lib/board";
import { symbol } from "./gems";

const FLIGHT_MS = 320;
const APART_MS = 70;
const SIZE = 44;

function middle(element: Element): readonly [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const BACK = "#nizam-card-back";

function fly(picture: string, from: Element, to: Element, delay: number, pace: number): void {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", picture);
  svg.append(use);
  svg.setAttribute("aria-hidden", "true");
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  svg.style.cssText = `position:fixed;z-index:9;pointer-events:none;width:${SIZE}px;height:${SIZE}px;left:${x - SIZE / 2}px;top:${y - SIZE / 2}px`;
  document.body.append(svg);
  const flight = svg.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${(toX - x) / 2}px, ${(toY - y) / 2 - 24}px) scale(1.15)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${toX - x}px, ${toY - y}px)`, opacity: 0.6 },
    ],
    { duration: FLIGHT_MS / pace, delay: delay / pace, easing: "cubic-bezier(.3, .1, .3, 1)", fill: "backwards" },
  );
  flight.finished.then(
    () => svg.remove(),
    () => svg.remove(),
  );
}

/** The letters of the cards that a step took or gave; cards taken by others are not known. */
export function moved(step: Step): { taken: string[]; given: string[] } {
  const taken: string[] = [];
  const given: string[] = [];
  for (const { message, args } of step.events) {
    if (message === "takes-these-cards") taken.push(...String(args.cards).split(" "));
    if (message === "takes-cards") taken.push(...Array<string>(Number(args.count)).fill(""));
    if (message === "shifts" || message === "discards") given.push(String(args.gem).replace("@gem-", ""));
  }
  return { taken, given };
}

/** `mark`: of the seat that made the step, where it is not the reader. */
export function flyCards(floor: Element, step: Step, pace: number, mark: number | null): void {
  const pile = (name: string) => floor.querySelector(`[data-pile="${name}"] svg`);
  const other = mark === null ? null : document.querySelector(`.players .s${mark}`);
  const slot = (letter: string) => other ?? floor.querySelector(`[data-slot="${letter}"]`);
  const [deck, discard] = [pile("deck"), pile("discard")];
  const { taken, given } = moved(step);
  taken.forEach((letter, i) => {
    const to = slot(letter);
    if (deck && to) fly(letter ? symbol(letter) : BACK, deck, to, i * APART_MS, pace);
  });
  given.forEach((letter, i) => {
    const from = slot(letter);
    if (discard && from) fly(symbol(letter), from, discard, i * APART_MS, pace);
  });
}
