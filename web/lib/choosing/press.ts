/** A press that may become a pull: one gesture for mouse, pen and finger. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Pull {
  /** the press has become a pull; false: it may not */
  begin(from: Point): boolean;
  move(at: Point): void;
  /** let go there */
  end(at: Point): void;
  /** Escape, a second finger, a lost pointer: nothing happened */
  cancel(): void;
}

const MOUSE_PX = 6;
const TOUCH_PX = 4;
const TOUCH_MS = 120;
/** a finger covers what it holds: the piece floats above it, and aims from there */
export const FINGER_LIFT_PX = 56;

/** A pull ends where a click would begin: that click is swallowed. */
export function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}

/** Follows the pointer that was just pressed. `lift`: whether a finger's piece floats above it. */
export function press(down: PointerEvent, pull: Pull, lift = true): void {
  if (down.button !== 0 || !down.isPrimary) return;
  const touch = down.pointerType === "touch";
  const from = { x: down.clientX, y: down.clientY };
  const began = down.timeStamp;
  let pulling = false;
  const stop = new AbortController();
  const listen = { signal: stop.signal, capture: true };

  function aim(event: PointerEvent): Point {
    return { x: event.clientX, y: event.clientY - (touch && lift ? FINGER_LIFT_PX : 0) };
  }
  function isPull(event: PointerEvent): boolean {
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y);
    if (touch) return far >= TOUCH_PX && event.timeStamp - began >= TOUCH_MS;
    return far >= MOUSE_PX;
  }
  function finish(act: () => void): void {
    stop.abort();
    if (!pulling) return;
    swallowClick();
    act();
  }
  addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerId !== down.pointerId) return;
      if (!pulling && isPull(event)) {
        pulling = pull.begin(from);
        if (!pulling) stop.abort();
      }
      if (!pulling) return;
      event.preventDefault();
      pull.move(aim(event));
    },
    listen,
  );
  addEventListener(
    "pointerup",
    (event) => {
      if (event.pointerId === down.pointerId) finish(() => pull.end(aim(event)));
    },
    listen,
  );
  addEventListener("selectstart", (event) => event.preventDefault(), listen); // what is pulled across words does not mark them
  // a page that scrolls would take the finger away
  addEventListener("touchmove", (event) => pulling && event.preventDefault(), { ...listen, passive: false });
  addEventListener("pointercancel", () => finish(() => pull.cancel()), listen);
  addEventListener(
    "pointerdown",
    (event) => {
      if (event.pointerId !== down.pointerId) finish(() => pull.cancel());
    },
    listen,
  );
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !pulling) return;
      event.stopPropagation();
      finish(() => pull.cancel());
    },
    listen,
  );
}
