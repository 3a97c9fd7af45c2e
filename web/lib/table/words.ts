/** Small conversions for the table's words. */

const LEVELS = ["easy", "medium", "hard", "expert"];

/** The robot with as many bars as the level is high. */
export function robot(level: string): string {
  return `robot-${Math.max(0, LEVELS.indexOf(level)) + 1}`;
}

export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
