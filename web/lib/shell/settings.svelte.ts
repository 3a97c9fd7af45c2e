/** What the reader set on this device; kept in local storage. */

export const LANGUAGES = ["en", "uk", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";
export type Pace = "slow" | "normal" | "fast" | "instant";
/** how fast others are seen to move */
export const SPEED: Readonly<Record<Pace, number>> = { slow: 0.6, normal: 1, fast: 2, instant: Number.POSITIVE_INFINITY };
export type Ruin = "bots" | "always" | "never";
export type Motion = "system" | "full" | "still";
/** how much the pieces say by line and letter; the drawings read it (`art/tokens.css`) */
export type Marks = "quiet" | "strong" | "letters";
export type Heard = "turn" | "pieces" | "chat";
/** by what I am called where the page is not in sight */
export type Call = "title" | "notice";

interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  marks: Marks;
  pace: Pace;
  sound: boolean;
  /** in hundredths */
  volume: number;
  sounds: Heard[];
  calls: Call[];
  letters: boolean;
  /** by touch a move is made by a second touch */
  confirm: boolean;
  /** where a ruinous move has to be chosen twice */
  ruin: Ruin;
}

const KEY = "ludoteka-settings";

function spoken(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((l) => tag.toLowerCase().startsWith(l));
    if (found) return found;
  }
  return "en";
}

function stored(): Settings {
  const standard: Settings = {
    language: spoken(),
    theme: "system",
    motion: "system",
    marks: "quiet",
    pace: "normal",
    sound: false,
    volume: 60,
    sounds: ["turn", "pieces"],
    calls: ["title"],
    letters: true,
    confirm: false,
    ruin: "bots",
  };
  try {
    return { ...standard, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return standard;
  }
}

function query(media: string): { readonly matches: boolean } {
  const list = matchMedia(media);
  let matches = $state(list.matches);
  list.addEventListener("change", () => {
    matches = list.matches;
  });
  return {
    get matches() {
      return matches;
    },
  };
}

export const settings: Settings = $state(stored());

// what is set in one tab counts in the others
addEventListener("storage", (event) => {
  if (event.key === KEY) Object.assign(settings, stored());
});

const night = query("(prefers-color-scheme: dark)");
const calm = query("(prefers-reduced-motion: reduce)");
// the same conditions stand in the style sheets of the frame
const phone = query("(max-width: 559px), (max-width: 700px) and (min-height: 501px)");
const narrow = query("(max-width: 1100px)");
const low = query("(min-width: 560px) and (max-height: 500px)");
const upright = query("(min-width: 701px) and (max-width: 1100px) and (orientation: portrait)");
const sideways = query(
  "(min-width: 900px) and (max-width: 1199px) and (min-height: 501px) and (orientation: landscape) and (pointer: coarse)",
);

/** Zones of fixed size around the board; null: the desktop's grid. */
export type Zones = "phone" | "side" | "tablet" | "tablet-side" | null;

/** the lights go out for a film, in both themes */
let dimmed = $state(false);

export const screen = {
  set dimmed(out: boolean) {
    dimmed = out;
  },
  get dark(): boolean {
    if (dimmed) return true;
    return settings.theme === "system" ? night.matches : settings.theme === "dark";
  },
  get still(): boolean {
    return settings.motion === "system" ? calm.matches : settings.motion === "still";
  },
  get size(): "phone" | "narrow" | "wide" {
    return phone.matches ? "phone" : narrow.matches ? "narrow" : "wide";
  },
  /** a phone held sideways: the board is as on a narrow screen, the frame around it has no room */
  get low(): boolean {
    return low.matches;
  },
  get zones(): Zones {
    if (low.matches) return "side";
    if (phone.matches) return "phone";
    return upright.matches ? "tablet" : sideways.matches ? "tablet-side" : null;
  },
  /** what the own area has to fit into */
  get own(): "phone" | "narrow" | "wide" {
    return low.matches || screen.zones === "tablet-side" ? "phone" : screen.size;
  },
};

/** Keeps the page and the storage in step with the settings; called once. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = screen.dark ? "dark" : "light";
    root.dataset.motion = screen.still ? "still" : "full";
    root.dataset.marks = settings.marks;
  });
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
  });
}
