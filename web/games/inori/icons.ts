/** Effects as icons that need no words. */

import { favour } from "./colours";
import type { Effect } from "./view";

/** A drawing, a lantern with a number, a multiplication sign, or the sign that you take something. */
export type Icon =
  | {
      readonly kind: "use";
      readonly href: string;
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly faint?: boolean;
    }
  | { readonly kind: "lamp"; readonly text: string; readonly x: number; readonly y: number; readonly w: number }
  | { readonly kind: "times" | "plus"; readonly x: number; readonly y: number };

const TOKEN = { w: 29, h: 29.9 } as const;
const LAMP_RATIO = 36.2 / 31;

function use(href: string, x: number, y: number, w: number, h: number): Icon {
  return { kind: "use", href, x, y, w, h };
}

function token(colour: string, x: number, y: number, w: number = TOKEN.w): Icon {
  return use(favour(colour), x, y, w, (w * TOKEN.h) / TOKEN.w);
}

/** The favour that an altar's effect speaks of: dashed until the altar stands. */
function altarFavour(colour: string): string {
  return colour ? favour(colour) : "#inori-favour-altar";
}

function perThing(href: string, x: number, y: number, size: number): Icon[] {
  return [{ kind: "lamp", text: "1", x: 2, y: 10, w: 31 }, { kind: "times", x: 36.8, y: 24.8 }, use(href, x, y, size, size)];
}

/** The effect of a card space in a column 64 wide; its middle is at 32, 41. */
export function columnIcons(effect: Effect): Icon[] {
  switch (effect.type) {
    case "gain":
      return tokensInColumn(effect.tokens);
    case "rune":
      return [use("#inori-rune-back", 15.5, 20.7, 35, 40.6), { kind: "plus", x: 16.5, y: 25.7 }];
    case "gain_weakest":
      return [use("#inori-gain-weakest-2", 7, 14, 50, 50)];
    case "points_distinct":
      return perThing("#inori-distinct", 25, 32, 38);
    case "points_strongest":
      return perThing("#inori-strongest", 28, 34, 33);
    default:
      return perThing(favour(effect.colour), 29, 35, 32);
  }
}

function tokensInColumn(tokens: readonly string[]): Icon[] {
  const places: readonly (readonly [number, number, number])[] =
    tokens.length === 1
      ? [[17.5, 27.5, 29]]
      : tokens.length === 2
        ? [
            [5, 27.5, 29],
            [33, 27.5, 29],
          ]
        : [
            [18, 15, 28],
            [5, 39, 28],
            [31, 39, 28],
            [18, 60, 28],
          ];
  const [first] = places;
  const drawn = tokens.slice(0, places.length).map((colour, i) => token(colour, ...(places[i] ?? [0, 0, 29])));
  return [...drawn, { kind: "plus", x: (first?.[0] ?? 0) + 3, y: (first?.[1] ?? 0) + 2 }];
}

interface Bit {
  readonly w: number;
  draw(x: number, middle: number): Icon[];
}

function bit(href: string, w: number, h: number, plus = false): Bit {
  return {
    w,
    draw: (x, middle) => [
      use(href, x, middle - h / 2, w, h),
      ...(plus ? [{ kind: "plus" as const, x: x + 2, y: middle - h / 2 + 3 }] : []),
    ],
  };
}

function lamp(text: string, w: number): Bit {
  return { w, draw: (x, middle) => [{ kind: "lamp", text, x, y: middle - (w * LAMP_RATIO) / 2, w }] };
}

const TIMES: Bit = { w: 9, draw: (x, middle) => [{ kind: "times", x: x + 1, y: middle - 3 }] };

/** One effect as a row of bits. */
function bitsOf(effect: Effect, neutralsHome: number): Bit[] {
  const many = (href: string, n: number, w: number, h: number) => Array.from({ length: n }, (_, i) => bit(href, w, h, i === 0));
  switch (effect.type) {
    case "gain":
      return effect.tokens.map((colour, i) => bit(favour(colour), 25, 25.8, i === 0));
    case "rune":
      return many("#inori-rune-back", effect.n, 31, 36);
    case "gain_weakest":
      return [bit("#inori-gain-weakest-2", 38, 38)];
    case "gain_any":
      return many("#inori-favour-any", effect.n, 29, 29.9);
    case "gain_altar":
      return many(altarFavour(effect.colour), effect.n, 28, 28.9);
    case "points":
      return [lamp(String(effect.n), 34)];
    case "neutrals":
      return Array.from({ length: effect.n }, (_, i) =>
        bit(i < neutralsHome ? "#inori-elder-neutral" : "#inori-glyph-elder-line", 20, 34),
      );
    case "points_distinct":
      return [lamp("1", 28), TIMES, bit("#inori-distinct", 34, 34)];
    case "points_strongest":
      return [lamp("1", 28), TIMES, bit("#inori-strongest", 30, 30)];
    case "points_altar":
      return [lamp("1", 29), TIMES, bit(altarFavour(effect.colour), 30, 31)];
    default:
      return [lamp("1", 28), TIMES, bit(favour(effect.colour), 28, 28.9)];
  }
}

/** Effects in a row, centred in a box. */
export function rowIcons(effects: readonly Effect[], width: number, middle: number, neutralsHome = 0): Icon[] {
  const groups = effects.map((effect) => bitsOf(effect, neutralsHome));
  const gap = 8;
  const total = groups.flat().reduce((sum, b) => sum + b.w, 0) + gap * (groups.length - 1);
  let x = (width - total) / 2;
  const icons: Icon[] = [];
  for (const group of groups) {
    for (const b of group) {
      icons.push(...b.draw(x, middle));
      x += b.w;
    }
    x += gap;
  }
  return icons;
}
