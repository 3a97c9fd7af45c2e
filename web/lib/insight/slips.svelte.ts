/**
 * Whatever has a meaning explains itself. `data-slip="kind:id"` names a thing; resting on it with the mouse, focusing it, pressing it long,
 * or the key I opens its slip. Nothing of this chooses anything.
 */

import { type Point, swallowClick } from "../choosing/press";
import type { Slip } from "../net/protocol";
import { letterOf } from "../shell/keys";
import { settings } from "../shell/settings.svelte";

export interface Opened {
  readonly thing: string;
  readonly element: Element;
  readonly slip: Slip;
  /** by a finger: it stays until it is closed */
  readonly touched: boolean;
}

const REST_MS = 350;
/** while another was open a moment ago */
const NEXT_MS = 80;
const MOMENT_MS = 1000;
const LEAVE_MS = 150;
const FOCUS_MS = 700;
export const PRESS_MS = 400;
/** a finger that goes further pulls or scrolls */
const STILL_PX = 8;
const TICK_MS = 8;

export const SLIP = "slip";

function thingAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-slip]") : null;
}
function isInSlip(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${SLIP}`) !== null;
}

export class Slips {
  opened: Opened | null = $state.raw(null);
  /** it stays open whatever happens, and is told anew */
  pinned = $state(false);
  /** the next tap asks what a thing is */
  asking = $state(false);
  /** where a finger rests on a thing: a ring fills there */
  pressed: Point | null = $state.raw(null);
  readonly #ask: (thing: string, element: Element) => Promise<Slip>;
  #wanted: Element | null = null;
  #rested: Element | null = null;
  #closedAt = Number.NEGATIVE_INFINITY;
  #timer = 0;
  #leaving = 0;

  constructor(ask: (thing: string, element: Element) => Promise<Slip>) {
    this.#ask = ask;
  }

  async show(element: Element, touched = false): Promise<void> {
    const thing = element.getAttribute("data-slip");
    if (!thing) return;
    this.#wanted = element;
    const slip = await this.#ask(thing, element).catch(() => null);
    if (this.#wanted !== element || !slip) return;
    this.close();
    this.#wanted = element;
    this.opened = { thing, element, slip, touched };
    element.setAttribute("aria-describedby", SLIP);
  }

  close(): void {
    this.#forget();
    this.#wanted = null;
    this.#putAway();
  }
  /** What is open goes; what was asked for in the meantime still comes, however long that takes. */
  #putAway(): void {
    if (!this.opened) return;
    this.opened.element.removeAttribute("aria-describedby");
    this.opened = null;
    this.pinned = false;
    this.#closedAt = performance.now();
  }

  /** Something happened at the table: what stays open is told anew. */
  async renew(): Promise<void> {
    const was = this.opened;
    if (!was) return;
    if (!this.pinned || !was.element.isConnected) {
      this.close();
      return;
    }
    const slip = await this.#ask(was.thing, was.element).catch(() => null);
    if (this.opened === was && slip) this.opened = { ...was, slip };
  }

  /** The key I: on what is focused or pointed at; what is open stays, and is closed by it the next time. */
  key(): void {
    if (this.pinned) this.close();
    else if (this.opened) this.pinned = true;
    else {
      const element = thingAt(document.activeElement) ?? this.#rested;
      this.#forget(); // what is focused would open by itself, and not stay
      if (element) void this.show(element).then(() => (this.pinned = this.opened !== null));
    }
  }

  /** Was a key meant for slips? */
  heard(event: KeyboardEvent): boolean {
    const typing = event.target instanceof Element && event.target.matches("input, textarea, select");
    if (event.key === "Escape" && this.opened) this.close();
    else if (settings.letters && letterOf(event) === "i" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey)
      this.key();
    else return false;
    event.preventDefault();
    return true;
  }

  /** An attachment of what is around a board. */
  watch = (root: HTMLElement): (() => void) => {
    const stop = new AbortController();
    const listen = { signal: stop.signal, capture: true };
    root.addEventListener("pointerover", (event) => this.#over(event), listen);
    root.addEventListener("pointerleave", () => this.#leave(), { signal: stop.signal });
    root.addEventListener("pointerdown", (event) => this.#down(event), listen);
    root.addEventListener("focusin", (event) => this.#focus(event), listen);
    root.addEventListener("focusout", (event) => this.#blur(event), listen);
    root.addEventListener("scroll", () => this.#scrolled(), listen);
    root.addEventListener("contextmenu", (event) => this.#menu(event), listen);
    return () => {
      stop.abort();
      this.close();
    };
  };

  /** A finger that rests would also call the browser's menu. */
  #menu(event: Event): void {
    if (this.pressed || this.opened?.touched) event.preventDefault();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#leaving);
    this.pressed = null;
  }
  #soon(element: Element, ms: number): void {
    this.#forget();
    this.#timer = window.setTimeout(() => void this.show(element), ms);
  }

  #over(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    const element = thingAt(event.target);
    if (isInSlip(event.target) || (element && element === this.opened?.element)) clearTimeout(this.#leaving);
    if (isInSlip(event.target) || element === this.#rested) return;
    if (this.#wanted === this.#rested) this.#wanted = null; // left before its slip came
    this.#rested = element;
    this.#leave();
    const recent = this.opened !== null || performance.now() - this.#closedAt < MOMENT_MS;
    if (element && !this.pinned && event.buttons === 0) this.#soonOver(element, recent ? NEXT_MS : REST_MS);
  }
  /** Another thing waits while the slip of the last one goes. */
  #soonOver(element: Element, ms: number): void {
    this.#timer = window.setTimeout(() => void this.show(element), ms);
  }
  #leave(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#leaving);
    if (this.opened && !this.pinned && !this.opened.touched) this.#leaving = window.setTimeout(() => this.#putAway(), LEAVE_MS);
  }

  #focus(event: FocusEvent): void {
    const element = thingAt(event.target);
    const byKeys = event.target instanceof Element && event.target.matches(":focus-visible");
    if (element && byKeys && !this.pinned) this.#soon(element, FOCUS_MS);
  }
  #blur(event: FocusEvent): void {
    if (!isInSlip(event.relatedTarget)) this.#leave();
  }

  #scrolled(): void {
    if (!this.pinned && !this.opened?.touched) this.close();
  }

  #down(event: PointerEvent): void {
    if (isInSlip(event.target)) return;
    const element = thingAt(event.target);
    if (this.asking && element) {
      this.#answer(element);
      return;
    }
    const shut = this.opened?.touched === true;
    if (!this.pinned || shut) this.close();
    if (shut) swallowNext();
    else if (event.pointerType === "touch" && event.isPrimary && element) this.#press(event, element);
  }
  #answer(element: Element): void {
    this.asking = false;
    swallowNext();
    void this.show(element, true);
  }

  /** A finger rests: after a while it looks, and what it began is off. */
  #press(down: PointerEvent, element: Element): void {
    const stop = new AbortController();
    const listen = { signal: stop.signal, capture: true };
    const end = () => {
      stop.abort();
      clearTimeout(timer);
      this.pressed = null;
    };
    this.pressed = { x: down.clientX, y: down.clientY };
    const timer = window.setTimeout(() => {
      end();
      dispatchEvent(new PointerEvent("pointercancel", { pointerId: down.pointerId }));
      swallowNext();
      navigator.vibrate?.(TICK_MS);
      void this.show(element, true);
    }, PRESS_MS);
    const moved = (event: PointerEvent) => Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > STILL_PX;
    addEventListener("pointermove", (event) => moved(event) && end(), listen);
    for (const over of ["pointerup", "pointercancel", "pointerdown"] as const)
      addEventListener(over, (event) => event !== down && end(), listen);
  }
}

/** The click that follows this press means nothing; a press that ends otherwise has none. */
function swallowNext(): void {
  const stop = new AbortController();
  const listen = { signal: stop.signal, capture: true };
  addEventListener(
    "pointerup",
    () => {
      stop.abort();
      swallowClick();
    },
    listen,
  );
  for (const other of ["pointercancel", "pointerdown"] as const) addEventListener(other, () => stop.abort(), listen);
}
