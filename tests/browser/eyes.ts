/**
 * Eyes inside the page, there from its first line on: they hear what is asked of me, wait frame by frame until it can be
 * decided with hands, and find what stands for the recorded decision. One question to them takes one round trip.
 */

import type { Page } from "@playwright/test";

export type Facets = Record<string, string>;
export type Spot = readonly [x: number, y: number];
/** Who decides what. */
export type Ply = readonly [seat: number, action: string];

/** One decision to be made with hands. */
export interface Wish {
  action: string;
  facets: Facets;
  /** the recorded decision after it, whoever makes it */
  next: string;
  /** cards of Nizam that are marked together with this one */
  cards: string[];
  /** cells of Portals that the key's stones come to lie on */
  cells: number[];
  /** it ruins, and the page asks whether it is meant */
  warned: boolean;
}
/** A gesture was made at this decision; so many decisions it makes if it makes one. */
export interface Done {
  ply: number;
  makes: number;
}
export interface Next {
  ply: number;
  /** null: somebody else decides, or the match is over */
  wish: Wish | null;
  over: boolean;
  /** which turn of whoever plays alone it belongs to */
  turn: number;
}

export interface Eyes {
  /** Waits until the gesture is answered, and the next decision of mine can be made. */
  next(done: Done | null): Promise<Next>;
  /** Where to press for the decision, one after the other, or for what leads there. */
  presses(): { at: Spot[]; makes: number };
  /** Where to press a thing of the page. */
  spotOf(thing: Element): Spot | null;
  /** Pieces that may be pulled for it, and the place that takes the piece in the hand. */
  grips(): Spot[];
  place(): { at: Spot; makes: number } | null;
  /** The middle of a line of Nizam's carpet, and how far the next one is. */
  lineOf(shift: string): { at: Spot; pitch: number };
  /** Where a key of Portals is taken, and where on its board it is put. */
  keyAt(): Spot | null;
  floorAt(): Spot | null;
  /** The keys that lead nearer to what stands for the decision, or to its nth part; none: the focus is there. */
  keysTo(nth: number, arrows: boolean): string[];
  /** How many things have to be chosen for it one after the other. */
  parts(): number;
  /** How the key of Portals lies on the board that is meant. */
  lies(): Facets;
}
declare global {
  var eyes: Eyes;
  var stepsTo: (goal: Element) => number;
}

/** How often N has to be pressed until the focus is there, or Shift with N where that is less (then it is negative). */
function steps(goal: Element): number {
  if (goal.contains(document.activeElement)) return 0;
  const choices = ['.board :is([data-offer="legal"], [data-choose], [data-part])', '.own :is([data-offer="legal"], [data-part])', ".prompt .acts .btn:not(:disabled):not(.btn-quiet)"];
  const things = choices.flatMap((selector) => [...document.querySelectorAll(selector)]).filter((one) => one.checkVisibility());
  const [here, there] = [things.indexOf(document.activeElement as Element), things.findIndex((one) => one.contains(goal))];
  const forward = here < 0 ? there + 1 : (there - here + things.length) % things.length;
  return forward <= things.length / 2 || here < 0 ? forward : forward - things.length;
}
export { steps as stepsTo };

interface Opening {
  plies: readonly Ply[];
  me: number;
}

