/** The illustration of each game. */

const SCENES = import.meta.glob<string>("/games/*/scene.svg", { query: "?url", import: "default", eager: true });

export function scene(game: string): string {
  return SCENES[`/games/${game}/scene.svg`] ?? "";
}
