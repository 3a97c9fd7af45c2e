/** One stop of the Tab key for a whole zone; arrows walk inside it, in the direction they point. */

import type { Point } from "./press";

const ITEMS = "button, a[href], [role=button], [tabindex]";
const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** what lies aside counts as further away, and more than 60° off is another direction */
const ASIDE = 2;
const CONE = Math.sqrt(3);

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The nearest box in that direction; -1: there is none. */
export function nearest(from: Box, boxes: readonly Box[], way: Point): number {
  const start = middle(from);
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  boxes.forEach((box, i) => {
    const { x, y } = middle(box);
    const along = (x - start.x) * way.x + (y - start.y) * way.y;
    const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
    if (along <= 1 || aside > CONE * along) return;
    const far = along + ASIDE * aside;
    if (far < least) [best, least] = [i, far];
  });
  return best;
}

function itemsOf(zone: Element): HTMLElement[] {
  const found = [...zone.querySelectorAll<HTMLElement>(ITEMS)];
  return found.filter((e) => !(e instanceof HTMLButtonElement && e.disabled));
}
/** Asking what is visible is dear: one asks of few. */
function isVisible(element: Element): boolean {
  return element.checkVisibility();
}

/** The nearest visible item in that direction. */
function beside(here: Element, items: readonly HTMLElement[], way: Point): HTMLElement | undefined {
  const others = items.filter((item) => item !== here);
  const from = here.getBoundingClientRect();
  const boxes: Box[] = others.map((e) => e.getBoundingClientRect());
  for (let found = nearest(from, boxes, way); found >= 0; found = nearest(from, boxes, way)) {
    const item = others[found];
    if (item && isVisible(item)) return item;
    others.splice(found, 1);
    boxes.splice(found, 1);
  }
  return undefined;
}

/** What a thing is, beyond the element that stands for it now. */
function nameOf(element: Element | null): string | undefined {
  return (element as HTMLElement | null)?.dataset.facets;
}

/** The thing where the zone is entered: where one was, else what can be chosen, else the first. */
function entry(items: readonly HTMLElement[], was: Element | null): HTMLElement | undefined {
  const name = nameOf(was);
  const same = items.find((e) => e === was) ?? (name ? items.find((e) => nameOf(e) === name) : undefined);
  return same ?? items.find((e) => e.dataset.offer === "legal") ?? items[0];
}

export function roving(zone: HTMLElement): () => void {
  let stop: HTMLElement | undefined;
  let current: HTMLElement | null = null;
  let [frame, due] = [0, 0];

  function mark(): void {
    const items = itemsOf(zone).filter(isVisible);
    stop = entry(items, current);
    for (const item of items) item.tabIndex = item === stop ? 0 : -1;
  }
  /** when what has changed is drawn: nobody sees it */
  function later(): void {
    cancel();
    frame = requestAnimationFrame(() => {
      due = window.setTimeout(mark, 0);
    });
  }
  function cancel(): void {
    cancelAnimationFrame(frame);
    clearTimeout(due);
  }
  function entered(event: FocusEvent): void {
    current = (event.target as Element).closest<HTMLElement>(ITEMS);
    if (!current || current === stop) return;
    if (stop) stop.tabIndex = -1;
    current.tabIndex = 0;
    stop = current;
  }
  function walk(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    if (!way || event.defaultPrevented || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const here = (event.target as Element).closest(ITEMS);
    if (!here || here.matches("[data-choose]")) return; // its own keys come later: the page's are heard at the root
    event.preventDefault();
    beside(here, itemsOf(zone), way)?.focus();
  }
  const watch = new MutationObserver(later);
  watch.observe(zone, { childList: true, subtree: true });
  zone.addEventListener("focusin", entered);
  zone.addEventListener("keydown", walk);
  later();
  return () => {
    cancel();
    watch.disconnect();
    zone.removeEventListener("focusin", entered);
    zone.removeEventListener("keydown", walk);
  };
}

/**
 * Which things may be chosen: on the board first, then the buttons. `data-choose`: a thing whose place is chosen with keys of
 * its own; `data-part`: one of several that make up a choice.
 */
function choosable(root: ParentNode): HTMLElement[] {
  const all = [
    '.board :is([data-offer="legal"], [data-choose], [data-part])',
    '.own :is([data-offer="legal"], [data-part])',
    ".prompt .acts .btn:not(:disabled):not(.btn-quiet)",
  ];
  return all.flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)]);
}

/** The focus goes to the next thing that may be chosen: the one it is on, or the first, or the next one (`by` is 1), or the one before (-1). */
export function focusChoice(root: ParentNode, by: -1 | 0 | 1 = 0): void {
  const things = choosable(root);
  const here = things.indexOf(document.activeElement as HTMLElement);
  if (by === 0 && here >= 0) return;
  const ahead = by < 0 ? things.toReversed() : things;
  const from = here < 0 ? 0 : ahead.indexOf(document.activeElement as HTMLElement) + 1;
  [...ahead.slice(from), ...ahead.slice(0, from)].find(isVisible)?.focus();
}
