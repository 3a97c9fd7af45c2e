/** The drawn map: region outlines, places for pieces, gates of borders. Two regions touch exactly when they are neighbours. */

import data from "./map.json";

export type Point = readonly [number, number];

export interface Land {
  empire: string;
  path: string;
  label: Point;
  label_width: number;
  banners: Point;
  city: Point | null;
  farm: Point | null;
  fort: Point | null;
  agent: Point;
  bounds: readonly [left: number, top: number, right: number, bottom: number];
}

export interface Border {
  a: string;
  b: string;
  path: string;
  mid: Point;
  /** from a to b, in degrees */
  angle: number;
  length: number;
  kind: string;
}

interface MapData {
  regions: Record<string, Land>;
  borders: Border[];
  coast: string;
  seas: { id: string; path: string; label: Point }[];
  ocean: { label: Point };
  realms: Record<string, string>;
}

export const MAP = data as unknown as MapData;
export const WIDTH = 1168;
export const HEIGHT = 648;
export const REGIONS = Object.keys(MAP.regions);
export const EMPIRES = ["bear", "eagle", "elephant", "lion", "horse"] as const;
export const SLOTS = ["devout", "dutiful", "affiliated", "unallied", "opposed"] as const;
/** land is the coast with the seas cut out */
export const LAND = [MAP.coast, ...MAP.seas.map((sea) => sea.path)].join("");

export function landOf(region: string): Land {
  const found = MAP.regions[region];
  if (!found) throw new Error(`no region ${region}`);
  return found;
}

/** The gate between two neighbours; nothing when they do not touch. */
export function gate(a: string, b: string): Point | null {
  return MAP.borders.find((x) => (x.a === a && x.b === b) || (x.a === b && x.b === a))?.mid ?? null;
}

/** The neighbour that lies in the direction of an arrow key; nothing when none does. */
export function towards(from: string, key: string): string | null {
  const way = ARROWS[key];
  if (!way) return null;
  const [x, y] = landOf(from).banners;
  const ahead = MAP.borders.flatMap((border) => {
    const other = border.a === from ? border.b : border.b === from ? border.a : null;
    if (!other) return [];
    const [u, v] = landOf(other).banners;
    const cosine = ((u - x) * way[0] + (v - y) * way[1]) / Math.hypot(u - x, v - y);
    return [{ other, cosine }];
  });
  const best = ahead.sort((a, b) => b.cosine - a.cosine)[0];
  return best && best.cosine > HALF ? best.other : null;
}

const ARROWS: Readonly<Record<string, Point>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** cosine of 60 degrees: what lies further aside is not in that direction */
const HALF = 0.5;

const LETTER = 6.1;

/** A name in one line, or in two when it is wider than its place. */
export function linesOf(name: string, width: number): string[] {
  const space = name.indexOf(" ");
  return space > 0 && name.length * LETTER > width + 6 ? [name.slice(0, space), name.slice(space + 1)] : [name];
}

/** An arrow from one army to another, through the gate if there is one. */
export function arrow(from: string, to: string): string {
  const [a, b] = [landOf(from).banners, landOf(to).banners];
  const through = gate(from, to) ?? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 40];
  return `M${a[0]} ${a[1]}Q${2 * through[0] - (a[0] + b[0]) / 2} ${2 * through[1] - (a[1] + b[1]) / 2} ${b[0]} ${b[1]}`;
}
