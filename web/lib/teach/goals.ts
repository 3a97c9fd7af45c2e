/** Goal pages: five pictures for each form of a game, in the folder of the game. */

export interface Goal {
  /** the drawings that the pictures use, as SVG */
  readonly drawings: string;
  /** the picture of a panel, as SVG; empty: there is none */
  picture(form: string, panel: number): string;
}

/** aim, turn, the one thing to understand, scoring, end */
export const PANELS = [1, 2, 3, 4, 5];

const GOALS = import.meta.glob<Goal>("../../games/*/goal.ts", { import: "default" });

export function loadGoal(game: string): Promise<Goal> | null {
  return GOALS[`../../games/${game}/goal.ts`]?.() ?? null;
}

export interface Run {
  readonly text: string;
  readonly bold: boolean;
}

/** `*words*` are bold. */
export function emphasised(text: string): Run[] {
  return text.split("*").map((part, i) => ({ text: part, bold: i % 2 === 1 }));
}
