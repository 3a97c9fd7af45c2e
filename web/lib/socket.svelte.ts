/** A socket that comes back by itself and sends again what was not acknowledged. */

import type { FromClient, FromServer } from "./protocol";

const HEARTBEAT_MS = 15_000;
const SILENCE_MS = 32_000;
const CATCH_UP_MS = 1500;
const WAITS_MS = [300, 1000, 2000, 4000, 8000];

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
  /** when the next try comes, in ms of Unix time */
  retryAt = $state(0);

  readonly #path: string;
  readonly #have: () => number | null;
  readonly #heard: (message: FromServer) => void;
  readonly #unanswered = new Map<string, Keyed>();
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
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  /** The device says that it has no network: do not wait for the silence. */
  readonly #drop = (): void => {
    this.#socket?.close();
  };

  /** Try now instead of waiting. */
  readonly retry = (): void => {
    if (this.connected || this.#closed) return;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#connect();
  };

  /** Connects anew, because the server should know us by another name now. */
  restart(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#connect();
  }

  send(message: FromClient): void {
    if ("id" in message) this.#unanswered.set(message.id, message);
    this.#put(message);
  }

  #put(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const url = new URL(this.#path, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#received(JSON.parse(String(event.data)));
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #opened(): void {
    if (this.failures > 0) this.#backAt = Date.now();
    this.connected = true;
    this.failures = 0;
    this.#lastHeard = Date.now();
    this.#put({ type: "hello", have: this.#have() });
    for (const message of this.#unanswered.values()) this.#put(message);
    clearInterval(this.#beat);
    this.#beat = window.setInterval(() => this.#check(), HEARTBEAT_MS);
  }

  #check(): void {
    if (Date.now() - this.#lastHeard > SILENCE_MS) this.#socket?.close();
    else this.#put({ type: "ping" });
  }

  #received(message: FromServer): void {
    this.#lastHeard = Date.now();
    if ((message.type === "done" || message.type === "refused") && message.id) this.#unanswered.delete(message.id);
    this.#heard(message);
  }

  #lost(): void {
    this.connected = false;
    clearInterval(this.#beat);
    if (this.#closed) return;
    const wait = WAITS_MS[Math.min(this.failures, WAITS_MS.length - 1)] ?? 1000;
    this.failures += 1;
    this.retryAt = Date.now() + wait;
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }
}
