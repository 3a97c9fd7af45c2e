/** What a click on a space means now. */

import type { Choices, Facets } from "../../lib/board";
import type { Preview, View } from "./view";

/** Where an elder stands only a Companion leads: it need not be taken up first. */
function isForCompanion(choices: Choices<Preview>, space: string, elders: readonly string[]): boolean {
  if (elders.length === 0) return false;
  const taken = choices.picked.some((facets) => facets.kind === "place_companion");
  return taken || choices.matching({ kind: "place_companion", space }).length > 0;
}

export function facetsOf(view: View, choices: Choices<Preview>, space: string, elders: readonly string[]): Facets {
  if (view.step === "neutral") return { kind: "neutral", space };
  if (view.step === "move_to") return { kind: "target", space };
  if (view.step === "move_from") return { kind: "source", space, piece: elders[0] ?? "neutral" };
  return { kind: isForCompanion(choices, space, elders) ? "place_companion" : "place", space };
}

/** The piece that would stand on the space if the previewed action were made. */
export function ghostOn(view: View, choices: Choices<Preview>, space: string, me: number): string | null {
  if (view.using === space && view.step === "pay") return String(view.actor);
  const action = choices.previewed;
  if (!action || action.args.space !== space || action.kind === "source") return null;
  if (action.kind === "neutral") return "neutral";
  return action.kind === "target" ? view.piece : String(me);
}

export interface LastMove {
  readonly space: string;
  readonly piece: string;
}

function eldersBySpace(view: View): Map<string, readonly string[]> {
  const spaces = [...view.cards.flatMap((card) => card?.spaces ?? []), ...view.sites.map((site) => site.space), ...view.feet];
  return new Map(spaces.map((space) => [space.id, space.elders]));
}

/** Where an elder has just arrived. */
export function arrivedIn(previous: View, view: View): LastMove | null {
  const before = eldersBySpace(previous);
  for (const [space, elders] of eldersBySpace(view)) {
    const piece = elders.find((name) => !before.get(space)?.includes(name));
    if (piece) return { space, piece };
  }
  return null;
}

/** Elders that have just left their spaces. */
export function leftIn(previous: View, view: View): LastMove[] {
  const now = eldersBySpace(view);
  return [...eldersBySpace(previous)].flatMap(([space, elders]) =>
    elders.filter((piece) => !now.get(space)?.includes(piece)).map((piece) => ({ space, piece })),
  );
}
