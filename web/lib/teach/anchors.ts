/** What a coach points at: controls by their facets, other things of the board by their names. */

import type { Facets, Legal } from "../board";
import { isPartOf } from "../choosing/choices";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `take place:3` is a control's facets with the kind first; `#window:1` the thing of that name. */
export function facetsOf(at: string): Facets {
  return Object.fromEntries(
    at.split(" ").map((word, i) => (i === 0 && !word.includes(":") ? ["kind", word] : (word.split(":") as [string, string]))),
  );
}

function visible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
/** Something lies over it (`data-covers`): a question, or the buttons of a map. */
function isCovered(element: Element, across: number, down: number): boolean {
  const over = document.elementFromPoint(across, down)?.closest("[data-covers]");
  return Boolean(over) && !over?.contains(element);
}
/** Its middle is on the screen and free, and no pane has scrolled it away. */
export function inSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const [across, down] = [x + width / 2, y + height / 2];
  for (let pane = element.parentElement; pane; pane = pane.parentElement) {
    if (getComputedStyle(pane).overflow === "visible") continue;
    const box = pane.getBoundingClientRect();
    if (across < box.left || across > box.right || down < box.top || down > box.bottom) return false;
  }
  const onScreen = across >= 0 && across <= innerWidth && down >= 0 && down <= innerHeight;
  return onScreen && !isCovered(element, across, down);
}
/** less than this beyond the edge is not missed */
const SLACK = 4;
/** All of it that the window has room for. */
export function isWhole(element: Element): boolean {
  const { left, right, width } = element.getBoundingClientRect();
  return width > innerWidth || (left >= -SLACK && right <= innerWidth + SLACK);
}
function controls(): [Element, Facets][] {
  const found = [...document.querySelectorAll("[data-facets]")].filter(visible);
  return found.map((element) => [element, JSON.parse(element.getAttribute("data-facets") ?? "{}") as Facets]);
}

/** What a point names; of several in turn (`#palace:1|#seat:1`) the first that is on the screen. */
export function things(points: string): Element[] {
  return (
    points
      .split("|")
      .map(thing)
      .find((found) => found.length > 0) ?? []
  );
}
function thing(at: string): Element[] {
  if (at.startsWith("#")) return [...document.querySelectorAll(`[data-thing~="${CSS.escape(at.slice(1))}"]`)].filter(visible);
  const facets = facetsOf(at);
  const found = controls().flatMap(([element, own]) => (isPartOf(facets, own) ? [element] : []));
  const onBoard = found.filter((element) => !element.closest(".prompt"));
  return onBoard.length > 0 ? onBoard : found;
}

/** The controls by which an action is chosen: those that say most of it. */
export function controlsOf(action: Legal): Element[] {
  const whole = { kind: action.kind, ...action.args };
  const parts = controls().filter(([, own]) => isPartOf(own, whole) && Object.keys(own).length > 0);
  const most = Math.max(...parts.map(([, own]) => Object.keys(own).length));
  return parts.flatMap(([element, own]) => (Object.keys(own).length === most ? [element] : []));
}

/** What stands on another page of the board: that page comes to the front by it. */
export const CLOSED = '[data-turns]:not([aria-selected="true"], [aria-expanded="true"], [aria-pressed="true"])';
/** What goes back when it has been looked at: it would lie over the board. */
export const OPENED = '[data-turns="back"]:is([aria-expanded="true"], [aria-pressed="true"])';
export function turn(thing: Element | undefined): void {
  thing?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

/** Its page of the board comes to the front, or it into the middle of the pane that has scrolled it away. */
export function turnTo(points: string): void {
  const [found] = things(points);
  if (found?.matches(CLOSED)) turn(found);
  else if (found && !inSight(found)) centre(found);
}
/** Into the middle of the pane around it, and nothing else is moved. */
export function centre(element: Element): void {
  const { x, y, width, height } = element.getBoundingClientRect();
  for (let pane = element.parentElement; pane && pane !== document.body; pane = pane.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(pane).overflow)) continue;
    const box = pane.getBoundingClientRect();
    pane.scrollBy({
      left: x + width / 2 - box.x - box.width / 2,
      top: y + height / 2 - box.y - box.height / 2,
      behavior: "instant",
    });
    return;
  }
}

/** One box round all of them and what sticks out of them (`data-juts`): the number of a card. */
export function around(elements: readonly Element[]): Box | null {
  const parts = elements.flatMap((e) => [e, ...e.querySelectorAll("[data-juts]")]);
  const boxes = parts.map((e) => e.getBoundingClientRect());
  if (boxes.length === 0) return null;
  const [left, top] = [Math.min(...boxes.map((b) => b.left)), Math.min(...boxes.map((b) => b.top))];
  return {
    x: left,
    y: top,
    width: Math.max(...boxes.map((b) => b.right)) - left,
    height: Math.max(...boxes.map((b) => b.bottom)) - top,
  };
}
