/** The key in the reader's hand while it is laid: where it lies, and which legal action that is. */

import type { Facets, Legal } from "../../lib/board";
import { anchoredAt, centredOn, landing, type Place, snapped } from "./geometry";
import type { Preview } from "./view";

const TURNS = 4;

function nameOf(side: string, cells: readonly number[], stones: string): string {
  return `${side} ${cells.join(",")} ${stones}`;
}

export class Stencil {
  grid = $state("");
  number = $state(0);
  deck = $state("");
  side = $state("left");
  place: Place = $state.raw({ turn: 0, row: 1, column: 1 });
  /** the reader has moved it: before that nothing is previewed */
  held = $state(false);
  /** how often it was turned, and the last way: what is seen of it turns too */
  turned = $state({ times: 0, quarters: 0 });
  /** it was taken out of its place and is being carried to a board */
  carried = false;
  #actions: Map<string, Legal<Preview>> = $state.raw(new Map());

  /** Takes up a key, or none. */
  follow(key: { grid: string; number: number; deck: string } | null, legal: readonly Legal<Preview>[]): void {
    const figures = legal.filter((action) => action.kind === "place_figure");
    this.#actions = new Map(figures.map((a) => [nameOf(a.args.side ?? "", a.preview?.cells ?? [], a.preview?.stones ?? ""), a]));
    if (key?.grid === this.grid && key.number === this.number) return;
    this.held = false;
    this.grid = key?.grid ?? "";
    this.number = key?.number ?? 0;
    this.deck = key?.deck ?? "";
    if (key) this.place = snapped(this.grid, { turn: 0, row: 1, column: 1 });
  }

  get active(): boolean {
    return this.#actions.size > 0 && this.grid !== "";
  }

  /** The legal action of this place: equal placements are one action, whatever the turn. */
  at(side: string): Legal<Preview> | null {
    const { cells, stones } = landing(this.grid, this.place);
    return this.#actions.get(nameOf(side, cells, stones)) ?? null;
  }

  get action(): Legal<Preview> | null {
    return this.active ? this.at(this.side) : null;
  }

  facets(side: string): Facets {
    const action = this.active ? this.at(side) : null;
    return action ? { kind: "place_figure", ...action.args } : { kind: "place_figure", side };
  }

  over(side: string, cell: number): void {
    this.side = side;
    this.held = true;
    this.place = centredOn(this.grid, this.place.turn, cell);
  }

  /** Where an action would lay it, as a hint says. */
  moveTo({ args }: Legal<Preview>): void {
    this.side = args.side ?? "left";
    this.held = true;
    this.place = anchoredAt(this.grid, Number(args.turn), args.cell ?? "");
  }

  nudge(rows: number, columns: number): void {
    this.held = true;
    const { turn, row, column } = this.place;
    this.place = snapped(this.grid, { turn, row: row + rows, column: column + columns });
  }

  turn(quarters: number): void {
    this.turned = { times: this.held ? this.turned.times + 1 : 0, quarters };
    this.held = true;
    const turn = (this.place.turn + quarters + TURNS) % TURNS;
    this.place = snapped(this.grid, { ...this.place, turn });
  }
}
