import { describe, expect, it } from "vitest";
import type { Step } from "../../lib/board";
import { flightsOf, waitsOf } from "./flights";
import { kept, within } from "./pinch";
import type { Post, Region, Seat, View } from "./view";

const region = (id: string, holder: string, banners: number): Region => ({
  id,
  home: holder,
  holder,
  banners,
  limit: 9,
  farm: false,
  fort: false,
  city: false,
  agents: [],
});
const post = (id: string, agent: number): Post => ({
  id,
  empire: id.split(".")[0] ?? "",
  position: "",
  agent,
  ruler: "",
  controller: agent,
  deeds: [],
  acted: false,
});
const seat = (...cards: number[]): Seat => ({
  society: "rat",
  hand_size: 0,
  cards,
  hand: [],
  slots: [],
  swaps: 0,
  bonus: 0,
  agents: 0,
  score: 0,
});

function view(changes: Partial<View>): View {
  const empires = ["bear", "eagle"].map((id) => ({ id, cities: 1, farms: 1, forts: 1, reserve: 5, deck: 8 }));
  const blank = {
    step: "act",
    actor: 0,
    round: 1,
    rounds: 4,
    first: 0,
    phase: "bear",
    marker: "bear.sheriff",
    acting: "bear.sheriff",
  };
  const rest = {
    deed: "",
    picks: 0,
    hand: [],
    attack: null,
    last_attack: null,
    ability: null,
    options: {},
    borders: [],
    over: false,
  };
  return { ...blank, ...rest, regions: [], posts: [], empires, seats: [], ...changes };
}
/** so many banners more in every reserve */
function drawn(more: number, now: View): View {
  return { ...now, empires: now.empires.map((empire) => ({ ...empire, reserve: empire.reserve + more })) };
}
function step(kind: string, now: View): Step<View> {
  const events = kind === "fight" ? [{ message: "battle", args: {} }] : [];
  return { ply: 1, seat: 0, action: null, kind: null, args: {}, events, view: now };
}
const ways = (before: View, now: View, kind: string) =>
  flightsOf(before, now, step(kind, now)).map(({ piece, of, from, to }) => [piece, of, from.join(" "), to.join(" ")]);

describe("pieces on their way", () => {
  it("raise banners out of the reserve, and the region waits for them", () => {
    const before = view({ regions: [region("BE1", "bear", 1)] });
    const now = drawn(-1, view({ regions: [region("BE1", "bear", 2)] }));

    expect(ways(before, now, "place")).toEqual([["banner", "bear", "panel bear", "region BE1"]]);
    expect(waitsOf(flightsOf(before, now, step("place", now))).get("BE1")).toBe(320);
  });

  it("move banners from region to region before they ask the reserve", () => {
    const before = view({ regions: [region("BE1", "bear", 3), region("BE2", "bear", 0)] });
    const now = drawn(1, view({ regions: [region("BE1", "bear", 1), region("BE2", "bear", 1)] }));

    expect(ways(before, now, "to")).toEqual([
      ["banner", "bear", "region BE1", "region BE2"],
      ["banner", "bear", "region BE1", "panel bear"],
    ]);
  });

  it("march to a battle, and both sides' fallen fly home", () => {
    const attack = { target: "EA1", source: "BE1", force: 2, extra: false, reach: 0 };
    const before = view({ attack, regions: [region("BE1", "bear", 0), region("EA1", "eagle", 1)] });
    const now = view({ regions: [region("BE1", "bear", 0), { ...region("EA1", "bear", 1), home: "eagle" }] });

    expect(ways(before, drawn(1, now), "fight")).toEqual([
      ["banner", "bear", "region BE1", "region EA1"],
      ["banner", "bear", "region BE1", "region EA1"],
      ["banner", "bear", "region EA1", "panel bear"],
      ["banner", "eagle", "region EA1", "panel eagle"],
    ]);
  });

  it("move agents between positions, cards between decks and hands of every seat, and the lantern", () => {
    const before = view({ posts: [post("bear.sheriff", 1), post("eagle.marshal", -1)], seats: [seat(0, 0), seat(0, 1)] });
    const now = view({
      marker: "bear.steward",
      posts: [post("bear.sheriff", -1), post("eagle.marshal", 1)],
      seats: [seat(1, 0), seat(0, 0)],
    });

    expect(ways(before, now, "post")).toEqual([
      ["agent", "1", "post bear.sheriff", "post eagle.marshal"],
      ["card", "bear", "panel bear", "seat 0"],
      ["card", "eagle", "seat 1", "panel eagle"],
      ["lamp", "", "post bear.sheriff", "post bear.steward"],
    ]);
  });
});

describe("a phone's map", () => {
  it("keeps the place between two fingers, and neither vanishes nor grows without end", () => {
    expect(kept(100, 50, 2)).toBe(250);
    expect([within(0.01), within(9), within(1)]).toEqual([0.33, 1.6, 1]);
  });
});
