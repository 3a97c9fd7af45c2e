/** The likeness of a piece on the board, to be carried over everything else. */

export interface Likeness {
  readonly node: Element;
  readonly width: number;
  readonly height: number;
}

const SVG = "http://www.w3.org/2000/svg";

/** Styles of a board speak of a piece's ancestors, up to the page around it: the likeness stands in empty shells of them. */
function shells(piece: Element, inner: Element): Element {
  const outermost = piece.closest(".table, .rep, .puzzle, .les, .end");
  let node = inner;
  for (let up = piece.parentElement; up && up !== outermost; up = up.parentElement) {
    if (up instanceof SVGElement) continue;
    const shell = document.createElement("div");
    shell.className = up.className;
    shell.style.display = "contents";
    shell.append(node);
    node = shell;
  }
  return node;
}

function bare(piece: Element): Element {
  const copy = piece.cloneNode(true) as Element;
  for (const name of ["id", "tabindex", "role", "aria-label", "data-offer", "data-lifted", "data-pointed", "data-facets"])
    copy.removeAttribute(name);
  return copy;
}

function inSvg(piece: SVGGraphicsElement, box: DOMRect): Element {
  const svg = document.createElementNS(SVG, "svg");
  const to = piece.getScreenCTM();
  svg.setAttribute("width", String(box.width));
  svg.setAttribute("height", String(box.height));
  svg.style.overflow = "visible";
  const group = document.createElementNS(SVG, "g");
  if (to) group.setAttribute("transform", `matrix(${to.a} ${to.b} ${to.c} ${to.d} ${to.e - box.x} ${to.f - box.y})`);
  const copy = bare(piece);
  copy.removeAttribute("transform");
  group.append(copy);
  svg.append(group);
  return svg;
}

/** `[data-carry]` inside a piece is the part of it that moves; without one the whole piece does. */
export function likenessOf(control: Element): { likeness: Likeness; box: DOMRect } {
  const piece = control.querySelector("[data-carry]") ?? control;
  const box = piece.getBoundingClientRect();
  const copy = piece instanceof SVGGraphicsElement ? inSvg(piece, box) : bare(piece);
  if (copy instanceof HTMLElement)
    Object.assign(copy.style, { width: `${box.width}px`, height: `${box.height}px`, margin: "0", position: "static" });
  return { likeness: { node: shells(piece, copy), width: box.width, height: box.height }, box };
}
