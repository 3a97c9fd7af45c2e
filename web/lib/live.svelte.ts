/** One table, live: what the server told, what is shown of it, and what the reader asks for. */

import { api } from "./api";
import type { Step as BoardStep, SeatFacts } from "./board";
import { Choices } from "./choosing.svelte";
import { Film } from "./film.svelte";
import { Hints } from "./hints.svelte";
import type {
  Act,
  AskUndo,
  ChatLine,
  FromServer,
  Phrase,
  Refused,
  Seat,
  Sight,
  Step,
  Table,
  TakeItBack,
  Update,
} from "./protocol";
import { rememberPly, seenPly } from "./seen";
import { freshKey, Socket } from "./socket.svelte";

const NOBODY = -1;
/** the film of what happened since is at most so many decisions long */
const FILM_PLIES = 12;

export type Picture = Omit<Table, "type" | "log" | "chat" | "sights">;

export interface Refusal {
  readonly message: string;
  readonly args: Record<string, string | number>;
  readonly rule: string | null;
}

export class Live {
  readonly id: string;
  picture: Picture | null = $state.raw(null);
  sights: readonly Sight[] = $state.raw([]);
  log: readonly Step[] = $state.raw([]);
  chat: readonly ChatLine[] = $state.raw([]);
  /** the server's no to the last thing asked for */
  refusal: Refusal | null = $state.raw(null);
  unread = $state(0);
  /** decisions taken back, the last one to be made again first */
  redo: readonly string[] = $state.raw([]);
  readonly film = new Film();
  readonly choices: Choices;
  readonly hints: Hints;
  readonly socket: Socket;
  #probe: string | null = null;
  /** taking back or making again, until it is answered: the next one counts on the log that this one leaves */
  #winding: TakeItBack | AskUndo | Act | null = null;
  /** the sight whose actions are offered; a line of chat or a seat that changes leaves a move under way alone */
  #offered: Sight | null = null;
  #fresh = false;
  #opened = false;

  constructor(id: string) {
    this.id = id;
    this.choices = new Choices({
      move: (action) => {
        this.redo = [];
        this.#act(action.action);
      },
      refuse: (action) => this.#choseNothing(action),
    });
    this.hints = new Hints(this.choices);
    this.socket = new Socket(
      `/api/tables/${id}/live`,
      () => (this.#fresh ? null : (this.picture?.version ?? null)),
      (m) => this.#heard(m),
    );
    $effect.root(() => {
      $effect(() => this.#offer());
      $effect(() => {
        if (this.picture && this.eyes !== NOBODY && !this.film.running && !document.hidden)
          rememberPly(this.id, this.picture.ply);
      });
    });
  }

  close(): void {
    this.socket.close();
  }

  /** After sitting down: the same table through other eyes. */
  rejoin(): void {
    this.#fresh = true;
    this.socket.restart();
  }

  /** The seat through whose eyes we look. */
  get eyes(): number {
    return this.sight?.seat ?? NOBODY;
  }
  get sight(): Sight | null {
    const turn = this.picture?.turn;
    return this.sights.find((s) => s.seat === turn) ?? this.sights[0] ?? null;
  }
  get myTurn(): boolean {
    const { sight, picture } = this;
    return picture?.status === "playing" && sight !== null && sight.seat !== NOBODY && sight.seat === picture.turn;
  }
  get lost(): boolean {
    return !this.socket.connected && this.socket.failures > 0;
  }
  /** Steps of the log that the board already shows. */
  get told(): readonly Step[] {
    return this.film.running ? this.log.slice(0, this.log.length - this.film.queue.length) : this.log;
  }

  say(text: string): void {
    this.socket.send({ type: "chat", id: freshKey(), text });
  }
  phrase(phrase: Phrase): void {
    this.socket.send({ type: "chat", id: freshKey(), phrase });
  }
  show(seat: number | null): void {
    this.socket.send({ type: "show", seat });
  }
  answerUndo(agree: boolean): void {
    this.socket.send({ type: "answer_undo", id: freshKey(), agree });
  }

  get mayAskHint(): boolean {
    return this.picture?.hints === true && this.choices.active;
  }
  askHint(): void {
    if (this.hints.open) this.hints.close();
    else if (this.mayAskHint) this.hints.ask(this.id, this.eyes, this.picture?.ply ?? 0);
  }

  /** Free within the boundary of information, otherwise the others are asked. */
  undo(): void {
    const { sight } = this;
    if (!sight?.undo || this.#winding) return;
    const wish = { type: sight.undo === "free" ? "undo" : "ask_undo", id: freshKey(), seat: sight.seat } as const;
    this.#winding = wish;
    this.socket.send(wish);
  }

  redoLast(): void {
    const action = this.redo.at(-1);
    if (this.#winding || !action || !this.choices.legal.some((a) => a.action === action)) return;
    this.redo = this.redo.slice(0, -1);
    this.#winding = this.#act(action);
  }

  #act(action: string): Act {
    const act: Act = { type: "act", id: freshKey(), seat: this.eyes, ply: this.picture?.ply ?? 0, action };
    this.socket.send(act);
    return act;
  }

  /** The reader's own free undo can be made again; after any other, what was kept for it belongs to another position. */
  #tookBack(to: number): void {
    const wish = this.#winding;
    const undone = wish?.type === "undo" ? this.log.find((s) => s.ply > to && s.asked && s.seat === wish.seat) : null;
    this.redo = undone?.action ? [...this.redo, undone.action] : [];
  }

  /** A refusal without an id may be that of anything sent. */
  #answered(id: string | null): void {
    if (id === null || id === this.#winding?.id) this.#winding = null;
  }

  /**
   * A click that chooses nothing. An illegal action is sent as it is: the server refuses it with its
   * rule. While it is still shown what the others did, the click goes on to now.
   */
  #choseNothing(action: string | null): void {
    if (!this.myTurn) {
      this.refusal = { message: "error-not-your-turn", args: this.#turnArgs(), rule: null };
    } else if (this.film.running) {
      this.film.skip();
    } else if (action && !this.choices.legal.some((a) => a.action === action)) {
      this.#probe = this.#act(action).id;
    }
  }

  #turnArgs(): Record<string, string | number> {
    const turn = this.picture?.turn;
    return turn === null || turn === undefined ? {} : { turn };
  }

  /** Choosing begins when all that happened has been shown. */
  #offer(): void {
    const { sight, myTurn } = this;
    const open = myTurn && !this.film.running && this.picture?.show == null;
    if (sight === this.#offered && open === this.choices.open) return;
    this.#offered = sight;
    this.choices.renew(open && sight ? sight.legal : [], open);
    this.hints.renew();
  }

  #heard(message: FromServer): void {
    if (message.type === "table") this.#whole(message);
    else if (message.type === "update") this.#update(message);
    else if (message.type === "chat") this.#chatted(message.line);
    else if (message.type === "seats") this.#change(message);
    else if (message.type === "undo_asked") this.#change(message);
    else if (message.type === "done") this.#answered(message.id);
    else if (message.type === "refused") this.#refused(message);
  }

