/** The illustration of each game. */

const SCENES = import.meta.glob<string>("../../art/scenes/*.svg", { query: "?url", import: "default", eager: true });

export function scene(game: string): string {
  return SCENES[`../../art/scenes/${game}.svg`] ?? "";
}
