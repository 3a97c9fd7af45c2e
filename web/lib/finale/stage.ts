/** Where a beat happens on the board: places to be lit, chips of points, and what the camera looks at. */

import type { Beat, Gain } from "../net/protocol";
import { type Box, things } from "../teach/anchors";

export interface Chip {
  readonly seat: number;
  readonly points: number;
  readonly x: number;
  readonly y: number;
}
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
export interface Scene {
  readonly lit: readonly Box[];
  readonly camera: Camera;
  /** on the board; of one size, however close the camera is */
  readonly chips: readonly Chip[];
  /** beside the board, in the coordinates of the stage around it */
  readonly outer: readonly Chip[];
  /** from what is counted on the board to the chips beside it, in the same coordinates */
  readonly threads: readonly Thread[];
}
export interface Thread {
  readonly seat: number;
  readonly loss: boolean;
  readonly path: string;
}
export interface Room {
  readonly width: number;
  readonly height: number;
}

const CHIP = { width: 66, height: 34 } as const;
const PAD = 7;
const CLOSEST = 2;
/** a camera that would hardly move stays */
const WORTH_MOVING = 1.15;
const AROUND = 90;

/** A box in the coordinates of `frame`, whatever the camera does to it. */
function within(frame: HTMLElement, element: Element): Box {
  const [f, b] = [frame.getBoundingClientRect(), element.getBoundingClientRect()];
  const scale = f.width / frame.clientWidth || 1;
  return { x: (b.x - f.x) / scale, y: (b.y - f.y) / scale, width: b.width / scale, height: b.height / scale };
}

/** What a beat lights, what the camera looks at, and where its points rise, measured on the drawn board. */
export function sceneOf(beat: Beat, frame: HTMLElement, closer: boolean): Scene {
  const [window, stage] = [frame.parentElement ?? frame, frame.closest<HTMLElement>(".stage") ?? frame];
  const [board, room] = [roomOf(frame), roomOf(window)];
  const placed = (at: string, onBoard: boolean): Box | null => {
    const element = things(at).find((e) => (onBoard ? frame : stage).contains(e) && (onBoard || !frame.contains(e)));
    return element ? within(onBoard ? frame : stage, element) : null;
  };
  const places = (onBoard: boolean) =>
    beat.gains.flatMap((gain) => {
      const box = placed(gain.at, onBoard);
      return box ? [{ gain, box }] : [];
    });
  const [inner, outer] = [places(true), places(false)];
  const shown = beat.shows.flatMap((at) => placed(at, true) ?? []);
  const lit = distinct([...shown, ...inner.map(({ box }) => box)].map(padded));
  const camera = closer ? cameraOn(lit, board, room) : whole(board, room);
  const chips = apart(seatBySeat(inner, camera.scale), camera.scale);
  const beside = seatBySeat(outer, 1);
  const origin = { x: window.offsetLeft + camera.x, y: window.offsetTop + camera.y };
  const seen = shown.map((b) => ({ x: origin.x + middle(b).x * camera.scale, y: origin.y + middle(b).y * camera.scale }));
  return { lit, camera, chips, outer: beside, threads: beside.flatMap((chip) => thread(seen, chip)) };
}

/** What a beat lights within `frame`. */
export function litOn(beat: Beat, frame: HTMLElement): Box[] {
  const around = frame.parentElement ?? frame;
  const names = [...beat.shows, ...beat.gains.map(({ at }) => at)];
  const found = names.flatMap((at) => things(at).find((element) => around.contains(element)) ?? []);
  return distinct(found.map((element) => padded(within(frame, element))));
}

