/** Where things lie: the rose of displays, the palace, and how both are laid out on a stage. */

import { COLOURS, type Colour } from "./glass";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of the board: where its own coordinates begin, and their scale. */
export interface Place extends Point {
  readonly k: number;
}

export function at(place: Place, point: Point): Point {
  return { x: place.x + place.k * point.x, y: place.y + place.k * point.y };
}
export function transform(place: Place): string {
  return `translate(${round(place.x)} ${round(place.y)}) scale(${round(place.k)})`;
}
export function round(n: number): number {
  return Math.round(n * 1000) / 1000;
}

// --- the rose: displays around the centre --------------------------------------------------------

export const ROSE = { outer: 258, ring: 188, centre: 116, hub: 27 } as const;
const MANY_DISPLAYS = 9;

export interface Ring {
  readonly displays: readonly Point[];
  readonly radius: number;
  readonly tile: number;
}

function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

export function ringOf(count: number): Ring {
  const displays = Array.from({ length: count }, (_, i) => polar(ROSE.ring, -90 + (360 / count) * i));
  const wide = count < MANY_DISPLAYS;
  return { displays, radius: wide ? 66 : 58, tile: wide ? 39 : 34 };
}

/** The middle of the n-th of four tiles on a display: a square, from the top left. */
export function displayTile(ring: Ring, place: number, nth: number): Point {
  const middle = ring.displays[place] ?? { x: 0, y: 0 };
  const pitch = (ring.tile + 3) / 2;
  return { x: middle.x + (nth % 2 === 0 ? -pitch : pitch), y: middle.y - 3 + (nth < 2 ? -pitch : pitch) };
}

export interface Heap {
  readonly size: number;
  readonly tiles: readonly Point[];
}

const HEAPS: readonly [number, number, number][] = [
  [1, 1, 30],
  [4, 2, 27],
  [6, 3, 25],
  [9, 3, 22],
  [12, 4, 19],
  [20, 5, 16],
];

/** Tiles of a colour in its sector of the centre: the middles of the tiles. */
export function heap(colour: Colour, count: number): Heap {
  const [, columns, size] = HEAPS.find(([most]) => count <= most) ?? [0, 5, 16];
  const middle = polar(count > 6 ? 78 : 73, -90 + 72 * COLOURS.indexOf(colour));
  const rows = Math.ceil(count / columns);
  const tiles = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: middle.x + ((i % columns) - (inRow - 1) / 2) * (size + 2),
      y: middle.y + (row - (rows - 1) / 2) * (size + 2),
    };
  });
  return { size, tiles };
}

export function sector(colour: Colour): string {
  const middle = -90 + 72 * COLOURS.indexOf(colour);
  const [from, to] = [polar(ROSE.centre, middle - 36), polar(ROSE.centre, middle + 36)];
  return `M0 0L${from.x} ${from.y}A${ROSE.centre} ${ROSE.centre} 0 0 1 ${to.x} ${to.y}z`;
}
export function sectorLead(colour: Colour): string {
  const angle = -90 + 72 * COLOURS.indexOf(colour) + 36;
  const [from, to] = [polar(ROSE.hub - 1, angle), polar(ROSE.centre, angle)];
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}
export function sectorMiddle(colour: Colour): Point {
  return polar(73, -90 + 72 * COLOURS.indexOf(colour));
}

export interface Tracery {
  readonly panes: readonly { readonly d: string; readonly inner: boolean }[];
  readonly light: string;
  readonly lead: string;
}

/** Where a circle of radius `q` on the ring meets a circle of radius `rho` around the middle: degrees off its own direction. */
function meets(q: number, rho: number): number {
  const cosine = (ROSE.ring ** 2 + rho ** 2 - q ** 2) / (2 * ROSE.ring * rho);
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI;
}
function text(p: Point): string {
  return `${round(p.x)} ${round(p.y)}`;
}

/** The glass between two displays. Nine displays touch: two slivers; fewer leave one pane with a lead line. */
export function tracery(count: number, nth: number): Tracery {
  const q = ringOf(count).radius + 5;
  const [outer, inner] = [ROSE.outer - 13, ROSE.centre + 9];
  const step = 360 / count;
  const here = -90 + step * nth;
  const middle = here + step / 2;
  const [b, a] = [meets(q, outer), meets(q, inner)];
  const o = [polar(outer, here + b), polar(outer, here + step - b), polar(outer, middle)] as const;
  const i = [polar(inner, here + a), polar(inner, here + step - a), polar(inner, middle)] as const;
  const arc = (r: number, sweep: number, to: Point) => `A${r} ${r} 0 0 ${sweep} ${text(to)}`;
  if (count < MANY_DISPLAYS) {
    const d = `M${text(o[0])}${arc(outer, 1, o[1])}${arc(q, 0, i[1])}${arc(inner, 0, i[0])}${arc(q, 0, o[0])}z`;
    const light = `M${text(o[0])}${arc(outer, 1, o[2])}L${text(i[2])}${arc(inner, 0, i[0])}${arc(q, 0, o[0])}z`;
    const boss = Math.min(26, ROSE.ring * Math.sin((step / 2) * (Math.PI / 180)) - q + 6);
    const [low, high] = [polar(ROSE.ring - boss, middle), polar(ROSE.ring + boss, middle)];
    const roundel = `M${text(low)}${arc(boss, 1, high)}${arc(boss, 1, low)}z`;
    const ribs = [-1, 1].map(
      (way) =>
        `M${text(polar(outer, middle + way * (step / 2 - b) * 0.55))}L${text(polar(ROSE.ring + boss * 0.8, middle + way * 3))}`,
    );
    return {
      panes: [
        { d, inner: false },
        { d: roundel, inner: true },
      ],
      light,
      lead: `M${text(o[2])}L${text(high)}M${text(low)}L${text(i[2])}${ribs.join("")}`,
    };
  }
  const [tip, toe] = [polar(179.7, middle), polar(173.7, middle)];
  return {
    panes: [
      { d: `M${text(tip)}${arc(q, 0, o[0])}${arc(outer, 1, o[1])}${arc(q, 0, tip)}z`, inner: false },
      { d: `M${text(toe)}${arc(q, 1, i[0])}${arc(inner, 1, i[1])}${arc(q, 1, toe)}z`, inner: true },
    ],
    light: `M${text(tip)}${arc(q, 0, o[0])}${arc(outer, 1, o[2])}z`,
    lead: `M${text(o[2])}L${text(tip)}M${text(toe)}L${text(i[2])}`,
  };
}

