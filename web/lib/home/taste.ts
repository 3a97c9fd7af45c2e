/** The move to try at a first visit, of the first game that has one: a picture of it, and its board as soon as somebody is there. */

import type { Component } from "svelte";
import type { TasteProps } from "../board";
import type { GameInfo } from "../net/protocol";

export type TasteBoard = Component<TasteProps, { show: () => void }>;

const BOARDS = import.meta.glob<TasteBoard>("/games/*/taste/Taste.svelte", { import: "default" });
const PICTURES = import.meta.glob<string>("/games/*/taste/picture.svg", { query: "?url", import: "default", eager: true });

export const pictureOf = (game: string) => PICTURES[`/games/${game}/taste/picture.svg`] ?? "";
export const boardOf = (game: string) => BOARDS[`/games/${game}/taste/Taste.svelte`];

export function tasteOf(games: readonly GameInfo[]): GameInfo | undefined {
  return games.find((game) => boardOf(game.key));
}

const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"];

/** The first sign of somebody: what only a hand needs is not fetched before. */
export function approached(): Promise<void> {
  return new Promise((done) => {
    const once = new AbortController();
    const here = () => {
      once.abort();
      done();
    };
    for (const sign of SIGNS) addEventListener(sign, here, { signal: once.signal, capture: true, passive: true });
  });
}
