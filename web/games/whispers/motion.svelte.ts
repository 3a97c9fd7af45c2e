/** What the map shows while pieces are on their way, and which armies were touched last. */

import type { Step } from "../../lib/board";
import { type Flight, flightsOf, waitsOf } from "./flights";
import type { Region, View } from "./view";

export class Motion {
  /** regions that keep their old look until what flies there has landed */
  #held: ReadonlyMap<string, Region> = $state.raw(new Map());
  /** armies changed since the present activation began, with the seat that did it */
  trail: ReadonlyMap<string, number> = $state.raw(new Map());
  #timers: number[] = [];
  #activation = "";

  /** The look of a region now. */
  shown(region: Region): Region {
    return this.#held.get(region.id) ?? region;
  }

  /** A step was made: the flights it leads to. Without motion everything is where it is. */
  follow(before: View | null, now: View, step: Step<View> | null, still: boolean, pace: number): readonly Flight[] {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#held = new Map();
    if (!before || !step) {
      this.trail = new Map();
      return [];
    }
    this.#mark(before, now, step);
    const flights = still ? [] : flightsOf(before, now, step);
    this.#hold(before, waitsOf(flights), pace);
    return flights;
  }

  #mark(before: View, now: View, step: Step<View>): void {
    const activation = `${before.round} ${before.acting} ${step.seat}`;
    const kept = activation === this.#activation ? this.trail : new Map<string, number>();
    this.#activation = activation;
    const changed = now.regions.filter((region, i) => {
      const old = before.regions[i];
      return old && (old.banners !== region.banners || old.holder !== region.holder);
    });
    this.trail = new Map([...kept, ...changed.map((region) => [region.id, step.seat] as const)]);
  }

  #hold(before: View, waits: ReadonlyMap<string, number>, pace: number): void {
    if (waits.size === 0) return;
    this.#held = new Map(before.regions.filter((r) => waits.has(r.id)).map((r) => [r.id, r]));
    for (const [id, ms] of waits) this.#timers.push(window.setTimeout(() => this.#let(id), ms / pace));
  }

  #let(id: string): void {
    this.#held = new Map([...this.#held].filter(([held]) => held !== id));
  }
}
