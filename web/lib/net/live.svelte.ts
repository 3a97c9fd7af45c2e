/** One table, live: what the server told, what is shown of it, and what the reader asks for. */

import type { Step as BoardStep } from "../board";
import { Choices, type Committee } from "../choosing/choices.svelte";
import { Hints } from "../insight/hints.svelte";
import { Playback } from "../playback/playback.svelte";
import { MOST_PLIES, missedPlies, rememberPly } from "../playback/seen";
import { api } from "./api";
import { rememberSeal } from "./fair";
import type {
  Act,
  AskUndo,
  ChatLine,
  Closing,
  FromServer,
  Pause,
  Phrase,
  Projection,
  Refused,
  Step,
  Table,
  TakeItBack,
  Update,
} from "./protocol";
import { freshKey, Socket } from "./socket.svelte";

const NOBODY = -1;
/** how long a wink is seen */
const WINK_MS = 8000;

export type Picture = Omit<Table, "type" | "log" | "chat" | "projections">;

export interface Refusal {
  readonly message: string;
  readonly args: Record<string, string | number>;
  readonly rule: string | null;
}

/** Somebody who explains a first game: what is on the board waits until it has been said. */
export interface Guide {
  /** nothing is to be chosen now: first read, then go on */
  readonly holds: boolean;
  /** a click beside all that means "go on" */
  next(): void;
}

export class Live {
  readonly id: string;
  picture: Picture | null = $state.raw(null);
  projections: readonly Projection[] = $state.raw([]);
  log: readonly Step[] = $state.raw([]);
  chat: readonly ChatLine[] = $state.raw([]);
  #refusal: Refusal | null = $state.raw(null);
  /** what was refused in this visit, and after how many decisions */
  refused: readonly { readonly ply: number; readonly refusal: Refusal }[] = $state.raw([]);
  unread = $state(0);
  /** until when the host of the server lets me write nothing; null: I may */
  silentUntil: number | null = $state(null);
  /** what I have reported in this visit */
  reported: ReadonlySet<string> = $state.raw(new Set());
  readonly #reports = new Map<string, string>();
  /** the seat of who has just winked at me */
  winked: number | null = $state(null);
  #winking = 0;
  /** when I winked last, by the clock of this page */
  winkedAt = $state(0);
  /** the host of the server closes the house, or opens it */
  closes: (closing: Closing | null) => void = () => undefined;
  /** somebody writes */
  said: (line: ChatLine) => void = () => undefined;
  /** decisions taken back, the last one to be made again first */
  redo: readonly string[] = $state.raw([]);
  /** the time for which a question that comes again is answered unasked; taking back asks again */
  waved: string | null = $state(null);
  /** by touch a move is made by a second touch */
  confirms: () => boolean = () => false;
  /** what is said before an action is made, once */
  pause: NonNullable<Committee<unknown>["pause"]> = () => null;
  readonly playback = new Playback();
  /** who guides a first game, at a coached table */
  guide: Guide | null = $state.raw(null);
  readonly choices: Choices;
  readonly hints: Hints;
  readonly socket: Socket;
  #probe: string | null = null;
  /** taking back or making again, until it is answered: the next one counts on the log that this one leaves */
  #winding: TakeItBack | AskUndo | Act | null = null;
  /** the projection whose actions are offered; a line of chat or a seat that changes leaves a move under way alone */
  #offered: Projection | null = null;
  #withdrawn: Act | null = null;
  #fresh = false;
  #opened = false;

