/** Films of a page, frame by frame: its time stands still while a picture is taken, so that a busy machine films as smoothly. */

import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Point } from "./hands";

const FRAME_MS = 100;
const WIDTH = 640;
const QUALITY = 42;
/** the last picture stays, so that it can be read before it begins again */
const LAST_MS = 2000;
const SETTLED_MS = 1500;

interface Frame {
  picture: Buffer;
  ms: number;
}

/** Moves all that is animated on by so much; runs in the page. */
function animate(ms: number): void {
  for (const motion of document.getAnimations()) {
    const end = Number(motion.effect?.getComputedTiming().endTime ?? 0);
    const now = Number(motion.currentTime ?? 0) + ms;
    motion.currentTime = now;
    if (now >= end) motion.finish();
  }
}

/** A pointer, which pictures of a page leave out; runs in the page before everything else. */
function drawPointer(): void {
  const pointer = document.createElement("div");
  pointer.style.cssText = "position: fixed; z-index: 999; width: 26px; height: 26px; pointer-events: none; left: -50px; top: 0";
  pointer.innerHTML =
    '<svg viewBox="0 0 24 24"><path d="M4 2l14 10-6.5 1L15 20l-3 1.4-3.3-7L4 18z" fill="#fff" stroke="#222" stroke-width="1.5"/></svg>';
  addEventListener("pointermove", ({ clientX, clientY }) => {
    if (!pointer.isConnected) document.body.append(pointer);
    pointer.style.left = `${clientX - 4}px`;
    pointer.style.top = `${clientY - 2}px`;
  }, { capture: true });
}

export class Film {
  readonly #page: Page;
  #frames: Frame[] = [];
  #at: Point = [720, 880];

  private constructor(page: Page) {
    this.#page = page;
  }

  /** To be called before the page is opened. */
  static async of(page: Page): Promise<Film> {
    await page.addInitScript(drawPointer);
    await page.clock.install();
    return new Film(page);
  }

  /** From now on the page's time passes only while it is filmed. */
  async begin(): Promise<void> {
    await this.#page.clock.pauseAt(Date.now() + SETTLED_MS);
    const motions = await this.#page.context().newCDPSession(this.#page);
    await motions.send("Animation.enable");
    await motions.send("Animation.setPlaybackRate", { playbackRate: 0 });
  }

  async #tick(): Promise<void> {
    await this.#page.clock.runFor(FRAME_MS);
    await this.#page.evaluate(animate, FRAME_MS);
  }

  async take(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += FRAME_MS) {
      await this.#tick();
      this.#add(await sharp(await this.#page.screenshot({ type: "jpeg", quality: 95 })).resize({ width: WIDTH }).png({ compressionLevel: 1 }).toBuffer());
    }
  }
  /** What stands still is one picture that stays longer. */
  #add(picture: Buffer): void {
    const last = this.#frames.at(-1);
    if (last?.picture.equals(picture)) last.ms += FRAME_MS;
    else this.#frames.push({ picture, ms: FRAME_MS });
  }

  /** The pointer goes there as a hand would: slowly, faster, slowly. */
  async point(to: Point, ms = 640): Promise<void> {
    const from = this.#at;
    const steps = Math.ceil(ms / FRAME_MS);
    for (let step = 1; step <= steps; step++) {
      const part = (1 - Math.cos((Math.PI * step) / steps)) / 2;
      await this.#page.mouse.move(from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part);
      await this.take(FRAME_MS);
    }
    this.#at = to;
  }

  async save(path: string): Promise<void> {
    const delay = this.#frames.map(({ ms }, nth) => (nth === this.#frames.length - 1 ? LAST_MS : ms));
    const pictures = this.#frames.map(({ picture }) => picture);
    await sharp(pictures, { join: { animated: true } }).webp({ quality: QUALITY, effort: 5, delay, loop: 0, minSize: true }).toFile(path);
  }
}
