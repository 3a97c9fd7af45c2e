/** Where the points of a key that is being laid stand, so that none lies under another. */

import { centre, onSlab, PANE, type Place, paneCorner, SLAB } from "./geometry";

type Spot = readonly [x: number, y: number];
interface Size {
  readonly width: number;
  readonly height: number;
}
interface Box extends Size {
  readonly at: Spot;
}

export const ONE: Size = { width: 38, height: 27 };
export const SUM: Size = { width: 76, height: 50 };
/** along the line between two stones, from the middle outwards */
const SHARES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];

const box = (at: Spot, { width, height }: Size): Box => ({ at, width, height });
const room = (way: "width" | "height", a: Box, b: Box, gap: number) => Math.max(0, (a[way] + b[way]) / 2 - gap);
/** How much of one lies under the other. */
function shared(a: Box, b: Box): number {
  const across = room("width", a, b, Math.abs(a.at[0] - b.at[0]));
  return across * room("height", a, b, Math.abs(a.at[1] - b.at[1]));
}
const covered = (one: Box, others: readonly Box[]) => others.reduce((all, other) => all + shared(one, other), 0);

/** The first of these spots where nothing stands yet, or the one where least does. */
function freest(spots: readonly Spot[], size: Size, taken: readonly Box[]): { spot: Box; hidden: number } {
  const tried = spots.map((at) => ({ spot: box(at, size), hidden: covered(box(at, size), taken) }));
  return tried.reduce((best, one) => (one.hidden < best.hidden ? one : best));
}

function onesBeside(touches: readonly (readonly number[])[], taken: readonly Box[]): { ones: Spot[]; hidden: number } {
  const [stand, ones]: [Box[], Spot[]] = [[...taken], []];
  let hidden = 0;
  for (const [from = 0, to = 0] of touches) {
    const [[x1, y1], [x2, y2]] = [centre(from), centre(to)];
    const found = freest(
      SHARES.map((share) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]),
      ONE,
      stand,
    );
    stand.push(found.spot);
    ones.push(found.spot.at);
    hidden += found.hidden;
  }
  return { ones, hidden };
}

const within = (at: number, size: number) => Math.min(Math.max(at, size / 2 + 4), SLAB - size / 2 - 4);
/** Corners and edges of the pane, the lower right corner first. */
function sumSpots(place: Place): Spot[] {
  const [left, top] = paneCorner(place);
  const [far, middle, near] = [PANE - 6, PANE / 2, 6];
  const spots = [
    [far, far],
    [near, far],
    [middle, far],
    [far, middle],
    [near, middle],
    [near, near],
  ] as const;
  return spots.map(([x, y]) => [within(left + x, SUM.width), within(top + y, SUM.height)]);
}

export interface Pills {
  readonly sum: Spot;
  readonly ones: readonly Spot[];
}
/** A point for each equal neighbour on the line to it, and the sum at the pane's edge; `taken` stands there already. */
export function pills(place: Place, touches: readonly (readonly number[])[], taken: readonly Box[]): Pills {
  const tried = sumSpots(place).map((sum) => {
    const { ones, hidden } = onesBeside(touches, [...taken, box(sum, SUM)]);
    return { sum, ones, hidden: hidden + covered(box(sum, SUM), taken) };
  });
  return tried.reduce((best, one) => (one.hidden < best.hidden ? one : best));
}

/** The handle by which a pane is turned. */
export function handleOf(place: Place): [number, number] {
  const [x, y] = paneCorner(place);
  return onSlab([x + PANE - 2, y + 2]);
}
