/** Draws flights over the scene: each piece travels on a low arc and is gone when it lands. */

import type { Flight, Spot } from "./flights";
import { HEIGHT, landOf, WIDTH } from "./map";

interface Looks {
  /** the society and the mark of a seat */
  society(seat: number): string;
  mark(seat: number): number;
}

const SIZES = { banner: [34, 40], agent: [36, 42], card: [30, 40], lamp: [18, 23] } as const;
const ARC = 26;
const SVG = "http://www.w3.org/2000/svg";

type Xy = readonly [number, number];

function middle(element: Element | null): Xy | null {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}

function onMap(scene: Element, region: string): Xy | null {
  const box = scene.querySelector(".map")?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const scale = Math.min(box.width / WIDTH, box.height / HEIGHT);
  const [x, y] = landOf(region).banners;
  return [box.x + box.width / 2 + (x - WIDTH / 2) * scale, box.y + box.height / 2 + (y - HEIGHT / 2) * scale];
}

/** Where a spot is on the screen now; nothing when it is not shown. */
function place(scene: Element, [what, name]: Spot): Xy | null {
  if (what === "region") return onMap(scene, name);
  if (what !== "seat") return middle(scene.querySelector(`[data-${what}="${name}"]`));
  const things = [...document.querySelectorAll(`[data-whispers-seat="${name}"], .players [data-seat="${name}"] .name`)];
  return things.map(middle).find((at) => at !== null) ?? null;
}

function symbol(flight: Flight, looks: Looks): string {
  if (flight.piece === "lamp") return "marker";
  if (flight.piece === "agent") return `agent-${looks.society(Number(flight.of))}`;
  return `${flight.piece === "card" ? "cardback" : "banner"}-${flight.of}`;
}

function draw(flight: Flight, looks: Looks, [x, y]: Xy): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#whispers-${symbol(flight, looks)}`);
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", `whispers-flight s${looks.mark(Number(flight.of) || 0)}`);
  svg.append(use);
  const [width, height] = SIZES[flight.piece];
  Object.assign(svg.style, {
    width: `${width}px`,
    height: `${height}px`,
    left: `${x - width / 2}px`,
    top: `${y - height / 2}px`,
  });
  return svg;
}

/** Starts the flights; what cannot be seen does not fly. */
export function fly(scene: Element, flights: readonly Flight[], looks: Looks, pace: number): void {
  for (const flight of flights) {
    const [from, to] = [place(scene, flight.from), place(scene, flight.to)];
    if (!from || !to) continue;
    const svg = draw(flight, looks, from);
    document.body.append(svg);
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const path = [
      { transform: "none" },
      { transform: `translate(${dx / 2}px, ${dy / 2 - ARC}px) scale(1.12)`, offset: 0.5 },
      { transform: `translate(${dx}px, ${dy}px)` },
    ];
    const timing = {
      duration: flight.ms / pace,
      delay: flight.delay / pace,
      easing: "cubic-bezier(.3, .1, .3, 1)",
      fill: "backwards" as const,
    };
    svg.animate(path, timing).finished.then(
      () => svg.remove(),
      () => svg.remove(),
    );
  }
}
