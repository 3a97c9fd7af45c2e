/** All that a coached table needs besides a table; loaded only there. */

import { api } from "../net/api";
import type { Live } from "../net/live.svelte";
import { need } from "../shell/text.svelte";
import CoachLayer from "./CoachLayer.svelte";
import CoachLine from "./CoachLine.svelte";
import { Coach } from "./coach.svelte";

export interface Teaching {
  readonly coach: Coach;
  readonly Line: typeof CoachLine;
  readonly Layer: typeof CoachLayer;
}

/** The coach of a course, ready to sit down at its table; `rules`: of the version that the table plays. */
export async function learn(game: string, rules: string, course: string): Promise<(live: Live) => Teaching> {
  const [page] = await Promise.all([api.course(rules, course), need(`${game}/course`)]);
  return (live) => {
    const coach = new Coach(live, page);
    live.guide = coach;
    return { coach, Line: CoachLine, Layer: CoachLayer };
  };
}
