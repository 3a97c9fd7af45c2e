/** Sentences from Fluent catalogues, in the reader's language, at once when it changes. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import type { Args, SeatFacts, Sentence, Translate } from "../board";
import { type Language, settings } from "./settings.svelte";

type Loader = () => Promise<string>;

const FRAME = import.meta.glob<string>("../../text/*.ftl", { query: "?raw", import: "default" });
const COMMON = import.meta.glob<string>("../../../src/ludoteka/core/text/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/ludoteka/games/*/text/*.ftl", { query: "?raw", import: "default" });
const NAMES = import.meta.glob<string>("../../../src/ludoteka/games/*/text/{en,uk,ru}.ftl", {
  query: "?names",
  import: "default",
});

/** what one page alone says */
const PAGES = ["host", "help", "settings", "seldom"];

interface Catalogue {
  readonly bundle: FluentBundle;
  /** message ids in the order of the file, each group under its `## heading` */
  readonly groups: readonly Group[];
  /** what it has said already, by message and arguments; null: it has no such message */
  readonly said: Map<string, string | null>;
}
export interface Group {
  readonly heading: string;
  readonly ids: readonly string[];
}

/** by name and language; when one arrives, only the sentences that waited for it are said anew */
const catalogues = new SvelteMap<string, Catalogue>();

function groupsOf(file: string): Group[] {
  const groups: { heading: string; ids: string[] }[] = [{ heading: "", ids: [] }];
  for (const line of file.split("\n")) {
    const heading = /^## (.+)/.exec(line)?.[1];
    const id = /^([A-Za-z][\w-]*) *=/.exec(line)?.[1];
    if (heading) groups.push({ heading: heading.trim(), ids: [] });
    if (id) groups.at(-1)?.ids.push(id);
  }
  return groups.filter((g) => g.ids.length > 0);
}

/**
 * "frame", "host", "help" and "settings" (a page each), "seldom" (what few visitors ever read), or a game's key, its rules, goal or course, or only its names: which files hold the catalogue.
 * What every game says stands with the frame.
 */
function sources(catalogue: string, language: Language): (Loader | undefined)[] {
  if (catalogue === "frame")
    return [COMMON[`../../../src/ludoteka/core/text/${language}.ftl`], FRAME[`../../text/${language}.ftl`]];
  if (PAGES.includes(catalogue)) return [FRAME[`../../text/${catalogue}.${language}.ftl`]];
  const [game, part] = catalogue.split("/");
  if (part === "names") return [NAMES[`../../../src/ludoteka/games/${game}/text/${language}.ftl`]];
  const name = part ? `${part}.${language}` : language;
  return [GAMES[`../../../src/ludoteka/games/${game}/text/${name}.ftl`]];
}

async function load(catalogue: string, language: Language): Promise<void> {
  const key = `${catalogue}:${language}`;
  if (catalogues.has(key)) return;
  const files = await Promise.all(sources(catalogue, language).map((file) => file?.() ?? ""));
  const file = files.join("\n");
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(file));
  catalogues.set(key, { bundle, groups: groupsOf(file), said: new Map() });
}

/** The language on the screen: follows the setting once all catalogues in use are there, so that nothing flickers. */
let spoken: Language = $state(settings.language);
const used = new Set<string>();

/** Loads a catalogue; it will also follow changes of the language. */
export function need(catalogue: string): Promise<void> {
  used.add(catalogue);
  return load(catalogue, spoken);
}

/** Called once: the language changes at once and without reload. */
export function followLanguage(): void {
  $effect(() => {
    const wanted = settings.language;
    Promise.all([...used].map((catalogue) => load(catalogue, wanted))).then(
      () => {
        if (settings.language === wanted) spoken = wanted;
      },
      () => {
        if (settings.language === wanted) settings.language = spoken; // its words cannot be had now
      },
    );
  });
  $effect(() => {
    document.documentElement.lang = spoken;
  });
}

function current(catalogue: string): Catalogue | undefined {
  return catalogues.get(`${catalogue}:${spoken}`);
}
/** A game's own, or before it is there its names, which stand in it too. */
function atHand(catalogue: string): Catalogue | undefined {
  return current(catalogue) ?? current(`${catalogue}/names`);
}

/** names and numbers differ without end, and are soon said anew */
const MOST_SAID = 4000;

