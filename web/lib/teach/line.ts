/** The line of a course as data: which step it is at, and where the learner left it. */

import type { CoachStep } from "../net/protocol";

/** What the log tells of a decision. */
export interface Decided {
  /** decisions in the log after it */
  readonly ply: number;
  readonly seat: number;
  readonly asked: boolean;
  readonly action: string | null;
}

/** The ply before the learner's first decision that is not the course's; null: none. */
export function strayedAt(steps: readonly CoachStep[], log: readonly Decided[], seat: number): number | null {
  const end = steps.at(-1)?.until ?? 0;
  for (const { ply, action, ...decided } of log) {
    if (!decided.asked || decided.seat !== seat || ply > end) continue;
    const step = steps.find((s) => s.since < ply && ply <= s.until);
    if (!step?.free && step?.do[ply - 1 - step.since] !== action) return ply - 1;
  }
  return null;
}

/** The step to say after the one at `index`, now that the log has `ply` decisions: decisions made pass on, taken back lead back. */
export function follow(steps: readonly CoachStep[], index: number, ply: number): number {
  const since = (i: number) => (steps[i] ?? steps.at(-1))?.[i < steps.length ? "since" : "until"] ?? 0;
  let now = index;
  while (now > 0 && since(now) > ply) now -= 1;
  while (steps[now]?.mood === "do" && (steps[now]?.until ?? 0) <= ply) now += 1;
  return now;
}

/** Where to take a course up again: what was said of the last decision is said once more. */
export function resume(steps: readonly CoachStep[], ply: number): number {
  const last = steps.findLastIndex((s) => s.until > s.since && s.until <= ply);
  return steps[last]?.mood === "wait" ? last : last + 1;
}