  constructor(id: string) {
    this.id = id;
    this.choices = new Choices({
      move: (action) => this.#move(action.action),
      refuse: (action) => this.#choseNothing(action),
      explain: (message) => {
        this.refusal = { message, args: {}, rule: null };
      },
      confirms: () => this.confirms(),
      pause: (action, legal) => this.pause(action, legal),
    });
    this.playback.own = (step) => this.picture?.mine.includes(step.seat) ?? true;
    this.playback.hushed = (step) => this.#isReckoning(step);
    this.hints = new Hints(this.choices);
    this.socket = new Socket(
      `/api/tables/${id}/live`,
      () => (this.#fresh ? null : (this.picture?.version ?? null)),
      (m) => this.#heard(m),
    );
    $effect.root(() => {
      $effect(() => this.#offer());
      $effect(() => {
        if (this.lost) this.silentUntil = null; // it is told anew when the line is back
      });
      $effect(() => {
        if (this.picture && this.eyes !== NOBODY && !this.playback.running && !document.hidden)
          rememberPly(this.id, this.picture.ply);
      });
    });
  }

  close(): void {
    this.playback.stop();
    this.socket.close();
  }

  /** After sitting down: the same table through other eyes. */
  rejoin(): void {
    this.#fresh = true;
    this.silentUntil = null;
    this.socket.restart();
  }

  /** The no to the last thing asked for; it goes with its cause and stays in the log. */
  get refusal(): Refusal | null {
    return this.#refusal;
  }
  set refusal(refusal: Refusal | null) {
    this.#refusal = refusal;
    if (!refusal) return;
    const ply = this.picture?.ply ?? 0;
    const last = this.refused.at(-1);
    if (last?.ply !== ply || last.refusal.message !== refusal.message) this.refused = [...this.refused, { ply, refusal }];
  }

  /** The seat through whose eyes we look. */
  get eyes(): number {
    return this.projection?.seat ?? NOBODY;
  }
  get projection(): Projection | null {
    const turn = this.picture?.turn;
    return this.projections.find((s) => s.seat === turn) ?? this.projections[0] ?? null;
  }
  get myTurn(): boolean {
    const { projection, picture } = this;
    return picture?.status === "playing" && projection !== null && projection.seat !== NOBODY && projection.seat === picture.turn;
  }
  get lost(): boolean {
    return !this.socket.connected && this.socket.failures > 0;
  }
  get paused(): Pause | null {
    return this.picture?.pause ?? null;
  }
  /** The match stands still for all; the word says why. */
  pauseTable(word: string): void {
    this.socket.send({ type: "pause", id: freshKey(), word: word.trim() || null });
  }
  /** A gentle sign to the person who decides; nothing is kept of it. */
  wink(): void {
    this.winkedAt = Date.now();
    this.socket.send({ type: "wink", id: freshKey() });
  }
  goOn(): void {
    this.socket.send({ type: "go_on", id: freshKey() });
  }
  /** A move that was sent when the line broke: it goes out again, once, unless it is withdrawn. */
  get kept(): Act | null {
    if (!this.lost) return null;
    return (
      this.socket.unanswered.find(
        (message): message is Act & { type: "act" } => message.type === "act" && message.id !== this.#probe,
      ) ?? null
    );
  }
  withdraw(): void {
    const { kept } = this;
    if (!kept) return;
    this.socket.withdraw(kept.id);
    this.#withdrawn = kept;
    this.choices.release();
  }
  /** What was withdrawn may have arrived all the same. */
  #tellArrived(): void {
    const wish = this.#withdrawn;
    this.#withdrawn = null;
    if (wish && this.log.some((s) => s.ply === wish.ply + 1 && s.seat === wish.seat && s.action === wish.action))
      this.refusal = { message: "error-arrived", args: {}, rule: null };
  }

  /** What the others have done since the reader's last decision, oldest first, as far as the board shows it. */
  get since(): readonly Step[] {
    const mine = this.picture?.mine ?? [];
    const own = this.told.findLastIndex((step) => step.asked && mine.includes(step.seat));
    if (own < 0 && this.told.length > MOST_PLIES) return [];
    return this.told.slice(own + 1).filter((step) => step.events.length > 0 && !mine.includes(step.seat));
  }

  /** Shows again what the others did, from this step on; where the views are gone they are asked for. */
  async lookBack(at = 0): Promise<void> {
    if (this.playback.looking) return this.lookAt(at);
    const steps = this.since;
    const [first] = steps;
    if (this.playback.running || !first) return;
    const { eyes, picture } = this;
    const plies = [first.ply - 1, ...steps.map((step) => step.ply)];
    const found = await Promise.all(plies.map((ply) => api.replay(this.id, ply, eyes))).catch(() => []);
    const [start, ...views] = found.map((replay) => replay.projection.view);
    if (views.length !== steps.length || this.picture !== picture || this.playback.running) return;
    const shown = steps.map((step, i) => boardStep({ ...step, view: views[i] }, views[i]));
    this.playback.look(shown, start, at);
  }
  lookAt(at: number): void {
    const { looking } = this.playback;
    if (looking) this.playback.look(looking.steps, looking.start, at);
  }
  lookOn(by: number): void {
    const { looking } = this.playback;
    if (!looking) return;
    if (looking.at + by >= looking.steps.length) this.toNow();
    else this.playback.look(looking.steps, looking.start, looking.at + by);
  }
  toNow(): void {
    if (this.playback.looking) this.playback.cut(this.projection?.view);
  }

  /** What the rules do after the last decision of a match: the finale tells it. */
  #isReckoning(step: BoardStep): boolean {
    return this.picture?.status === "over" && step.asked === false && step.ply === this.picture.ply;
  }