/** A board says the same few hundred sentences again with every touch: to look one up costs an eighth of saying it. */
function find(catalogue: Catalogue | undefined, message: string, args: Args): string | null {
  if (!catalogue) return null;
  const { bundle, said } = catalogue;
  const asked = `${message} ${JSON.stringify(args)}`;
  const known = said.get(asked);
  if (known !== undefined) return known;
  const sentence = format(bundle, message, args);
  if (said.size >= MOST_SAID) said.clear();
  said.set(asked, sentence);
  return sentence;
}
/** before a number below zero stands a hyphen, and should stand a minus */
const HYPHEN = /(^|[\s(])-(?=\d)/g;
function format(bundle: FluentBundle, message: string, args: Args): string | null {
  const [id, attribute] = message.split(".");
  const found = bundle.getMessage(id ?? message);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  return pattern ? bundle.formatPattern(pattern, args, []).replace(HYPHEN, "$1−") : null;
}

export function ready(catalogue: string): boolean {
  return current(catalogue) !== undefined;
}

export function groups(catalogue: string): readonly Group[] {
  return current(catalogue)?.groups ?? [];
}

/** A sentence of the frame. */
export const say: Translate = (message, args = {}) => find(current("frame"), message, args) ?? message;

/** A sentence of the first catalogue that has it, of the names of its game, or of the frame. */
export function texts(...ones: string[]): Translate {
  return (message, args = {}) => {
    for (const catalogue of ones) {
      const said = find(atHand(catalogue), message, args);
      if (said !== null) return said;
    }
    return say(message, args);
  };
}

export function has(catalogue: string, message: string): boolean {
  return find(current(catalogue), message, {}) !== null;
}

const NAMES_A_SEAT = /(^|[-_])(seat|turn)$/;

function isMessage(value: string | number): value is string {
  return typeof value === "string" && value.startsWith("@");
}

/**
 * Arguments for people. A seat's index becomes a name, and `seat` gives `$player` and `$you` too;
 * `@gem-R` becomes the message `gem-R`, which knows the plain arguments beside it.
 */
export function spelled(t: Translate, args: Args, seats: readonly SeatFacts[]): Args {
  const filled: Args = { ...args };
  const plain = Object.fromEntries(Object.entries(args).filter(([, value]) => !isMessage(value)));
  for (const [name, value] of Object.entries(args)) {
    if (isMessage(value)) filled[name] = t(value.slice(1), plain);
    const seat = typeof value === "number" && NAMES_A_SEAT.test(name) ? seats[value] : undefined;
    if (seat) filled[name] = seat.name;
    if (seat && name === "seat") {
      filled.player = seat.name;
      filled.you = args.you ?? (seat.me ? "yes" : "no");
    }
  }
  return filled;
}

export function sentence(t: Translate, s: Sentence, seats: readonly SeatFacts[]): string {
  return t(s.message, spelled(t, s.args, seats));
}

/** A decision as advice: in the imperative where the catalogue has it (`[do]`), else as it would be told. */
export function urged(t: Translate, s: Sentence, seats: readonly SeatFacts[]): Sentence {
  const asked: Sentence = { ...s, args: { ...s.args, you: "do" } };
  const told: Sentence = { ...s, args: { ...s.args, you: "no" } };
  return sentence(t, asked, seats) === sentence(t, told, seats) ? s : asked;
}

/** Text, or the symbol of the word that follows. */
export type Piece = string | { readonly symbol: string };
const [BEGIN, END] = ["\uE000", "\uE001"];

/** A sentence whose words with a symbol of their own (`@gem-R`) are led by it. */
export function pieces(
  t: Translate,
  s: Sentence,
  seats: readonly SeatFacts[],
  icon: ((message: string) => string | null) | undefined,
): Piece[] {
  const drawn: Translate = (message, args) => {
    const symbol = icon?.(message.split(".")[0] ?? message);
    return `${symbol ? `${BEGIN}${symbol}${END}` : ""}${t(message, args)}`;
  };
  const said = t(s.message, spelled(icon ? drawn : t, s.args, seats));
  return said.split(BEGIN).flatMap((part, i): Piece[] => {
    if (i === 0) return part ? [part] : [];
    const [symbol = "", words = ""] = part.split(END);
    return [{ symbol }, words];
  });
}

/** making one costs more than using it a hundred times */
const formats = new Map<Language, Intl.NumberFormat>();
function numbers(language: Language): Intl.NumberFormat {
  const format = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, format);
  return format;
}
export function number(value: number): string {
  return numbers(spoken).format(value).replace("-", "−");
}

export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(spoken, { style: "percent", maximumFractionDigits: digits }).format(share);
}

export function signed(value: number): string {
  return value > 0 ? `+${number(value)}` : number(value);
}

export function day(ms: number): string {
  return new Intl.DateTimeFormat(spoken, { dateStyle: "medium" }).format(ms);
}

/** "17:20" */
export function timeOfDay(ms: number): string {
  return new Intl.DateTimeFormat(spoken, { hour: "numeric", minute: "2-digit" }).format(ms);
}

/** "16 November at 17:20" */
export function moment(ms: number): string {
  return new Intl.DateTimeFormat(spoken, { day: "numeric", month: "long", hour: "numeric", minute: "2-digit" }).format(ms);
}

/** "Monday, 16 November"; `date` as in 2026-11-16. */
export function longDay(date: string): string {
  return new Intl.DateTimeFormat(spoken, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(
    Date.parse(date),
  );
}

/** "Mon" */
export function dayName(date: string): string {
  return new Intl.DateTimeFormat(spoken, { weekday: "short", timeZone: "UTC" }).format(Date.parse(date));
}

const LASTING: readonly (readonly [string, number])[] = [
  ["days", 86_400_000],
  ["hours", 3_600_000],
  ["minutes", 60_000],
];

/** "12 minutes": how long something has lasted, in the largest unit; nothing below a minute. */
export function lasting(ms: number): string {
  const [unit, size] = LASTING.find(([, size]) => ms >= size) ?? [];
  return unit && size ? say(`lasting-${unit}`, { count: Math.floor(ms / size) }) : "";
}

/** "3 minutes ago", "yesterday", in the reader's language; `seconds` since the epoch. */
export function ago(seconds: number): string {
  const passed = seconds - Date.now() / 1000;
  const format = new Intl.RelativeTimeFormat(spoken, { numeric: "auto" });
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ];
  for (const [unit, size] of units) {
    if (Math.abs(passed) >= size) return format.format(Math.round(passed / size), unit);
  }
  return format.format(0, "second");
}
