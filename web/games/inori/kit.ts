/** What the table needs to know of Inori. */

import type { Kit, Legal, Phase, Sentence, SourceLook, Step } from "../../lib/board";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Own from "./Own.svelte";
import { pause } from "./pause";
import drawings from "./symbols.svg?raw";
import Thumb from "./Thumb.svelte";
import type { Preview, View } from "./view";
import "./inori.css";

const SEASONS = 4;
const PLACE_MS = 800;
const CARD_MS = 1500;
const AWARD_MS = 1700;
const SMALL_MS = 450;
const LINGER_MS = 700;

/** all elders are placed: cards score and change, elders come home for the next season */
const SEASON_END = new Set(["season_reveal", "prepare_journey", "return_elders", "draw_season_cards", "season_card", "altars"]);

function goesOn(view: View): Sentence {
  const season = `@season-${view.season}`;
  if (SEASON_END.has(view.step)) return { message: "phase-season-ends", args: { season } };
  const left = view.seats.reduce((sum, seat) => sum + seat.in_hand, 0);
  return { message: "phase-placements", args: { left, season } };
}

function phase(view: View): Phase | null {
  if (view.actor < 0) return { title: { message: "phase-over", args: {} } };
  return {
    title: { message: "phase-season", args: { now: view.season, of: SEASONS } },
    now: view.season,
    of: SEASONS,
    symbols: Array.from({ length: SEASONS }, (_, i) => `inori-season-${i + 1}`),
    more: goesOn(view),
  };
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function hintOf(view: View, action: Legal<Preview>): Sentence | null {
  const preview = action.preview;
  if (!preview) return null;
  const me = view.actor;
  const full = preview.points_at_season_end[me] ?? 0;
  if (preview.fills && full > 0) return { message: "hint-full", args: { points: full } };
  if (["altar", "weakest", "any", "neutral"].includes(preview.asks))
    return { message: "hint-choose", args: { asks: preview.asks } };
  const args = { points: preview.points, pays: total(preview.pays), takes: total(preview.takes), runes: preview.runes };
  return Object.values(args).some((count) => count > 0) ? { message: "hint-use", args } : null;
}

const SIGNS: Readonly<Record<string, string>> = {
  rune: "rune-back",
  gain_weakest: "weakest",
  points_distinct: "distinct",
  points_strongest: "strongest",
  gain_any: "favour-any",
  gain_altar: "favour-altar",
  points_altar: "favour-altar",
  neutrals: "elder-neutral",
  altar: "altar-site",
};

/** `spirit-red`, `rune-back`, `altar-blue` and the like, as slips picture them. */
function piece(message: string): string | null {
  if (message.startsWith("sign-")) return `#inori-${SIGNS[message.slice(5)] ?? message.slice(5)}`;
  const drawn = ["spirit", "altar", "rune", "season", "elder"].some((what) => message.startsWith(`${what}-`));
  return drawn ? `#inori-${message}` : null;
}

function linger(step: Step<View>): number {
  const messages = new Set(step.events.map((e) => e.message));
  if (messages.has("card-scores")) return CARD_MS;
  if (messages.has("altar-scores")) return AWARD_MS;
  if (messages.has("card-full") || messages.has("card-unfilled") || messages.has("season-card-unfilled")) return PLACE_MS;
  if (messages.has("takes") || messages.has("pays")) return SMALL_MS;
  return messages.has("places-card") || messages.has("places-tree") ? PLACE_MS : LINGER_MS;
}

const SOURCES: Record<string, SourceLook> = {
  "source-cards": { colour: "#b3803a", symbol: "#inori-points" },
  "source-tree": { colour: "#4f7d4a", symbol: "#inori-tree" },
  "source-season-1": { colour: "#d48aa6", symbol: "#inori-season-1" },
  "source-season-2": { colour: "#5fa05c", symbol: "#inori-season-2" },
  "source-season-3": { colour: "#c9702c", symbol: "#inori-season-3" },
  "source-season-4": { colour: "#6f93b8", symbol: "#inori-season-4" },
  "source-altars": { colour: "#a33a32", symbol: "#inori-glyph-altar" },
};

/** exercises */
const ON_THE_TREE = ["new-altar", "altar-with-a-price", "five-altars"];

export default {
  Board,
  Own,
  Facts,
  Thumb,
  drawings,
  score: (view, seat) => view.seats[seat]?.score ?? null,
  holding: (view, seat) => ({
    symbol: `#inori-elder-${seat + 1}`,
    count: view.seats[seat]?.in_hand ?? 0,
    label: { message: "own-elders", args: {} },
  }),
  source: (message) => SOURCES[message] ?? null,
  icon: (message) => (message.startsWith("colour-") ? `#inori-favour-${message.slice(7)}` : null),
  piece,
  phase,
  hint(view, previewed) {
    if (previewed) return hintOf(view, previewed);
    return view.step === "turn" && view.runes.length > 0 ? { message: "hint-runes", args: {} } : null;
  },
  brings: ({ preview }) => (preview && preview.points > 0 ? `+${preview.points}` : null),
  pause,
  placed: [
    "place",
    "place_companion",
    "neutral",
    "target",
    "source",
    "pay",
    "altar",
    "weakest",
    "gain",
    "season_card",
    "reveal",
    "play_journey",
  ],
  main: ["done", "stand_down"],
  keys: [{ key: "d", facets: { kind: "done" }, about: "key-done" }],
  spots: (step) =>
    step.events.flatMap(({ args }) => (typeof args.space === "string" ? [`[data-ino-space="${args.space}"]`] : [])),
  linger,
  subject: (exercise) => (ON_THE_TREE.includes(exercise) ? "#pane:tree" : undefined),
} satisfies Kit<View, Preview>;
