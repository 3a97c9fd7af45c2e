/** The six hollows of each source: a stone stays where it lies until a marker takes its place. */

import type { View } from "./view";

/** A stone's letter, or the seat whose marker lies there. */
export type Hollow = string | number;

const MARKERS = 3;

/** The seats beside a gap with the markers that they have laid on its source. */
function laidOn(view: View, gap: number): [number, number][] {
  const users = view.boards[gap]?.users ?? [];
  return users.map((seat, side) => [seat, MARKERS - (view.seats[seat]?.markers[side] ?? 0)]);
}

function fresh(view: View, gap: number): Hollow[] {
  const stones = [...(view.boards[gap]?.source ?? "")];
  return [...stones, ...laidOn(view, gap).flatMap(([seat, count]) => Array<number>(count).fill(seat))];
}

function same(a: readonly Hollow[], b: readonly Hollow[]): boolean {
  return [...a].map(String).sort().join() === [...b].map(String).sort().join();
}

/** The hollows after what was taken; afresh when they cannot have come from these. */
function after(before: readonly Hollow[], view: View, gap: number): Hollow[] {
  const wanted = fresh(view, gap);
  const stones = [...wanted].filter((hollow) => typeof hollow === "string");
  const markers = laidOn(view, gap).flatMap(([seat, count]) =>
    Array<number>(Math.max(0, count - before.filter((hollow) => hollow === seat).length)).fill(seat),
  );
  const next = before.map((hollow) => {
    if (typeof hollow === "number") return hollow;
    const at = stones.indexOf(hollow);
    if (at >= 0) {
      stones.splice(at, 1);
      return hollow;
    }
    return markers.shift() ?? hollow;
  });
  return same(next, wanted) ? next : wanted;
}

export class Hollows {
  all: readonly (readonly Hollow[])[] = $state.raw([]);

  follow(view: View): void {
    this.all = view.boards.map((_, gap) => after(this.all[gap] ?? [], view, gap));
  }
}