function open({ plies, me }: Opening): void {
  interface Legal {
    action: string;
    kind: string;
    args: Facets;
    preview: { cells?: number[] } | null;
  }
  interface Asked {
    ply: number;
    legal: Legal[];
    view: { step?: string; picks?: number; hand?: number[]; turn?: number };
  }
  const ANSWER_MS = 15_000;
  const GEMS = "RESMTQBO";
  const NEAR = 3;
  const ON_BOARDS = ["place_figure", "lift", "lay"];

  let asked: Asked = { ply: -1, legal: [], view: {} };
  let wish: Wish = { action: "the first decision", facets: {}, next: "", cards: [], cells: [], warned: false };
  let before = "";
  /** the decision for which a key of Portals was turned as it is to lie */
  let turnedAt = -1;
  let begunAt = -1;
  /** what makes up the decision together, as it stood when it was begun */
  let goals: HTMLElement[] = [];

  function hear(data: string): void {
    const { type, ply, projections } = JSON.parse(data) as { type: string; ply: number; projections?: Omit<Asked, "ply">[] };
    const [seen] = projections ?? [];
    if (seen && (type === "table" || type === "update")) asked = { ply, legal: seen.legal, view: seen.view };
  }
  globalThis.WebSocket = class extends WebSocket {
    constructor(...line: ConstructorParameters<typeof WebSocket>) {
      super(...line);
      this.addEventListener("message", (event) => hear(String(event.data)));
    }
  };

  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const labelsOf = (thing: Element) => JSON.parse((thing as HTMLElement).dataset.facets ?? "{}") as Facets;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  async function until(test: () => boolean): Promise<void> {
    const end = performance.now() + ANSWER_MS;
    while (!test()) {
      if (performance.now() > end) throw new Error(`nothing answers to ${wish.action}`);
      await frame();
    }
  }

  const isOver = () => document.querySelector(".fin") !== null;
  const isMine = () => plies[asked.ply]?.[0] === me;
  /** The page has shown all that led to this decision, and nothing is under way. */
  function isReady(): boolean {
    const waits = '[data-offer="idle"], .acts .ib[aria-expanded]:disabled'; // no hint is given while a decision is on its way
    return document.querySelector(`.table[data-ply="${asked.ply}"]:not(:has(${waits})) .prompt:not(.is-wait):not(.is-lost)`) !== null;
  }
  /** All that changes with a gesture. */
  function moment(): string {
    const offers = all("[data-offer]").map((one) => one.dataset.offer?.charAt(0));
    const pressed = all("[aria-pressed]").map((one) => one.getAttribute("aria-pressed"));
    return [document.querySelector(".stage")?.textContent, document.querySelector(".prompt")?.textContent, scrolled(), ...offers, ...pressed].join("|");
  }
  /** The map of a phone glides to what is sought. */
  function scrolled(): string {
    const { scrollLeft = 0, scrollTop = 0 } = document.querySelector(".pane") ?? {};
    return `${scrollLeft} ${scrollTop}`;
  }
  function isAnswered({ ply, makes }: Done): boolean {
    if (isOver() || asked.ply >= ply + makes) return true;
    if (asked.ply > ply) return !isMine();
    return makes === 1 && isReady() && moment() !== before;
  }
  /** What moves by itself: the map of a phone, the focus. */
  function glance(): string {
    const box = standing()[0]?.getBoundingClientRect();
    return [scrolled(), box?.x, box?.y, document.activeElement?.outerHTML.slice(0, 200)].join("|");
  }
  async function stillness(): Promise<void> {
    let seen = "";
    for (let now = glance(); now !== seen; now = glance()) {
      seen = now;
      await frame();
    }
  }

  async function next(done: Done | null): Promise<Next> {
    await until(() => (done ? isAnswered(done) : asked.ply >= 0));
    if (asked.ply >= plies.length) await until(isOver);
    const told = { ply: asked.ply, over: isOver(), turn: turnOf(asked.view) };
    if (told.over || !isMine()) return { ...told, wish: null };
    await until(isReady);
    wish = wished();
    await stillness();
    before = moment();
    return { ...told, wish };
  }
  /** Portals numbers them; in Nizam one begins where cards may be taken instead. */
  function turnOf({ turn, step }: Asked["view"]): number {
    if (step === "turn") begunAt = asked.ply;
    return turn ?? begunAt;
  }
  function wished(): Wish {
    const [action, ...after] = plies.slice(asked.ply).map(([, one]) => one);
    const chosen = asked.legal.find((one) => one.action === action);
    if (!chosen) throw new Error(`${action} is not offered after ${asked.ply} decisions`);
    const cards = chosen.kind === "discard" ? given([chosen.action, ...after]) : [];
    return { action: chosen.action, facets: { kind: chosen.kind, ...chosen.args }, next: after[0] ?? "", cards, cells: chosen.preview?.cells ?? [], warned: isWarned() };
  }
  const isWarned = () => document.querySelector(".btn-ruin") !== null;
  /** Cards that are given together; those that the rules take by themselves, since no others are left, lie at the end of the tray. */
  function given(coming: readonly string[]): string[] {
    const { picks = 1, hand = [] } = asked.view;
    const end = coming.findIndex((action) => !action.startsWith("discard "));
    const said = coming.slice(0, Math.min(picks, end < 0 ? coming.length : end)).map((action) => action.slice("discard ".length));
    const rest = [...GEMS].flatMap((gem, nth) => Array.from({ length: (hand[nth] ?? 0) - said.filter((one) => one === gem).length }, () => gem));
    return [...said, ...rest.reverse()].slice(0, picks);
  }

  /** Where a pointer meets the thing itself, well inside it where there is room; null: it is covered or out of sight. */
  function spotOf(thing: Element): Spot | null {
    const box = thing.getBoundingClientRect();
    const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
    const meets = (x: number, y: number) => thing.contains(document.elementFromPoint(x, y));
    for (const room of [14, 0])
      for (const across of shares)
        for (const down of shares) {
          const [x, y] = [box.left + box.width * across, box.top + box.height * down];
          if (meets(x, y) && [-room, room].every((by) => meets(x + by, y) && meets(x, y + by))) return [x, y];
        }
    return null;
  }
  /** Things that can be chosen now and stand for a part of the decision, the most telling first. */
  function standing(): HTMLElement[] {
    const told = all(':is(.stage [data-offer="legal"], .acts .btn:enabled)[data-facets]').map((thing) => ({ thing, own: Object.entries(labelsOf(thing)) }));
    const part = told.filter(({ thing, own }) => own.length > 0 && own.every(([name, label]) => wish.facets[name] === label) && thing.checkVisibility());
    return part.sort((a, b) => b.own.length - a.own.length).map(({ thing }) => thing);
  }
  /** Things without a decision of their own that make it up together. */
  function together(): HTMLElement[] {
    const { facets, cards, warned } = wish;
    if (warned) return all(".btn-ruin");
    if (cards.length > 0) return cards.flatMap((gem) => all(`[data-facets*='"gem":"${gem}"']`).filter((one) => one.checkVisibility()));
    if (facets.kind === "swap") return (facets.slots ?? "").split(":").flatMap((slot) => all(`.tray .slot[data-slip="slot:${slot}"]`));
    if (facets.kind !== "keep_signs" || standing().length > 0) return [];
    const wanted = (facets.signs ?? "").split("+");
    return all(".choice button.sign").filter((sign, nth) => (sign.getAttribute("aria-pressed") === "true") !== wanted.includes(String(nth + 1)));
  }
  /** The tab, crest or closed hand behind which the thing must be. */
  function cover(): HTMLElement | undefined {
    const { facets } = wish;
    if (facets.card) return all(".fan")[0];
    const at = facets.space ?? facets.place ?? facets.post ?? facets.region ?? "";
    const onMap = all(`.mini [data-goes="${at}"]`)[0];
    if (onMap) return onMap;
    const realm = at.split(".")[0] ?? "";
    const pane = `pane:${at.includes(".") ? "cards" : "tree"}`;
    const page = ON_BOARDS.includes(facets.kind ?? "") ? (facets.side ?? "left") : "keys";
    return all(`[data-turns][data-panel="${realm}"], [data-turns][data-thing="${pane}"], .pages [data-turns="${page}"]`)[0];
  }
  function aim(things: readonly (Element | undefined)[]): Spot[] {
    return things.map((thing) => {
      const at = thing ? spotOf(thing) : null;
      if (!at) throw new Error(`${wish.action}: nothing that stands for it, or leads there, can be reached`);
      return at;
    });
  }
  function presses(): { at: Spot[]; makes: number } {
    const parts = together();
    if (parts.length > 0) return { at: aim(parts), makes: Math.max(1, wish.cards.length) };
    const floor = floorAt();
    if (floor) return { at: [...aim(turning()), floor], makes: 1 };
    const thing = standing().find(spotOf) ?? cover();
    return { at: aim([thing]), makes: 1 };
  }
  /** The button that turns a key of Portals, once for each quarter. */
  function turning(): (Element | undefined)[] {
    if (turnedAt === asked.ply) return [];
    turnedAt = asked.ply;
    return Array.from({ length: Number(wish.facets.turn) }, () => all("button.turn")[0]);
  }

  function floor(): HTMLElement | undefined {
    return wish.facets.kind === "place_figure" ? all(`.floor[data-facets*='"side":"${wish.facets.side}"']`)[0] : undefined;
  }
  /** The middle of the cells that the key's stones come to lie on. */
  function floorAt(): Spot | null {
    const box = floor()?.getBoundingClientRect();
    if (!box) return null;
    const between = (cells: number[]) => Math.round((Math.min(...cells) + Math.max(...cells)) / 2);
    const [column, row] = [between(wish.cells.map((cell) => cell % 5)), between(wish.cells.map((cell) => Math.floor(cell / 5)))];
    return [box.x + (box.width * (78 + 100 * column)) / 556, box.y + (box.height * (76 + 100 * row)) / 556];
  }
  function lineOf(shift: string): { at: Spot; pitch: number } {
    const line = Number(shift.charAt(1));
    const box = all(`[data-cell="${shift.startsWith("r") ? 5 * line + 2 : 10 + line}"]`)[0]?.getBoundingClientRect();
    if (!box) throw new Error(`no line ${shift}`);
    return { at: [box.x + box.width / 2, box.y + box.height / 2], pitch: box.width };
  }

  /** Pieces that carry a part of the decision's labels, or none of their own; an army is pulled away from its region. */
  function grips(): Spot[] {
    const [question, home] = wish.next.split(" ");
    const held = all(question === "source" ? `[data-region="${home}"] [data-grip]` : "[data-grip]:not([data-cell])");
    const labels = (piece: Element) => (piece.matches(".army") ? {} : labelsOf(piece.closest("[data-facets]") ?? piece));
    return held.filter((piece) => isPart(labels(piece)) && piece.checkVisibility()).flatMap((piece) => [spotOf(piece)].filter((at) => at !== null));
  }
  const isPart = (own: Facets) => Object.entries(own).every(([name, label]) => wish.facets[name] === label);
  function place(): { at: Spot; makes: number } | null {
    const places = all("[data-accepts]").filter((one) => one.checkVisibility());
    const here = places.find((one) => isPart(labelsOf(one)));
    const at = spotOf(here ?? places.find(answersNext) ?? document.head);
    return at && { at, makes: here && !wish.next.startsWith("source ") ? 1 : 2 };
  }
  /** Its labels are words of the next decision's notation. */
  function answersNext(place: Element): boolean {
    const [kind = "", ...words] = wish.next.split(" ");
    const { kind: own = kind, ...labels } = labelsOf(place);
    return own === kind && Object.values(labels).join(" ") === words.join(" ");
  }

  /** By an arrow where it is far, else by N or Shift with N. */
  function keysTo(nth: number, arrows: boolean): string[] {
    const goal = goals[nth] ?? floor() ?? standing()[0];
    if (!goal) throw new Error(`nothing stands for ${wish.action}`);
    const steps = stepsTo(goal);
    const arrow = arrows && Math.abs(steps) > NEAR ? arrowTo(goal) : "";
    return arrow ? [arrow] : Array.from({ length: Math.abs(steps) }, () => (steps < 0 ? "Shift+N" : "n"));
  }
  /** The arrow that leads nearer to a thing of the zone where the focus is; none: it is elsewhere. */
  function arrowTo(goal: Element): string {
    const from = document.activeElement;
    if (!from || from.closest("[data-choose]") || !from.closest(".board, .own")?.contains(goal)) return "";
    const [a, b] = [from.getBoundingClientRect(), goal.getBoundingClientRect()];
    const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
    return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "ArrowRight" : "ArrowLeft") : dy > 0 ? "ArrowDown" : "ArrowUp";
  }

  globalThis.eyes = {
    next,
    presses,
    spotOf,
    grips,
    place,
    lineOf,
    keyAt: () => spotOf(all(".place:is(.turn, .slip)")[0] ?? document.head),
    floorAt,
    keysTo,
    parts() {
      goals = together();
      return goals.length;
    },
    lies: () => labelsOf(floor() ?? document.head),
  };
}

export async function openEyes(page: Page, plies: readonly Ply[], me: number): Promise<void> {
  await page.addInitScript(`globalThis.stepsTo = ${steps}`);
  await page.addInitScript(open, { plies, me });
}
