/** Everybody's things travel: favours between supply and piles, runes from the stack, elders to their space and home. */

import { favour } from "./colours";
import { arrivedIn, leftIn } from "./spots";
import type { View } from "./view";

const FLIGHT_MS = 320;
const APART_MS = 60;
/** more of one kind fly as a bundle */
const MOST = 4;

interface Control {
  readonly href: string;
  readonly box: string;
  readonly width: number;
  readonly height: number;
}

function favourThing(colour: string): Control {
  return { href: favour(colour), box: "-1 -1 66 68", width: 36, height: 37 };
}
const RUNE: Control = { href: "#inori-rune-back", box: "0 0 56 65", width: 40, height: 46 };
function elderThing(mark: number | "neutral"): Control {
  return { href: `#inori-elder-${mark}`, box: "0 -2 48 76", width: 38, height: 60 };
}

function middle(element: Element): readonly [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

function fly(thing: Control, from: Element, to: Element, delay: number, pace: number): void {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", thing.href);
  svg.setAttribute("viewBox", thing.box);
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "ino-flight");
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

function besideName(seat: number): Element | null {
  return document.querySelector(`.players [data-seat="${seat}"] .score`);
}
/** Where a seat keeps its things: under the board if it is the reader's, else beside its name. */
function homeOf(seat: number, mine: boolean, what: string): Element | null {
  return (mine ? find("own", what) : null) ?? besideName(seat);
}
function pileOf(seat: number, mine: boolean, colour: string): Element | null {
  return (mine ? find("pile", colour) : null) ?? besideName(seat);
}

type Send = (thing: Control, from: Element | null, to: Element | null) => void;

function elders(previous: View, view: View, me: number, mark: (seat: number) => number, send: Send): void {
  const home = (piece: string) =>
    piece === "neutral" ? find("space", "T5") : homeOf(Number(piece), Number(piece) === me, "elders");
  const look = (piece: string) => elderThing(piece === "neutral" ? piece : mark(Number(piece)));
  const arrived = arrivedIn(previous, view);
  const left = leftIn(previous, view);
  const moved = arrived && left.find((was) => was.piece === arrived.piece);
  if (arrived) send(look(arrived.piece), moved ? find("space", moved.space) : home(arrived.piece), find("space", arrived.space));
  for (const was of left) if (was !== moved) send(look(was.piece), find("space", was.space), home(was.piece));
}

/** What every seat gained and gave between two views, shown as flights. */
export function flyAll(previous: View, view: View, me: number, mark: (seat: number) => number, pace: number): void {
  let delay = 0;
  const send: Send = (thing, from, to) => {
    if (from && to) fly(thing, from, to, delay, pace);
    delay += APART_MS;
  };
  if (previous.season !== view.season) return;
  elders(previous, view, me, mark, send);
  view.seats.forEach((after, seat) => {
    const before = previous.seats[seat];
    if (!before) return;
    view.colours.forEach((colour, i) => {
      const change = (after.tokens[i] ?? 0) - (before.tokens[i] ?? 0);
      const [supply, pile] = [find("supply", colour), pileOf(seat, seat === me, colour)];
      for (let k = 0; k < Math.min(MOST, Math.abs(change)); k++) {
        send(favourThing(colour), change > 0 ? supply : pile, change > 0 ? pile : supply);
      }
    });
    if (after.face_down > before.face_down) send(RUNE, find("supply", "runes"), homeOf(seat, seat === me, "runes"));
  });
}
