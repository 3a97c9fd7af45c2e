/** Who is coached at a table of bots, and when the coach says nothing any more. */

/** somebody's first matches of a game */
const FIRST = 3;
/** good decisions in a row after which the ideas stop */
const ENOUGH = 6;
/** a mistake brings the ideas back for a while */
const AFTER_A_LAPSE = ENOUGH - 3;
/** what is a bad mistake: a share of the wins; points where one plays alone */
const BAD_WINS = 0.08;
const BAD_POINTS = 4;

/** What this device remembers about one game. */
export interface Progress {
  /** the first tables, in their order */
  readonly tables: readonly string[];
  /** what the reader wants; null: nothing was said */
  readonly wish: boolean | null;
  /** good decisions in a row */
  readonly streak: number;
}
export const NEW: Progress = { tables: [], wish: null, streak: 0 };

export function seated(p: Progress, table: string): Progress {
  return p.tables.includes(table) || p.tables.length > FIRST ? p : { ...p, tables: [...p.tables, table] };
}
export function isOn(p: Progress, table: string): boolean {
  const number = p.tables.indexOf(table);
  return p.wish ?? (number >= 0 && number < FIRST);
}
export function toldIdeas(p: Progress): boolean {
  return p.streak < ENOUGH;
}
export function isBad(lost: number, alone: boolean): boolean {
  return lost >= (alone ? BAD_POINTS : BAD_WINS);
}
export function decided(p: Progress, bad: boolean): Progress {
  return { ...p, streak: bad ? Math.min(p.streak, AFTER_A_LAPSE) : p.streak + 1 };
}