  /** The seat that decides in the position on the board. */
  get turn(): number | null {
    const [next] = this.playback.queue;
    return next ? next.seat : (this.picture?.turn ?? null);
  }

  /** Steps of the log that the board already shows. */
  get told(): readonly Step[] {
    return this.log.slice(0, this.log.length - this.playback.queue.length);
  }

  say(text: string): void {
    this.socket.send({ type: "chat", id: freshKey(), text });
  }
  phrase(phrase: Phrase): void {
    this.socket.send({ type: "chat", id: freshKey(), phrase });
  }
  /** The host of the server shall look at it; nobody here is told. */
  report(what: { line: number } | { seat: number }): void {
    const id = freshKey();
    this.#reports.set(id, reportOf(what));
    this.socket.send({ type: "report", id, ...what });
  }
  hasReported(what: { line: number } | { seat: number }): boolean {
    return this.reported.has(reportOf(what));
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
    const { projection } = this;
    if (!projection?.undo || this.#winding || this.lost) return;
    this.waved = null;
    const wish = { type: projection.undo === "free" ? "undo" : "ask_undo", id: freshKey(), seat: projection.seat } as const;
    this.#winding = wish;
    this.socket.send(wish);
  }

  redoLast(): void {
    const action = this.redo.at(-1);
    if (this.#winding || this.lost || !action || !this.choices.legal.some((a) => a.action === action)) return;
    this.redo = this.redo.slice(0, -1);
    this.#winding = this.#act(action);
  }

  /** Without a line nothing is decided: a move that came through later would surprise everybody. */
  #move(action: string): void {
    if (this.lost) {
      this.refusal = { message: "error-no-line", args: {}, rule: null };
      this.choices.release();
      return;
    }
    this.redo = [];
    this.#act(action);
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
    if (id !== null) this.#reports.delete(id);
  }

  /**
   * A click that chooses nothing. An illegal action is sent as it is: the server refuses it with its
   * rule. While it is still shown what the others did, the click goes on to now.
   */
  #choseNothing(action: string | null): void {
    if (this.paused) {
      this.refusal = { message: "error-paused", args: {}, rule: null };
    } else if (!this.myTurn && !this.guide?.holds) {
      this.refusal = { message: "error-not-your-turn", args: this.#turnArgs(), rule: null };
    } else if (this.guide?.holds) {
      this.guide.next();
    } else if (this.playback.running) {
      this.playback.skip();
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
    const { projection, myTurn } = this;
    const open = myTurn && !this.playback.running && !this.guide?.holds && !this.paused && this.picture?.show == null;
    if (projection === this.#offered && open === this.choices.open) return;
    this.#offered = projection;
    this.choices.renew(open && projection ? projection.legal : [], open, myTurn);
    this.hints.renew();
  }

  #heard(message: FromServer): void {
    if (message.type === "table") this.#whole(message);
    else if (message.type === "update") this.#update(message);
    else if (message.type === "chat") this.#chatted(message.line);
    else if (message.type === "line") this.#rewritten(message.line, message.version);
    else if (message.type === "silenced") this.silentUntil = message.until;
    else if (message.type === "seats") this.#change(message);
    else if (message.type === "undo_asked" || message.type === "pause") this.#change(message);
    else if (message.type === "winked") this.#sawWink(message.seat);
    else if (message.type === "closing") this.closes(message.closing);
    else if (message.type === "done") this.#done(message.id);
    else if (message.type === "refused") this.#refused(message);
  }

  #whole(table: Table): void {
    const { log, chat, projections, ...picture } = table;
    this.#fresh = false;
    // this is how an undo is answered when the connection was lost meanwhile
    if (this.picture && picture.ply < this.picture.ply) this.#tookBack(picture.ply);
    this.picture = picture;
    rememberSeal(this.id, picture.commitment);
    this.projections = projections;
    this.log = log;
    this.chat = chat;
    this.#tellArrived();
    if (this.projection) this.playback.cut(this.projection.view);
    if (!this.#opened && this.eyes !== NOBODY && !picture.course) this.#recall(picture.ply);
    this.#opened = true;
  }

  /** After time away: a short playback of what happened since, unless the reader is ahead of it. */
  async #recall(now: number): Promise<void> {
    const from = now - missedPlies(this.id, now);
    if (from >= now) return;
    const plies = Array.from({ length: now - from + 1 }, (_, i) => from + i);
    const { eyes } = this;
    const found = await Promise.all(plies.map((ply) => api.replay(this.id, ply, eyes))).catch(() => []);
    const [start, ...since] = found;
    if (!start || this.eyes !== eyes || this.picture?.ply !== now || this.playback.running || this.choices.begun) return;
    this.playback.cut(start.projection.view);
    this.playback.add(
      since.flatMap((r) => r.steps.map((s) => boardStep(s, r.projection.view))),
      true,
    );
  }

  #update(update: Update): void {
    if (!this.picture) return;
    const { back_to, steps, projections, type: _, ...changes } = update;
    const eyesBefore = this.eyes;
    this.refusal = null; // what it was about is past
    this.winked = null;
    if (back_to !== null) this.#tookBack(back_to);
    const kept = back_to === null ? this.log : this.log.filter((s) => s.ply <= back_to);
    this.picture = { ...this.picture, ...changes };
    this.projections = projections;
    this.log = [...kept, ...steps];
    this.#tellArrived();
    const view = this.projection?.view;
    if (back_to !== null || this.eyes !== eyesBefore) this.playback.cut(view);
    else if (steps.length > 0)
      this.playback.add(
        steps.map((s) => boardStep(s, view)),
        document.hidden || this.socket.catchingUp,
      );
    else if (!this.playback.running) this.playback.shown = { previous: null, step: null, ...this.playback.shown, view };
  }

