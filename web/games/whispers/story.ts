/** A battle that has just been fought, read from the sentences of the log. */

import type { Step } from "../../lib/board";
import type { Battle, View } from "./view";

function bare(argument: string | number | undefined): string {
  return String(argument ?? "").replace(/^@(region|empire)-/, "");
}

/** What others decide has no kind of action for the reader: the sentences tell what it was. */
export function tells(step: Step<View>, ...messages: string[]): boolean {
  return step.events.some((event) => messages.includes(event.message));
}
export function isFight(step: Step<View>): boolean {
  return tells(step, "battle", "walks-in");
}

export function battleOf(step: Step<View> | null, before: View | null): Battle | null {
  const told = step?.events.find((e) => e.message === "battle");
  if (!step || !told) return null;
  const count = (message: string) => Number(step.events.find((e) => e.message === message)?.args.count ?? 0);
  const target = bare(told.args.region);
  return {
    source: before?.attack?.source ?? "",
    target,
    attacker: bare(told.args.attacker),
    defender: bare(told.args.defender),
    attackers: Number(told.args.attackers),
    defenders: Number(told.args.defenders),
    fort: count("fort-destroys"),
    attackers_left: count("attack-won"),
    defenders_left: count("attack-held"),
    holder: step.view?.regions.find((r) => r.id === target)?.holder ?? bare(told.args.attacker),
    at_best: false,
  };
}
