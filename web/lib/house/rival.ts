/** Against whom one plays at once, by game: the last choice counts on this device. */

export interface Rival {
  readonly figure: string;
  readonly level: string;
}

const KEY = "ludoteka-rivals";

function all(): Record<string, Rival> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Rival>;
  } catch {
    return {};
  }
}

export function chosenRival(game: string): Rival | null {
  return all()[game] ?? null;
}

export function rememberRival(game: string, rival: Rival): void {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: rival }));
}