function roomOf(element: HTMLElement): Room {
  return { width: element.clientWidth, height: element.clientHeight };
}
function middle({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** From the nearest of the things that are counted. */
function thread(from: readonly { x: number; y: number }[], chip: Chip): Thread[] {
  const far = (p: { x: number; y: number }) => Math.hypot(p.x - chip.x, p.y - chip.y);
  const [nearest] = [...from].sort((a, b) => far(a) - far(b));
  if (!nearest) return [];
  const { x, y } = nearest;
  const path = `M${x} ${y}Q${x} ${(y + chip.y) / 2} ${chip.x} ${chip.y}`;
  return [{ seat: chip.seat, loss: chip.points < 0, path }];
}

function padded({ x, y, width, height }: Box): Box {
  return { x: x - PAD, y: y - PAD, width: width + 2 * PAD, height: height + 2 * PAD };
}

function distinct(boxes: readonly Box[]): Box[] {
  return [...new Map(boxes.map((b) => [`${Math.round(b.x)} ${Math.round(b.y)} ${Math.round(b.width)}`, b])).values()];
}

interface Place {
  readonly gain: Gain;
  readonly box: Box;
}

/** Chips of a seat that would lie on each other (a palace drawn small) become one. */
function seatBySeat(places: readonly Place[], scale: number): Chip[] {
  const seats = [...new Set(places.map(({ gain }) => gain.seat))];
  return seats.flatMap((seat) => {
    const own = places.filter(({ gain }) => gain.seat === seat);
    const above = CHIP.height / 2 / scale;
    const chips = own.map(({ gain, box }) => ({ seat, points: gain.points, x: box.x + box.width / 2, y: box.y - above }));
    return chips.some((chip, i) => chips.slice(0, i).some((other) => collide(chip, other, scale)))
      ? [merged(seat, chips)]
      : chips;
  });
}

function merged(seat: number, chips: readonly Chip[]): Chip {
  const sum = (of: (chip: Chip) => number) => chips.reduce((total, chip) => total + of(chip), 0);
  return { seat, points: sum((c) => c.points), x: sum((c) => c.x) / chips.length, y: Math.min(...chips.map((c) => c.y)) };
}

function collide(one: Pick<Chip, "x" | "y">, other: Pick<Chip, "x" | "y">, scale: number): boolean {
  return Math.abs(one.x - other.x) * scale < CHIP.width && Math.abs(one.y - other.y) * scale < CHIP.height;
}

/** Chips of different seats at one place stand one above the other, or below where the board ends. */
export function apart(chips: readonly Chip[], scale: number): Chip[] {
  const placed: Chip[] = [];
  const top = CHIP.height / 2 + 2;
  for (const chip of chips) {
    const free = (y: number) => !placed.some((other) => collide({ x: chip.x, y }, other, scale));
    const steps = placed.map((_, i) => ((i + 1) * (CHIP.height + 1)) / scale);
    const wanted = [chip.y, ...steps.map((step) => chip.y - step), ...steps.map((step) => chip.y + step)];
    placed.push({ ...chip, y: wanted.find((y) => y * scale >= top && free(y)) ?? Math.max(chip.y, top) });
  }
  return placed;
}

/** The whole board in the middle of its window. */
export function whole(board: Room, window: Room): Camera {
  const scale = Math.min(1, window.width / board.width, window.height / board.height);
  return { scale, x: (window.width - board.width * scale) / 2, y: (window.height - board.height * scale) / 2 };
}

/** Looks at all that is lit, no closer than it can be seen well, and never beyond the board. */
export function cameraOn(boxes: readonly Box[], board: Room, window: Room): Camera {
  const far = whole(board, window);
  if (boxes.length === 0) return far;
  const [left, top] = [Math.min(...boxes.map((b) => b.x)), Math.min(...boxes.map((b) => b.y))];
  const right = Math.max(...boxes.map((b) => b.x + b.width));
  const bottom = Math.max(...boxes.map((b) => b.y + b.height));
  const room = AROUND / far.scale;
  const scale = Math.min(CLOSEST, window.width / (right - left + room), window.height / (bottom - top + room));
  if (scale < WORTH_MOVING * far.scale) return far;
  const shift = (middle: number, size: number, shown: number) =>
    size * scale < shown ? (shown - size * scale) / 2 : Math.min(0, Math.max(shown - size * scale, shown / 2 - middle * scale));
  return {
    scale,
    x: shift((left + right) / 2, board.width, window.width),
    y: shift((top + bottom) / 2, board.height, window.height),
  };
}
