/** A match looked at ply by ply. */

import { api } from "../net/api";
import type { Replay } from "../net/protocol";
import { Playback } from "../playback/playback.svelte";

export class Replaying {
  readonly playback = new Playback();
  now: Replay | null = $state.raw(null);
  error: unknown = $state.raw(null);
  readonly #id: string;
  readonly #kept = new Map<string, Promise<Replay>>();
  #wanted = "";

  constructor(id: string) {
    this.#id = id;
    this.playback.own = () => false;
  }

  /** Shows a ply through a seat's eyes; one ply forward is shown as motion. */
  async show(ply: number, seat: number | null): Promise<void> {
    const key = `${ply}:${seat}`;
    if (key === this.#wanted) return;
    const before = this.now;
    this.#wanted = key;
    try {
      const found = await this.read(ply, seat);
      if (key !== this.#wanted) return;
      this.now = found;
      this.error = null;
      const follows = before !== null && before.seat === found.seat && before.ply === ply - 1;
      this.playback.skip(); // who goes on sooner has seen enough
      if (follows && found.steps.length > 0)
        this.playback.add(found.steps.map((s) => ({ ...s, view: s.view ?? found.projection.view })));
      else this.playback.cut(found.projection.view);
      if (ply < found.plies) this.read(ply + 1, seat).catch(() => undefined);
    } catch (problem) {
      if (key !== this.#wanted) return;
      this.error = problem;
      this.#wanted = ""; // to be asked for again
    }
  }

  /** A ply through a seat's eyes, asked for once. */
  read(ply: number, seat: number | null): Promise<Replay> {
    const key = `${ply}:${seat}`;
    const kept = this.#kept.get(key) ?? api.replay(this.#id, ply, seat);
    this.#kept.set(key, kept);
    kept.catch(() => this.#kept.delete(key));
    return kept;
  }
}
