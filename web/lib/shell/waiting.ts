/** The table that I wait at, in this tab, while I read or play something else. */

const KEY = "ludoteka-waiting";

export function waitAt(id: string): void {
  sessionStorage.setItem(KEY, id);
}
export function waitNoMore(): void {
  sessionStorage.removeItem(KEY);
}
export function waitingAt(): string | null {
  return sessionStorage.getItem(KEY);
}
