/** The drawings of games that stand in lists: each game's come into the page once. */

const there = new Set<string>();

export function bringDrawings(game: string, drawings: string): void {
  if (there.has(game)) return;
  there.add(game);
  const place = document.createElement("div");
  place.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  place.setAttribute("aria-hidden", "true");
  place.innerHTML = drawings;
  document.body.append(place);
}