  #change(part: Partial<Picture> & { type: string }): void {
    if (!this.picture) return;
    const { type: _, ...changes } = part;
    this.picture = { ...this.picture, ...changes };
  }

  #chatted(line: ChatLine): void {
    if (this.picture) this.picture = { ...this.picture, version: Math.max(this.picture.version, line.version) };
    if ((this.chat.at(-1)?.version ?? 0) >= line.version) return; // told before the line broke
    this.chat = [...this.chat, line];
    this.unread += 1;
    this.said(line);
  }

  #rewritten(line: ChatLine, version: number): void {
    if (this.picture) this.picture = { ...this.picture, version };
    this.chat = this.chat.map((old) => (old.version === line.version ? line : old));
  }

  #sawWink(seat: number): void {
    this.winked = seat;
    clearTimeout(this.#winking);
    this.#winking = window.setTimeout(() => {
      this.winked = null;
    }, WINK_MS);
  }

  #done(id: string): void {
    const report = this.#reports.get(id);
    if (report) this.reported = new Set([...this.reported, report]);
    this.#answered(id);
  }

  #refused(refused: Refused): void {
    if (refused.code === "silenced") return this.#answered(refused.id); // the chat says so itself
    const probed = refused.id !== null && refused.id === this.#probe;
    this.#probe = null;
    this.refusal = refused;
    this.#answered(refused.id);
    if (!probed) this.choices.release();
  }
}

function reportOf(what: { line: number } | { seat: number }): string {
  return JSON.stringify(what);
}

function boardStep(step: Step, latest: unknown): BoardStep {
  return { ...step, view: step.view ?? latest };
}
