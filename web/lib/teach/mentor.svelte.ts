/** A coach at somebody's first tables: ideas before a decision, a word after a bad mistake. */

import { untrack } from "svelte";
import type { Sentence } from "../board";
import type { Suggestion } from "../insight/hints.svelte";
import { api } from "../net/api";
import type { Live } from "../net/live.svelte";
import type { Chances } from "../net/protocol";
import MentorLine from "./MentorLine.svelte";
import { decided, isBad, isOn, NEW, type Progress, seated, toldIdeas } from "./mentor";

export interface Lapse {
  /** decisions before it */
  readonly ply: number;
  readonly lost: number;
  readonly alone: boolean;
  /** what a better decision would surely have brought */
  readonly instead: readonly Sentence[];
}
interface Made {
  readonly ply: number;
  readonly action: string;
}

export class Mentor {
  readonly Line = MentorLine;
  lapse: Lapse | null = $state.raw(null);
  readonly #live: Live;
  readonly #key: string;
  #progress: Progress = $state.raw(NEW);
  #ideas: { ply: number; shown: readonly Suggestion[] } = { ply: -1, shown: [] };
  #asked = -1;
  #made: Made | null = null;

  constructor(live: Live, game: string) {
    this.#live = live;
    this.#key = `ludoteka-mentor-${game}`;
    this.#keep(seated(this.#kept(), live.id));
    $effect.root(() => {
      $effect(() => this.#suggest());
      $effect(() => this.#listen());
      $effect(() => this.#follow());
    });
  }

  get on(): boolean {
    return isOn(this.#progress, this.#live.id);
  }
  toggle(): void {
    this.#keep({ ...this.#progress, wish: !this.on });
    this.lapse = null;
    if (!this.on) this.#live.hints.close();
  }
  takeBack(): void {
    this.lapse = null;
    this.#live.undo();
  }
  leave(): void {
    this.lapse = null;
  }

  get #ply(): number {
    return this.#live.picture?.ply ?? 0;
  }
  /** Two or three ideas for the decision at hand, once. */
  #suggest(): void {
    const { hints, choices } = this.#live;
    const ply = this.#ply;
    if (!this.on || !toldIdeas(this.#progress) || !choices.active || this.#asked === ply) return;
    this.#asked = ply;
    untrack(() => !hints.open && this.#live.askHint());
  }
  #listen(): void {
    const { hints } = this.#live;
    if (hints.shown.some((idea) => idea.chances)) this.#ideas = { ply: this.#ply, shown: hints.shown };
    if (hints.problem && this.#asked === this.#ply) untrack(() => hints.close()); // nobody asked for it
  }
  /** What was decided is weighed as soon as it stands in the log. */
  #follow(): void {
    const { pending } = this.#live.choices;
    const ply = this.#ply;
    if (pending) this.#made = { ply: untrack(() => this.#ply), action: pending.action };
    const made = this.#made;
    if (this.lapse && ply <= this.lapse.ply) this.lapse = null;
    if (!made || pending || ply <= made.ply) return;
    this.#made = null;
    if (this.on) untrack(() => this.#weigh(made));
  }

  async #weigh(made: Made): Promise<void> {
    this.lapse = null;
    const lapse = this.#compared(made) ?? (await this.#judged(made));
    if (!lapse) return;
    const bad = isBad(lapse.lost, lapse.alone);
    this.#keep(decided(this.#progress, bad));
    if (bad && this.#live.picture?.status === "playing") this.lapse = lapse;
  }
  /** Beside the ideas that were told. */
  #compared({ ply, action }: Made): Lapse | null {
    const [best, ...others] = this.#ideas.ply === ply ? this.#ideas.shown : [];
    const chosen = [best, ...others].find((idea) => idea?.action.action === action);
    if (!best?.chances || !chosen?.chances) return null;
    const lost = this.#measure(best.chances) - this.#measure(chosen.chances);
    return { ply, lost, alone: best.chances.wins.length === 1, instead: best.plan[0]?.events ?? [] };
  }
  /** By the server, from what the seat knew. */
  async #judged({ ply }: Made): Promise<Lapse | null> {
    const found = await api.judgement(this.#live.id, this.#live.eyes, ply).catch(() => null);
    if (!found) return null;
    const lost = this.#measure(found.best_after) - this.#measure(found.after);
    return { ply, lost, alone: found.after.wins.length === 1, instead: found.instead };
  }
  #measure({ wins, points }: Chances): number {
    return (wins.length === 1 ? points : wins)[this.#live.eyes] ?? 0;
  }

  #kept(): Progress {
    try {
      return { ...NEW, ...(JSON.parse(localStorage.getItem(this.#key) ?? "{}") as Partial<Progress>) };
    } catch {
      return NEW;
    }
  }
  #keep(progress: Progress): void {
    this.#progress = progress;
    localStorage.setItem(this.#key, JSON.stringify(progress));
  }
}
