/** What the reader set on this device; kept in local storage. */

export const LANGUAGES = ["en", "uk", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "still";

interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  letters: boolean;
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
  const standard: Settings = { language: spoken(), theme: "system", motion: "system", sound: false, letters: true };
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

const night = query("(prefers-color-scheme: dark)");
const calm = query("(prefers-reduced-motion: reduce)");
// the same conditions stand in the style sheets of the frame
const phone = query("(max-width: 559px), (max-width: 700px) and (min-height: 501px)");
const narrow = query("(max-width: 1100px)");
const low = query("(min-width: 560px) and (max-height: 500px)");

export const screen = {
  get dark(): boolean {
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
  /** what the own area has to fit into */
  get own(): "phone" | "narrow" | "wide" {
    return low.matches ? "phone" : screen.size;
  },
};

/** Keeps the page and the storage in step with the settings; called once. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = screen.dark ? "dark" : "light";
    root.dataset.motion = screen.still ? "still" : "full";
  });
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
  });
}
