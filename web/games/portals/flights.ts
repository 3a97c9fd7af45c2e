/** Pieces on their way, drawn above the page: from where they lay in the old picture to where they lie in the new one. */

import { drawing } from "./art";
import type { Move, Piece } from "./moves";

const SVG = "http://www.w3.org/2000/svg";
const DROP_PX = 90;
const PILL_MS = 1100;
const TURN_MS = 600;
const RISE_PX = 46;

/** The element of a place, or of what it is part of: `at:1:12`, `at:1`, `at`. */
function find(place: string): Element | null {
  for (let name = place; ; name = name.slice(0, name.lastIndexOf(":"))) {
    const found = document.querySelector(`[data-por~="${name}"]`);
    if (found || !name.includes(":")) return found;
  }
}

function boxOf(element: Element): DOMRect {
  return (element.querySelector("[data-piece]") ?? element).getBoundingClientRect();
}

function picture(href: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", href);
  svg.append(use);
  return svg;
}

function pictureOf(piece: Piece, from: Element | null, mark: (seat: number) => number): Element {
  if ("stone" in piece) return picture(drawing("stone", piece.stone));
  if ("marker" in piece) {
    const svg = picture(`#marker-${mark(piece.marker)}`);
    svg.style.color = `var(--seat-${mark(piece.marker)})`;
    return svg;
  }
  const card = from?.querySelector("svg.key")?.cloneNode(true);
  return card instanceof Element ? card : picture(`#key-back-${piece.key}`);
}

interface Ready {
  readonly move: Move;
  readonly box: DOMRect;
  readonly picture: Element;
}

export class Flights {
  #running: { animation: Animation; element: Element | null }[] = [];

  /** Before the page changes: where everything lies now. */
  prepare(moves: readonly Move[], mark: (seat: number) => number): Ready[] {
    return moves.flatMap((move) => {
      const from = find(move.from);
      return from ? [{ move, box: boxOf(from), picture: pictureOf(move.piece, from, mark) }] : [];
    });
  }

  /** After the page has changed: off they go. */
  start(ready: readonly Ready[], pace: number): void {
    for (const one of ready) this.#fly(one, pace);
  }

  /** Points rise where they were made. */
  rise(text: string, place: string, pace: number, delay = 0): void {
    const at = find(place);
    if (!at) return;
    const box = boxOf(at);
    const pill = document.createElement("b");
    pill.className = "por-gain";
    pill.textContent = text;
    pill.style.cssText = `left:${box.x + box.width / 2}px;top:${box.y + box.height / 2}px`;
    const [low, high] = ["translate(-50%, -50%)", `translate(-50%, calc(-50% - ${RISE_PX}px))`];
    this.#animate(
      pill,
      [
        { transform: `${low} scale(.6)`, opacity: 0 },
        { transform: low, opacity: 1, offset: 0.2 },
        { transform: high, opacity: 1, offset: 0.8 },
        { transform: high, opacity: 0 },
      ],
      { duration: PILL_MS / pace, delay: delay / pace, fill: "both", easing: "ease-out" },
    );
  }

  /** A card turns its face up. */
  turn(place: string, pace: number): void {
    const card = document.querySelector(`[data-por~="${place}"]`);
    if (!card) return;
    const options = { duration: TURN_MS / pace, easing: "ease-out" };
    const animation = card.animate([{ transform: "perspective(400px) rotateY(180deg)" }, { transform: "none" }], options);
    this.#running.push({ animation, element: null });
  }

  /** What is still on its way has arrived. */
  stop(): void {
    for (const { animation, element } of this.#running) {
      animation.cancel();
      element?.remove();
    }
    this.#running = [];
  }

  #fly({ move, box, picture }: Ready, pace: number): void {
    const target = find(move.to);
    const to = target ? boxOf(target) : move.falls ? new DOMRect(box.x, box.y + DROP_PX, box.width, box.height) : null;
    if (!to || box.width === 0 || to.width === 0) return;
    const [x, y] = [to.x + to.width / 2 - box.x - box.width / 2, to.y + to.height / 2 - box.y - box.height / 2];
    const scale = to.width / box.width;
    const arc = Math.min(60, Math.hypot(x, y) / 6);
    if (!(picture instanceof SVGElement)) return;
    picture.setAttribute("aria-hidden", "true");
    picture.classList.add("por-flight");
    picture.style.cssText += `;width:${box.width}px;height:${box.height}px;left:${box.x}px;top:${box.y}px`;
    const times = { duration: move.ms / pace, delay: move.delay / pace };
    const turn = move.falls ? "rotate(200deg)" : "rotate(0deg)";
    this.#animate(
      picture,
      [
        { transform: "rotate(0deg)", opacity: 1 },
        {
          transform: `translate(${x / 2}px, ${y / 2 - arc}px) scale(${1.08 * Math.sqrt(scale)}) rotate(0deg)`,
          opacity: 1,
          offset: 0.5,
        },
        { transform: `translate(${x}px, ${y}px) scale(${scale}) ${turn}`, opacity: move.falls ? 0.2 : 1 },
      ],
      { ...times, easing: "cubic-bezier(.35, .1, .3, 1)", fill: "backwards" },
    );
    if (target?.matches(`[data-por~="${move.to}"]`) && !move.falls) this.#hide(target, times.duration + times.delay);
  }

  /** The piece itself shows when the flight has landed. */
  #hide(element: Element, ms: number): void {
    const animation = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms });
    this.#running.push({ animation, element: null });
  }

  #animate(element: HTMLElement | SVGElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    document.body.append(element);
    const animation = element.animate(frames, options);
    this.#running.push({ animation, element });
    animation.onfinish = () => element.remove();
  }
}
