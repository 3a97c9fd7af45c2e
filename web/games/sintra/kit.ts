/** What the table needs to know of Stained Glass of Sintra. */

import type { Args, Facets, KeyOf, Kit, Legal, Phase, Sentence, SourceLook, Step } from "../../lib/board";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import { brokenValue, COLOURS, minus, plus } from "./glass";
import { pause } from "./pause";
import { deedOf } from "./story";
import drawings from "./symbols.svg?raw";
import Thumb from "./Thumb.svelte";
import type { Outlook, Preview, View } from "./view";
import "./sintra.css";

const LINGER = { take: 650, place: 750, keep: 1100, back: 650 } as const;
const FULL_MS = 1100;
const ROUND_MS = 1500;
const COLOUR_KEYS = ["q", "w", "e", "r", "t"];

function hintOfStrip(outlook: Outlook): Sentence {
  const { slot, placed, breaks, cost, completes, cuts_off } = outlook;
  const message = `${cuts_off ? "hint-cut-off" : "hint-strip"}${completes ? "-full" : ""}`;
  const windows = outlook.window_points;
  return { message, args: { slot: slot + 1, placed, breaks, cost: minus(cost), colours: outlook.points - windows, windows } };
}

function hintOfTake(preview: Preview): Sentence {
  const { strips, breaks, cost, marker } = preview;
  if (strips.length === 0) return { message: "hint-take-breaks", args: { count: breaks, cost: minus(cost) } };
  const names = strips.map((s) => s.slot + 1).join(", ");
  return { message: "hint-take", args: { number: strips.length, strips: names, marker: marker ? "yes" : "no" } };
}

function outlookOn({ preview }: Legal<Preview>, over: Facets): Outlook | undefined {
  return preview?.strips.find(({ slot }) => String(slot + 1) === over.slot);
}

function hintOf(action: Legal<Preview>): Sentence | null {
  const { preview } = action;
  const [outlook] = preview?.strips ?? [];
  if (preview && action.kind === "take") return hintOfTake(preview);
  if (preview && action.kind === "back") return { message: "hint-back", args: { slot: preview.glazier + 1 } };
  if (!outlook) return null;
  if (action.kind === "strip") return hintOfStrip(outlook);
  if (action.kind === "jokers") return { message: "hint-jokers", args: { jokers: Number(action.args.jokers) } };
  return { message: "hint-keep", args: { slot: outlook.slot + 1, points: outlook.points, pane: outlook.pane } };
}

function phase(view: View): Phase {
  if (view.actor < 0) return { title: { message: "phase-over", args: {} } };
  const [now, of] = [view.turn_round + 1, view.rounds];
  const colour = view.indicator[view.turn_round] ?? "";
  return {
    title: { message: "phase-round", args: { now, of } },
    now,
    of,
    more: { message: "phase-colour", args: { colour, side: view.side } },
  };
}

function keys(): KeyOf[] {
  const digits = Array.from({ length: 9 }, (_, i) => String(i + 1));
  return [
    ...digits.map((key) => ({ key, facets: { kind: "take", place: key }, about: "key-display" })),
    { key: "0", facets: { kind: "take", place: "centre" }, about: "key-centre" },
    ...COLOURS.map((colour, i) => ({ key: COLOUR_KEYS[i] ?? "", facets: { kind: "take", colour }, about: "key-colour" })),
    ...digits.slice(0, 8).map((key) => ({ key, facets: { kind: "strip", slot: key }, about: "key-strip" })),
    ...["0", "1", "2"].map((key) => ({ key, facets: { kind: "jokers", jokers: key }, about: "key-jokers" })),
    ...COLOURS.map((colour, i) => ({ key: COLOUR_KEYS[i] ?? "", facets: { kind: "keep", colour }, about: "key-keep" })),
    { key: "b", facets: { kind: "back" }, about: "key-back" },
  ];
}

function linger(step: Step<View>): number {
  if (step.events.some((e) => e.message === "round")) return ROUND_MS;
  const deed = deedOf(step);
  if (deed?.kind === "place" && deed.full) return FULL_MS;
  return deed ? LINGER[deed.kind] : 0;
}

/** A number, so that Fluent can choose its plural. */
function buttonArgs(_view: View, action: Legal<Preview>): Args {
  return action.kind === "jokers" ? { jokers: Number(action.args.jokers) } : {};
}

const WINDOW: SourceLook = { partOf: "source-window", colour: "#d9a227", symbol: "#sin-i-window" };
const SOURCES: Record<string, SourceLook> = {
  "source-window": WINDOW,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((window) => [`source-window-${window}`, WINDOW])),
  "source-colour": { colour: "#a6477f", symbol: "#sin-i-round" },
  "source-leftovers": { colour: "#2f5aa0", symbol: "#sin-i-place" },
  "source-falls": { colour: "var(--warn)", symbol: "#sin-track-8" },
  "source-track": { colour: "var(--warn)", symbol: "#sin-shards" },
  "source-ornaments": { colour: "#b99655", symbol: "#sin-ornament" },
  "source-windows": { colour: "#b99655", symbol: "#sin-window-lit" },
};

/** drawings that picture things on slips */
const SIGNS: Readonly<Record<string, string>> = { round: "i-round", strip: "i-strip", back: "i-back", flip: "i-flip" };

export default {
  Board,
  Facts,
  Thumb,
  drawings,
  score: (view, seat) => view.seats[seat]?.score ?? null,
  holding: (view, seat) => {
    const palace = view.seats[seat];
    if (!palace) return null;
    const value = minus(brokenValue(palace, view.track));
    return { symbol: "#sin-shards", count: value, label: { message: "facts-line", args: { slot: palace.glazier + 1, value } } };
  },
  source: (message) => SOURCES[message] ?? null,
  piece: (message) => {
    const [what = "", name = ""] = message.split("-");
    if (what === "colour") return name === "joker" ? "#sin-field-joker" : `#sin-tile-${name}`;
    return what === "glazier" ? `#sin-glazier-${name}` : what === "sign" ? `#sin-${SIGNS[name] ?? name}` : null;
  },
  phase,
  hint(view, previewed, over) {
    const aimed = previewed && over && outlookOn(previewed, over);
    if (aimed) return hintOfStrip(aimed);
    if (previewed) return hintOf(previewed);
    return view.step === "turn" ? { message: "hint-round", args: { colour: view.indicator[view.turn_round] ?? "" } } : null;
  },
  brings(action, over) {
    const outlook = outlookOn(action, over);
    if (!outlook) return null;
    const parts = [outlook.points > 0 ? plus(outlook.points) : "", outlook.cost < 0 ? minus(outlook.cost) : ""];
    return parts.filter(Boolean).join(" ") || `+${outlook.placed}`;
  },
  pause,
  placed: ["take", "strip"],
  extra: ["jokers", "keep"],
  buttonArgs,
  keys: keys(),
  spots: (step) =>
    step.events.flatMap(({ message, args }) => {
      if (message === "takes-from-display") return [`[data-spot="display-${args.place}"]`];
      return ["takes-from-centre", "takes-marker"].includes(message)
        ? [".hub"]
        : ["places", "glazes", "goes-back"].includes(message)
          ? [`[data-spot="palace-${step.seat}"]`]
          : [];
    }),
  linger,
} satisfies Kit<View, Preview>;
