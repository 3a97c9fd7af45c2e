/** The games whose goal this device has shown, or whose first game was played here: nobody is told twice. */

const KEY = "ludoteka-known";

function all(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function knows(game: string): boolean {
  return all().includes(game);
}

export function remember(game: string): void {
  if (!knows(game)) localStorage.setItem(KEY, JSON.stringify([...all(), game]));
}
