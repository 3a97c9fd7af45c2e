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
  return found.filter((e) => e.checkVisibility() && !(e instanceof HTMLButtonElement && e.disabled));
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
  let current: Element | null = null;
  let due = 0;

  function mark(): void {
    const items = itemsOf(zone);
    const stop = entry(items, current);
    for (const item of items) item.tabIndex = item === stop ? 0 : -1;
  }
  function later(): void {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(mark);
  }
  function entered(event: FocusEvent): void {
    current = (event.target as Element).closest(ITEMS);
    later();
  }
  function walk(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    if (!way || event.defaultPrevented || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const here = (event.target as Element).closest(ITEMS);
    if (!here || here.matches("[data-choose]")) return; // its own keys come later: the page's are heard at the root
    const others = itemsOf(zone).filter((item) => item !== here);
    const next =
      others[
        nearest(
          here.getBoundingClientRect(),
          others.map((e) => e.getBoundingClientRect()),
          way,
        )
      ];
    event.preventDefault();
    next?.focus();
  }
  const watch = new MutationObserver(later);
  watch.observe(zone, { childList: true, subtree: true });
  zone.addEventListener("focusin", entered);
  zone.addEventListener("keydown", walk);
  later();
  return () => {
    cancelAnimationFrame(due);
    watch.disconnect();
    zone.removeEventListener("focusin", entered);
    zone.removeEventListener("keydown", walk);
  };
}

/**
 * Which things may be chosen: on the board first, then the buttons. `data-choose`: a thing whose place is chosen with keys of
 * its own; `data-part`: one of several that make up a choice.
 */
export function choosable(root: ParentNode): HTMLElement[] {
  const all = [
    '.board :is([data-offer="legal"], [data-choose], [data-part])',
    '.own :is([data-offer="legal"], [data-part])',
    ".prompt .acts .btn:not(:disabled):not(.btn-quiet)",
  ];
  const found = all.flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)]);
  return found.filter((e) => e.checkVisibility());
}

/** The focus goes to the next thing that may be chosen: the one it is on, or the first, or `by` so many further. */
export function focusChoice(root: ParentNode, by = 0): void {
  const things = choosable(root);
  const here = things.indexOf(document.activeElement as HTMLElement);
  if (by === 0 && here >= 0) return;
  const next = by === 0 ? 0 : (here + by + things.length) % Math.max(1, things.length);
  things[here < 0 && by > 0 ? 0 : next]?.focus();
}
