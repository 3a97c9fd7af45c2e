/** The address bar as state. */

let address = $state(new URL(location.href));

export const route = {
  get path(): string {
    return address.pathname;
  },
  get query(): URLSearchParams {
    return address.searchParams;
  },
  get hash(): string {
    return address.hash.slice(1);
  },
};

export function go(to: string, how: "push" | "replace" = "push"): void {
  const next = new URL(to, location.href);
  const samePage = next.pathname === location.pathname;
  history[how === "push" ? "pushState" : "replaceState"](null, "", next);
  address = next;
  if (!samePage && how === "push") scrollTo(0, 0);
}

function internal(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.hasAttribute("download")) return null;
  return link.origin === location.origin && !link.pathname.startsWith("/api/") ? link : null;
}

export function startRouter(): void {
  addEventListener("popstate", () => {
    address = new URL(location.href);
  });
  addEventListener("click", (event) => {
    const link = internal(event);
    if (!link) return;
    event.preventDefault();
    go(link.href);
  });
}
