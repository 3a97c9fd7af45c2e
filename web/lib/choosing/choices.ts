/**
 * Choosing by facets: pure functions over the legal actions as data.
 *
 * An action has facets: its kind and its arguments, such as {kind: "take", factory: "3", colour: "red"}.
 * A control on the board stands for some facets ({factory: "3"}); clicking it keeps only the actions
 * that have them. The order of clicks is free. When one action is left it is the move.
 */

export type Facets = Readonly<Record<string, string>>;

/** A legal action as the server sends it; `preview` is the game's own struct or null. */
export interface Legal<P = unknown> {
  readonly id: number;
  readonly action: string;
  readonly kind: string;
  readonly args: Facets;
  readonly preview: P | null;
}

/** What is legal, and what was picked so far, in the order of the clicks. */
export interface Choosing<P = unknown> {
  readonly legal: readonly Legal<P>[];
  readonly picked: readonly Facets[];
}

/** How a control with some facets stands to the choice. */
export interface Offer<P = unknown> {
  /** some remaining action has these facets */
  readonly legal: boolean;
  /** it was picked */
  readonly chosen: boolean;
  /** not among the remaining actions, but legal if other picks are dropped: a click switches to it */
  readonly other: boolean;
  /** every remaining action has these facets although nobody picked them */
  readonly implied: boolean;
  /** the remaining actions with these facets */
  readonly actions: readonly Legal<P>[];
  /** the move that a click would make, when only one action would be left */
  readonly move: Legal<P> | null;
}

export type Picked<P = unknown> =
  | { readonly type: "narrowed" | "back"; readonly choosing: Choosing<P> }
  | { readonly type: "move"; readonly choosing: Choosing<P>; readonly action: Legal<P> }
  | { readonly type: "refused" };

export function choosing<P>(legal: readonly Legal<P>[]): Choosing<P> {
  return { legal, picked: [] };
}

export function has(action: Legal, facets: Facets): boolean {
  for (const name in facets) if ((name === "kind" ? action.kind : action.args[name]) !== facets[name]) return false;
  return true;
}

export function matching<P>(actions: readonly Legal<P>[], facets: Facets): Legal<P>[] {
  return actions.filter((a) => has(a, facets));
}

/** The actions that have every facet picked so far. */
export function remaining<P>(c: Choosing<P>): readonly Legal<P>[] {
  return c.picked.reduce<readonly Legal<P>[]>((actions, facets) => matching(actions, facets), c.legal);
}

/** Is a control with these facets part of that action? Kind and arguments alike are facets of a action. */
export function isPartOf(facets: Facets, action: Facets): boolean {
  return Object.entries(facets).every(([name, label]) => action[name] === label);
}

export function sameFacets(a: Facets, b: Facets): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/** The same for the same facets, in whatever order they are named. */
export function nameOf(facets: Facets): string {
  return JSON.stringify(Object.entries(facets).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function isPicked(c: Choosing, facets: Facets): boolean {
  return c.picked.some((p) => sameFacets(p, facets));
}

export function offer<P>(c: Choosing<P>, facets: Facets, left = remaining(c)): Offer<P> {
  const actions = matching(left, facets);
  const chosen = isPicked(c, facets);
  const only = actions.length === 1 ? (actions[0] ?? null) : null;
  return {
    legal: actions.length > 0,
    chosen,
    other: actions.length === 0 && matching(c.legal, facets).length > 0,
    implied: !chosen && left.length > 0 && actions.length === left.length,
    actions,
    move: only,
  };
}

/** The earlier picks that some action has together with these facets, as many of the latest as fit. */
function compatible<P>(c: Choosing<P>, facets: Facets): Facets[] {
  let actions = matching(c.legal, facets);
  const kept: Facets[] = [];
  for (const pick of [...c.picked].reverse()) {
    const fewer = matching(actions, pick);
    if (fewer.length > 0) {
      actions = fewer;
      kept.unshift(pick);
    }
  }
  return kept;
}

/** These facets picked too; earlier picks that exclude them are dropped. */
export function narrowed<P>(c: Choosing<P>, facets: Facets): Choosing<P> {
  return isPicked(c, facets) ? c : { ...c, picked: [...compatible(c, facets), facets] };
}

/**
 * A click on a control with these facets: narrows, switches from another pick, takes its own pick
 * back, makes the move when one action is left, or is refused.
 */
export function pick<P>(c: Choosing<P>, facets: Facets): Picked<P> {
  if (isPicked(c, facets)) {
    const picked = c.picked.filter((p) => !sameFacets(p, facets));
    return { type: "back", choosing: { ...c, picked } };
  }
  if (matching(c.legal, facets).length === 0) return { type: "refused" };
  const next = narrowed(c, facets);
  const left = remaining(next);
  const [only] = left;
  if (left.length === 1 && only) return { type: "move", choosing: next, action: only };
  return { type: "narrowed", choosing: next };
}

/** Escape: the last pick is taken back. */
export function back<P>(c: Choosing<P>): Choosing<P> {
  return { ...c, picked: c.picked.slice(0, -1) };
}

/**
 * The text of the action that a click on these facets would have meant, legal or not, so that the
 * server can say why not. What the facets leave open is filled from the picks and from a legal action of the kind.
 */
export function notation(c: Choosing, facets: Facets): string | null {
  const wanted: Facets = Object.assign({}, ...c.picked, facets);
  const kind = wanted.kind ?? c.legal.find((a) => Object.keys(facets).every((f) => f in a.args))?.kind;
  if (kind === undefined) return null;
  const model = matching(c.legal, { kind })[0];
  const names = model ? Object.keys(model.args) : Object.keys(wanted).filter((name) => name !== "kind");
  const labels = names.map((name) => wanted[name] ?? model?.args[name] ?? "");
  return [kind, ...labels].join(" ");
}
