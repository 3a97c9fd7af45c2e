/** Pieces on their way: what a step moved, from where to where, and when it lands. */

import type { Step } from "../../lib/board";
import { EMPIRES } from "./map";
import { isFight } from "./story";
import type { Region, View } from "./view";

/** Where pieces come from and go to: a region, the panel of an empire, a council position, a seat's own things. */
export type Spot = readonly ["region" | "panel" | "post" | "seat", string];

export interface Flight {
  readonly piece: "banner" | "agent" | "card" | "lamp";
  /** the empire of a banner or card, the seat of an agent */
  readonly of: string;
  readonly from: Spot;
  readonly to: Spot;
  readonly delay: number;
  readonly ms: number;
}

const RAISE_MS = 320;
const MARCH_MS = 420;
const CLASH_MS = 350;
const HOME_MS = 400;
const LAMP_MS = 280;
const CARD_MS = 340;
const APART_MS = 60;
/** more banners than these fly as a bundle */
const MOST = 5;

type Change = readonly [region: string, count: number];

function armies(region: Region, empire: string): number {
  return region.holder === empire ? region.banners : 0;
}

/** By how many banners of an empire each region grew or shrank. */
function changesOf(empire: string, before: View, now: View): Change[] {
  return now.regions.flatMap((region, i) => {
    const old = before.regions[i];
    const count = old ? armies(region, empire) - armies(old, empire) : 0;
    return count === 0 ? [] : [[region.id, count] as const];
  });
}

function several(count: number, flight: Flight): Flight[] {
  return Array.from({ length: Math.min(MOST, count) }, (_, i) => ({ ...flight, delay: flight.delay + i * APART_MS }));
}

function reserve(view: View, empire: string): number {
  return view.empires.find((e) => e.id === empire)?.reserve ?? 0;
}

/** Banners that left regions go to those that grew; the reserve gives or takes the rest, unless it is lifted for a while. */
function bannersOf(empire: string, before: View, now: View): Flight[] {
  const changes = changesOf(empire, before, now);
  const left = changes.filter(([, count]) => count < 0).flatMap(([id, count]) => Array<string>(-count).fill(id));
  const came = changes.filter(([, count]) => count > 0).flatMap(([id, count]) => Array<string>(count).fill(id));
  const moved = Math.min(left.length, came.length);
  const home = reserve(now, empire) - reserve(before, empire);
  const way = (from: Spot, to: Spot, ms: number): Flight => ({ piece: "banner", of: empire, from, to, delay: 0, ms });
  return [
    ...came.slice(0, moved).map((to, i) => way(["region", left[i] ?? ""], ["region", to], MARCH_MS)),
    ...came.slice(moved, moved + Math.max(0, -home)).map((to) => way(["panel", empire], ["region", to], RAISE_MS)),
    ...left.slice(moved, moved + Math.max(0, home)).map((from) => way(["region", from], ["panel", empire], HOME_MS)),
  ].map((flight, i) => ({ ...flight, delay: Math.min(i, MOST) * APART_MS }));
}

/** The force marches through the gate; who falls on either side flies home. */
function fight(before: View, now: View): Flight[] {
  const { source, target, force } = before.attack ?? { source: "", target: "", force: 0 };
  const attacker = before.acting.split(".")[0] ?? "";
  const banner = (of: string, from: Spot, to: Spot, delay: number, ms: number): Flight => ({
    piece: "banner",
    of,
    from,
    to,
    delay,
    ms,
  });
  const march = source ? several(force, banner(attacker, ["region", source], ["region", target], 0, MARCH_MS)) : [];
  const fallen = EMPIRES.flatMap((e) => {
    const count = Math.max(0, reserve(now, e) - reserve(before, e));
    return several(count, banner(e, ["region", target], ["panel", e], MARCH_MS + CLASH_MS, HOME_MS));
  });
  return [...march, ...fallen];
}

/** Agents by the place where they stand. */
function agentsOf(view: View): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const post of view.posts) if (post.agent >= 0) found.set(`${post.agent} ${post.id}`, ["post", post.id]);
  for (const region of view.regions) for (const seat of region.agents) found.set(`${seat} ${region.id}`, ["region", region.id]);
  return found;
}

function agents(before: View, now: View): Flight[] {
  const [were, are] = [agentsOf(before), agentsOf(now)];
  const gone = [...were].filter(([key]) => !are.has(key));
  const come = [...are].filter(([key]) => !were.has(key));
  const seats = new Set([...gone, ...come].map(([key]) => key.split(" ")[0] ?? ""));
  return [...seats].flatMap((seat) => {
    const of = (list: [string, Spot][]) => list.filter(([key]) => key.startsWith(`${seat} `)).map(([, spot]) => spot);
    const [from, to] = [of(gone), of(come)];
    return Array.from({ length: Math.max(from.length, to.length) }, (_, i): Flight => {
      const home: Spot = ["seat", seat];
      return { piece: "agent", of: seat, from: from[i] ?? home, to: to[i] ?? home, delay: i * APART_MS, ms: RAISE_MS };
    });
  });
}

function cards(before: View, now: View): Flight[] {
  return now.seats.flatMap((seat, i) =>
    seat.cards.flatMap((held, e) => {
      const change = held - (before.seats[i]?.cards[e] ?? held);
      const [panel, hand]: [Spot, Spot] = [
        ["panel", EMPIRES[e] ?? ""],
        ["seat", String(i)],
      ];
      const [from, to] = change > 0 ? [panel, hand] : [hand, panel];
      return several(Math.abs(change), { piece: "card", of: EMPIRES[e] ?? "", from, to, delay: 0, ms: CARD_MS });
    }),
  );
}

function lamp(before: View, now: View): Flight[] {
  if (before.marker === now.marker || !before.marker || !now.marker) return [];
  return [{ piece: "lamp", of: "", from: ["post", before.marker], to: ["post", now.marker], delay: 0, ms: LAMP_MS }];
}

/** All that a step moved. */
export function flightsOf(before: View, now: View, step: Step<View> | null): Flight[] {
  const banners = step && isFight(step) ? fight(before, now) : EMPIRES.flatMap((e) => bannersOf(e, before, now));
  return [...banners, ...agents(before, now), ...cards(before, now), ...lamp(before, now)];
}

/** Regions that keep their old look until what flies there has landed, each with how long. */
export function waitsOf(flights: readonly Flight[]): Map<string, number> {
  const waits = new Map<string, number>();
  for (const { piece, to, delay, ms } of flights) {
    if (piece === "banner" && to[0] === "region") waits.set(to[1], Math.max(waits.get(to[1]) ?? 0, delay + ms));
  }
  return waits;
}