// --- a palace: 602 x 520 units ---------------------------------------------------------------------

export const PALACE = { width: 602, height: 520, ledge: 64, field: 46 } as const;
export const SLOTS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export const FIELDS = [0, 1, 2, 3, 4] as const;
const PANE_Y = [387.5, 434.5] as const;

export function slotX(slot: number): number {
  return 19 + 66 * slot + 14 * Math.floor(slot / 2);
}
export function slotMiddle(slot: number): number {
  return slotX(slot) + 30;
}
export function fieldY(field: number): number {
  return 108 + 47 * field;
}
/** From where to where the piece of cornice above a slot reaches. */
export function cornice(slot: number): { x: number; width: number } {
  const x = slot === 0 ? 0 : 9 + 73 * slot;
  return { x, width: slot === 0 || slot === 7 ? 82 : 73 };
}
export function field(slot: number, nth: number): Point {
  return { x: slotMiddle(slot), y: fieldY(nth) + PALACE.field / 2 };
}
export function pane(slot: number, nth: number): Point {
  return { x: slotMiddle(slot), y: (PANE_Y[nth] ?? 0) + PALACE.field / 2 };
}

/** Tiles in hand hang in the air beside the glazier. */
export const HAND = { size: 25, most: 6 } as const;
export function handTile(slot: number, nth: number): Point {
  const left = slot > 4;
  const step = (Math.min(nth, HAND.most - 1) + 0.5) * (HAND.size + 2) + 28;
  return { x: slotMiddle(slot) + (left ? -step : step), y: 48 };
}

// --- the stage -----------------------------------------------------------------------------------

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly phone: boolean;
  readonly rose: Place;
  /** the palace that is shown large, or as large as there is room for */
  readonly palace: Place;
  readonly minis: readonly Place[];
  readonly rounds: Place;
  readonly track: Place;
  /** where the strips are turned to look at their backs, and where a palace shown large is closed */
  readonly peek: Point;
  readonly close: Point;
}

const MINI = 0.44;
const MINI_STEP = 284;

/** One board of 1168 x 792 with the rose on the left and the palace on the right. */
export function wide(others: number): Layout {
  const free = 846 - (others * MINI_STEP - 19);
  const first = 322 + (others === 3 ? 0 : free / 2);
  return {
    width: 1168,
    height: 792,
    phone: false,
    rose: { x: 272, y: 272, k: 1 },
    palace: { x: 550, y: 12, k: 1 },
    minis: Array.from({ length: others }, (_, i) => ({ x: first + MINI_STEP * i, y: 565, k: MINI })),
    rounds: { x: 16, y: 548, k: 1 },
    track: { x: 16, y: 548, k: 1 },
    peek: { x: 518, y: 32 },
    close: { x: 518, y: 78 },
  };
}

/** What an upright screen shows of the palace's drawing, and how much of the height it takes. */
const CROP = { x: 9, y: -14, width: 584, height: 528 } as const;
const PALACE_SHARE = 0.645;
const SKY = 26;

/** An upright screen, the same while glass is taken and while it is placed: the rose above the palace. */
export function tall(height: number): Layout {
  const width = 390;
  const h = Math.max(360, height);
  const k = Math.min(width / CROP.width, (PALACE_SHARE * h) / CROP.height);
  const top = h - CROP.height * k;
  const radius = Math.min(113, (top + SKY * k) / 2 - 2);
  const columns = Math.min(1, (top - 4) / 246);
  return {
    width,
    height: h,
    phone: true,
    rose: { x: width / 2, y: 2 + radius, k: radius / ROSE.outer },
    palace: { x: (width - CROP.width * k) / 2 - CROP.x * k, y: top - CROP.y * k, k },
    minis: [],
    rounds: { x: 2, y: 2, k: columns },
    track: { x: width - 78 * columns, y: 2, k: columns },
    peek: { x: width / 2 - radius - 2, y: top - 4 },
    close: { x: width / 2 - radius - 2, y: top - 4 },
  };
}

/** A phone held sideways: the rose beside the palace. */
export function low(): Layout {
  const [width, height, radius, k] = [548, 340, 102, 0.6];
  return {
    width,
    height,
    phone: true,
    rose: { x: radius, y: radius + 1, k: radius / ROSE.outer },
    palace: { x: width - (CROP.x + CROP.width) * k, y: height - (CROP.y + CROP.height) * k, k },
    minis: [],
    rounds: { x: 10, y: 207, k: 0.55 },
    track: { x: 106, y: 207, k: 0.53 },
    peek: { x: 226, y: 22 },
    close: { x: 226, y: 22 },
  };
}
