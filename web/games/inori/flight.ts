/** The reader's own things travel: favours between supply and piles, runes from the stack, elders to their space. */

import { favour } from "./colours";
import { arrivedIn } from "./spots";
import type { View } from "./view";

const FLIGHT_MS = 320;
const APART_MS = 60;

interface Thing {
  readonly href: string;
  readonly box: string;
  readonly width: number;
  readonly height: number;
}

function favourThing(colour: string): Thing {
  return { href: favour(colour), box: "-1 -1 66 68", width: 36, height: 37 };
}
const RUNE: Thing = { href: "#inori-rune-back", box: "0 0 56 65", width: 40, height: 46 };
function elderThing(mark: number): Thing {
  return { href: `#inori-elder-${mark}`, box: "0 -2 48 76", width: 38, height: 60 };
}

function middle(element: Element): readonly [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

function fly(thing: Thing, from: Element, to: Element, delay: number, pace: number): void {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", thing.href);
  svg.setAttribute("viewBox", thing.box);
  svg.setAttribute("aria-hidden", "true");
  svg.append(use);
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  const { width, height } = thing;
  svg.style.cssText = `position:fixed;z-index:9;pointer-events:none;width:${width}px;height:${height}px;left:${x - width / 2}px;top:${y - height / 2}px`;
  document.body.append(svg);
  const flight = svg.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${(toX - x) / 2}px, ${(toY - y) / 2 - 34}px) scale(1.12)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${toX - x}px, ${toY - y}px)`, opacity: 0.7 },
    ],
    { duration: FLIGHT_MS / pace, delay: delay / pace, easing: "cubic-bezier(.3, .1, .3, 1)", fill: "backwards" },
  );
  flight.finished.then(
    () => svg.remove(),
    () => svg.remove(),
  );
}

function find(name: string, value: string): Element | null {
  return document.querySelector(`[data-ino-${name}="${value}"]`);
}

/** What `seat` gained and gave between two views, shown as flights. */
export function flyOwn(previous: View, view: View, seat: number, mark: number, pace: number): void {
  const [before, after] = [previous.seats[seat], view.seats[seat]];
  if (!before || !after || previous.season !== view.season) return;
  let delay = 0;
  const send = (thing: Thing, from: Element | null, to: Element | null) => {
    if (from && to) fly(thing, from, to, delay, pace);
    delay += APART_MS;
  };
  const arrived = arrivedIn(previous, view);
  if (arrived?.piece === String(seat)) send(elderThing(mark), find("own", "elders"), find("space", arrived.space));
  view.colours.forEach((colour, i) => {
    const change = (after.tokens[i] ?? 0) - (before.tokens[i] ?? 0);
    const [supply, pile] = [find("supply", colour), find("pile", colour)];
    for (let k = 0; k < Math.abs(change); k++) {
      send(favourThing(colour), change > 0 ? supply : pile, change > 0 ? pile : supply);
    }
  });
  if (after.face_down > before.face_down) send(RUNE, find("supply", "runes"), find("own", "runes"));
}
