/** A socket that comes back by itself and sends again what was not acknowledged. */

import { SvelteMap } from "svelte/reactivity";
import type { FromClient, FromServer } from "./protocol";

const HEARTBEAT_MS = 15_000;
const SILENCE_MS = 32_000;
const ANSWER_MS = 6000;
const CATCH_UP_MS = 1500;
/** how long a server may take to open a line; one that is away may not answer at all */
const OPENING_MS = 4000;
/** before each try; never so long that a server which is back is noticed late */
const WAITS_MS = [300, 1000, 2000, 3000];
/** each waits up to so much longer, by chance, so that not all come back in the same moment */
const SPREAD = 0.3;
/** bad token, not for our eyes, no such table: the server would say the same again */
const REFUSED = [4401, 4403, 4404];
const REASONS: Record<number, Reason> = { 4401: "ended", 4503: "busy" };
/** what was refused because the server is busy is sent again after this time */
const BUSY_MS = 2000;

/** why the line was lost, where the server said so */
export type Reason = "ended" | "busy";
type Keyed = Extract<FromClient, { id: string }>;

/** Random, and available on plain http too, where `crypto.randomUUID` is not. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}

export class Socket {
  connected = $state(false);
  /** how often in a row the connection failed; 0 while it stands or before the first try */
  failures = $state(0);
  reason: Reason | null = $state(null);
  /** when the next try comes, in ms of Unix time; 0 when none does */
  retryAt = $state(0);

  readonly #path: string;
  readonly #have: () => number | null;
  readonly #heard: (message: FromServer) => void;
  readonly #unanswered = new SvelteMap<string, Keyed>();
  /** the one that counts, open or on its way; one that was left may say nothing any more */
  #socket: WebSocket | null = null;
  #timer = 0;
  #beat = 0;
  #lastHeard = 0;
  #backAt = 0;
  #closed = false;

  constructor(path: string, have: () => number | null, heard: (message: FromServer) => void) {
    this.#path = path;
    this.#have = have;
    this.#heard = heard;
    addEventListener("online", this.retry);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#look);
    this.#connect();
  }

  /** Just back after a loss: what comes now happened meanwhile. */
  get catchingUp(): boolean {
    return Date.now() - this.#backAt < CATCH_UP_MS;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#look);
    this.#leave();
  }

  /** Gives up a line that is dead, as the device says or the silence tells. */
  readonly #drop = (): void => {
    if (this.#socket) this.#lost();
  };

  /** The page is seen again: timers slept while it was hidden, and the line may have died meanwhile. */
  readonly #look = (): void => {
    if (!document.hidden && this.connected) this.#check();
  };

  /** Try now instead of waiting. */
  readonly retry = (): void => {
    if (!this.connected) this.restart();
  };

  /** Connects anew, also because the server should know us by another name now. */
  restart(): void {
    this.#leave();
    this.#connect();
  }

  send(message: FromClient): void {
    if ("id" in message) this.#expect(message);
    this.#put(message);
  }

  /** Where nothing at all is heard after a wish, the line is dead, whatever the device says. */
  #expect(message: Keyed): void {
    this.#unanswered.set(message.id, message);
    const asked = Date.now();
    window.setTimeout(() => {
      if (this.#unanswered.has(message.id) && this.#lastHeard < asked && this.connected) this.#drop();
    }, ANSWER_MS);
  }

  /** What was sent and not answered yet; it goes out again when the line is back. */
  get unanswered(): readonly Keyed[] {
    return [...this.#unanswered.values()];
  }
  /** Does not go out again. */
  withdraw(id: string): void {
    this.#unanswered.delete(id);
  }

  #put(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    if (this.#closed) return;
    const url = new URL(this.#path, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#timer = window.setTimeout(this.#drop, OPENING_MS);
    socket.onopen = () => {
      if (socket === this.#socket) this.#opened();
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#received(JSON.parse(String(event.data)));
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      this.reason = REASONS[event.code] ?? null;
      if (REFUSED.includes(event.code)) this.#refused();
      else this.#lost();
    };
  }

  #opened(): void {
    clearTimeout(this.#timer);
    this.connected = true;
    this.#lastHeard = Date.now();
    this.#put({ type: "hello", have: this.#have() });
    for (const message of this.#unanswered.values()) this.#put(message);
    this.#beat = window.setInterval(() => this.#check(), HEARTBEAT_MS);
  }

  #check(): void {
    if (Date.now() - this.#lastHeard > SILENCE_MS) this.#drop();
    else this.#put({ type: "ping" });
  }

  #received(message: FromServer): void {
    this.#lastHeard = Date.now();
    if (message.type !== "refused") this.#stands();
    if (message.type === "refused" && message.code === "busy" && message.id) this.#again(message.id);
    else if ((message.type === "done" || message.type === "refused") && message.id) this.#unanswered.delete(message.id);
    this.#heard(message);
  }

  /** Busy passes; the key of the message keeps it from being carried out twice. */
  #again(id: string): void {
    window.setTimeout(() => {
      const message = this.#unanswered.get(id);
      if (message) this.#put(message);
    }, BUSY_MS);
  }

  /** Not known before the first message: the server also opens a line that it then refuses. */
  #stands(): void {
    if (this.failures === 0) return;
    this.#backAt = Date.now();
    this.failures = 0;
  }

  #lost(): void {
    const wait = (WAITS_MS[Math.min(this.failures, WAITS_MS.length - 1)] ?? 1000) * (1 + SPREAD * Math.random());
    this.#leave();
    this.failures += 1;
    this.retryAt = Date.now() + wait;
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  /** The next try is up to the reader, or to sitting down. */
  #refused(): void {
    this.#leave();
    this.failures += 1;
    this.retryAt = 0;
  }

  /** Leaves the line at once, since the closing handshake of a dead line can take a minute. */
  #leave(): void {
    const old = this.#socket;
    this.#socket = null;
    this.connected = false;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    old?.close();
  }
}
