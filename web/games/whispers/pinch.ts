/** Two fingers enlarge the map of a phone; the place between them stays where it is. */

export const SMALLEST = 0.33;
export const LARGEST = 1.6;

export function within(scale: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, scale));
}

interface Zoom {
  scale(): number;
  set(scale: number): void;
}

/** The scroll position that keeps the point under `at` (from the pane's edge) where it is. */
export function kept(scroll: number, at: number, ratio: number): number {
  return (scroll + at) * ratio - at;
}

/** Changes the scale around a point of the pane. */
export function zoomAt(pane: HTMLElement, zoom: Zoom, scale: number, x: number, y: number): void {
  const ratio = within(scale) / zoom.scale();
  const [left, top] = [kept(pane.scrollLeft, x, ratio), kept(pane.scrollTop, y, ratio)];
  zoom.set(within(scale));
  requestAnimationFrame(() => pane.scrollTo({ left, top }));
}

function spread(touches: TouchList): { apart: number; x: number; y: number } | null {
  const [a, b] = [touches[0], touches[1]];
  if (!a || !b) return null;
  return {
    apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
  };
}

/** An attachment of the pane that scrolls the map. */
export function pinch(zoom: Zoom): (pane: HTMLElement) => () => void {
  return (pane) => {
    let begun: { apart: number; scale: number } | null = null;
    const start = (event: TouchEvent) => {
      const fingers = spread(event.touches);
      begun = fingers && { apart: fingers.apart, scale: zoom.scale() };
    };
    const move = (event: TouchEvent) => {
      const fingers = spread(event.touches);
      if (!fingers || !begun) return;
      event.preventDefault();
      const box = pane.getBoundingClientRect();
      zoomAt(pane, zoom, (begun.scale * fingers.apart) / begun.apart, fingers.x - box.x, fingers.y - box.y);
    };
    pane.addEventListener("touchstart", start, { passive: true });
    pane.addEventListener("touchmove", move, { passive: false });
    return () => {
      pane.removeEventListener("touchstart", start);
      pane.removeEventListener("touchmove", move);
    };
  };
}