  #whole(table: Table): void {
    const { log, chat, sights, ...picture } = table;
    this.#fresh = false;
    // this is how an undo is answered when the connection was lost meanwhile
    if (this.picture && picture.ply < this.picture.ply) this.#tookBack(picture.ply);
    this.picture = picture;
    this.sights = sights;
    this.log = log;
    this.chat = chat;
    if (this.sight) this.film.cut(this.sight.view);
    if (!this.#opened && this.eyes !== NOBODY) this.#recall(seenPly(this.id) ?? picture.ply, picture.ply);
    this.#opened = true;
  }

  /** After time away: a short film of what happened since, unless the reader is ahead of it. */
  async #recall(seen: number, now: number): Promise<void> {
    const from = Math.max(seen, now - FILM_PLIES);
    if (from >= now) return;
    const plies = Array.from({ length: now - from + 1 }, (_, i) => from + i);
    const { eyes } = this;
    const found = await Promise.all(plies.map((ply) => api.replay(this.id, ply, eyes))).catch(() => []);
    const [start, ...since] = found;
    if (!start || this.eyes !== eyes || this.picture?.ply !== now || this.film.running || this.choices.begun) return;
    this.film.cut(start.sight.view);
    this.film.add(
      since.flatMap((r) => r.steps.map((s) => boardStep(s, r.sight.view))),
      true,
    );
  }

  #update(update: Update): void {
    if (!this.picture) return;
    const { back_to, steps, sights, type: _, ...changes } = update;
    const eyesBefore = this.eyes;
    if (back_to !== null) this.#tookBack(back_to);
    const kept = back_to === null ? this.log : this.log.filter((s) => s.ply <= back_to);
    this.picture = { ...this.picture, ...changes };
    this.sights = sights;
    this.log = [...kept, ...steps];
    const view = this.sight?.view;
    if (back_to !== null || this.eyes !== eyesBefore) this.film.cut(view);
    else if (steps.length > 0)
      this.film.add(
        steps.map((s) => boardStep(s, view)),
        document.hidden || this.socket.catchingUp,
      );
    else if (!this.film.running) this.film.shown = { previous: null, step: null, ...this.film.shown, view };
  }

  #change(part: Partial<Picture> & { type: string }): void {
    if (!this.picture) return;
    const { type: _, ...changes } = part;
    this.picture = { ...this.picture, ...changes };
  }

  #chatted(line: ChatLine): void {
    if (this.picture) this.picture = { ...this.picture, version: Math.max(this.picture.version, line.version) };
    this.chat = [...this.chat, line];
    this.unread += 1;
  }

  #refused(refused: Refused): void {
    const probed = refused.id !== null && refused.id === this.#probe;
    this.#probe = null;
    this.refusal = refused;
    this.#answered(refused.id);
    if (!probed) this.choices.release();
  }
}

function boardStep(step: Step, latest: unknown): BoardStep {
  return { ...step, view: step.view ?? latest };
}

/** Names and marks of the seats, for boards and sentences. */
export function seatFacts(seats: readonly Seat[], mine: readonly number[], botName: (seat: Seat) => string): SeatFacts[] {
  return seats.map((s) => ({
    name: s.name || botName(s),
    mark: s.seat + 1,
    me: mine.includes(s.seat),
    bot: s.kind === "bot",
  }));
}
