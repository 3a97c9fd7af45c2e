/** Attributes of a thing that is no control but has a meaning: it can be reached, it has a name, it has a slip. */
export function explains(thing: string, label: string) {
  return { "data-slip": thing, role: "img", tabindex: -1, "aria-label": label } as const;
}
