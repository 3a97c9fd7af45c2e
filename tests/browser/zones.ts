/** Phones and tablets: six zones that stand still, and what a finger can hit in them. */

export const SCREENS = {
  phone: { width: 390, height: 844 },
  "phone sideways": { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  "tablet sideways": { width: 1180, height: 820 },
};

/** Where the zones and what the board draws largest stand, to the pixel; it runs in the page. */
export function boxes(): string[] {
  const zones = [".topbar", ".players", ".stage > .board", ".stage > .own", ".ask", ".rug, .sin .all, .valley, .scene .pane, .pocket .page, .tablet"];
  return zones.map((zone) => {
    const box = document.querySelector(zone)?.getBoundingClientRect();
    return `${zone}: ${box && [box.x, box.y, box.width, box.height].map(Math.round).join(" ")}`;
  });
}

/** What may be chosen now and every button of the table, where it is too small for a finger or cut off; it runs in the page. */
export function unreachable(): string[] {
  const FINGER = 43.5;
  const all = [...document.querySelectorAll<HTMLElement>('.topbar button, .ask button, .stage [data-offer="legal"]')].filter((e) => e.checkVisibility());
  const row = document.querySelector(".prompt .acts")?.getBoundingClientRect();
  return all.flatMap((thing) => {
    const box = thing.getBoundingClientRect();
    if (box.width === 0) return [];
    const name = (thing.getAttribute("aria-label") ?? thing.textContent ?? "").trim();
    const cut = row && thing.closest(".acts") && (box.right > row.right + 1 || box.bottom > row.bottom + 1 || thing.scrollWidth > thing.clientWidth + 1);
    const small = Math.min(box.width, box.height) < FINGER;
    return small || cut ? [`${name}: ${Math.round(box.width)} × ${Math.round(box.height)}${cut ? ", cut off" : ""}`] : [];
  });
}
