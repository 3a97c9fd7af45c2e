import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer } from "./protocol";
import { Socket } from "./socket.svelte";

const PONG: FromServer = { type: "pong", at: 0 };
const NO: FromServer = { type: "refused", code: "no_such_table", message: "", args: {}, rule: null, id: null };
const BY_THE_NETWORK = 1006;
const FLOOD = 4429;
const BUSY = 4503;
const ENDED = 4401;

/** Closes only when the test says so, as over a dead line. */
class Line {
  static readonly OPEN = 1;
  readyState = 0;
  left = false;
  readonly sent: { type: string; id?: string }[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  constructor() {
    lines.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.left = true;
  }
  opens(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }
  says(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  ends(code: number): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

let lines: Line[] = [];
let page = Object.assign(new EventTarget(), { hidden: false });
let browser = new EventTarget();
let heard: FromServer[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
  lines = [];
  heard = [];
  page = Object.assign(new EventTarget(), { hidden: false });
  browser = new EventTarget();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { href: "http://localhost/t/a" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  vi.stubGlobal("removeEventListener", browser.removeEventListener.bind(browser));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function connecting(): Socket {
  return new Socket(
    "/live",
    () => null,
    (message) => heard.push(message),
  );
}
function line(): Line {
  const last = lines.at(-1);
  if (!last) throw new Error("no line was opened");
  return last;
}
function standing(): Socket {
  const socket = connecting();
  line().opens();
  line().says(PONG);
  return socket;
}
const happens = (what: string) => browser.dispatchEvent(new Event(what));
const looksAgain = () => page.dispatchEvent(new Event("visibilitychange"));

describe("a line that is lost", () => {
  it("comes back by itself and says again what was not answered", () => {
    const socket = standing();
    socket.send({ type: "undo", id: "u", seat: 0 });
    line().ends(BY_THE_NETWORK);
    expect([socket.connected, socket.failures]).toEqual([false, 1]);

    vi.advanceTimersByTime(300);
    line().opens();

    expect(line().sent.map((m) => m.type)).toEqual(["hello", "undo"]);
  });

  it("does not say again what was withdrawn meanwhile", () => {
    const socket = standing();
    socket.send({ type: "act", id: "a", seat: 0, ply: 3, action: "go" });
    line().ends(BY_THE_NETWORK);
    expect(socket.unanswered.map((m) => m.id)).toEqual(["a"]);
    socket.withdraw("a");

    vi.advanceTimersByTime(300);
    line().opens();

    expect(line().sent.map((m) => m.type)).toEqual(["hello"]);
  });

  it("is noticed soon after something was asked for and nothing is heard", () => {
    const socket = standing();
    vi.advanceTimersByTime(10);
    socket.send({ type: "act", id: "a", seat: 0, ply: 3, action: "go" });
    vi.advanceTimersByTime(3000);
    line().says(PONG); // slow, but alive
    vi.advanceTimersByTime(3001);
    expect(socket.connected).toBe(true);

    socket.send({ type: "act", id: "b", seat: 0, ply: 3, action: "go" });
    vi.advanceTimersByTime(6000);
    expect(socket.connected).toBe(false);
  });

  it("says why, where the server did, and comes back when it was only busy", () => {
    const socket = standing();
    line().ends(BUSY);
    expect(socket.reason).toBe("busy");
    vi.advanceTimersByTime(300);
    expect(lines).toHaveLength(2);

    line().ends(ENDED);
    expect([socket.reason, socket.retryAt]).toEqual(["ended", 0]);
  });

  it("sends again what a busy server refused, and nothing else that was refused", () => {
    const socket = standing();
    socket.send({ type: "undo", id: "u", seat: 0 });
    socket.send({ type: "undo", id: "v", seat: 0 });
    line().says({ ...NO, code: "busy", id: "u" });
    line().says({ ...NO, code: "must_ask", id: "v" });
    vi.advanceTimersByTime(2000);
    expect(line().sent.map((m) => m.id)).toEqual([undefined, "u", "v", "u"]);

    line().says({ type: "done", id: "u", version: 2 });
    line().ends(BY_THE_NETWORK);
    vi.advanceTimersByTime(300);
    line().opens();
    expect(line().sent).toHaveLength(1);
  });

  it("waits longer each time, until the server has said something other than no", () => {
    const socket = standing();
    line().ends(BY_THE_NETWORK);
    vi.advanceTimersByTime(300);
    line().opens();
    line().says(NO);
    line().ends(FLOOD);
    expect(socket.failures).toBe(2);

    vi.advanceTimersByTime(999);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(lines).toHaveLength(3);
    line().opens();
    expect(socket.catchingUp).toBe(false);
    line().says(PONG);

    expect([socket.failures, socket.catchingUp]).toEqual([0, true]);
  });

  it("is tried again within five seconds, however long the server was away", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.999);
    standing();
    for (let tries = 2; tries < 20; tries += 1) {
      line().ends(BY_THE_NETWORK);
      vi.advanceTimersByTime(4000);
      expect(lines).toHaveLength(tries);
    }
  });

  it("is given up when the server does not open it, and tried again", () => {
    const socket = connecting();
    vi.advanceTimersByTime(4000);
    expect([socket.failures, line().left]).toEqual([1, true]);
    vi.advanceTimersByTime(300);
    expect(lines).toHaveLength(2);

    line().opens();
    vi.advanceTimersByTime(10_000);
    expect([lines.length, socket.connected]).toEqual([2, true]);
  });

  it("comes back at another moment than everybody else's", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    standing();
    line().ends(BY_THE_NETWORK);
    vi.advanceTimersByTime(300);
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(45);
    expect(lines).toHaveLength(2);
  });

  it("is gone at once when the device is offline, and tried at once when it is online", () => {
    const socket = standing();
    happens("offline");
    expect([socket.connected, socket.failures, line().left]).toEqual([false, 1, true]);

    happens("online");
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(300);
    expect(lines).toHaveLength(2);
  });

  it("is not lost twice", () => {
    const socket = standing();
    happens("offline");
    happens("offline");
    line().ends(BY_THE_NETWORK);

    expect(socket.failures).toBe(1);
  });

  it("says nothing any more once it was left", () => {
    const socket = standing();
    const [old] = lines;
    happens("offline");
    heard = [];
    old?.opens();
    old?.says(PONG);

    expect([heard, socket.connected, socket.failures]).toEqual([[], false, 1]);
  });

  it("is gone after a long silence", () => {
    const socket = standing();
    vi.advanceTimersByTime(30_000);
    expect([socket.connected, line().sent.at(-1)?.type]).toEqual([true, "ping"]);

    vi.advanceTimersByTime(15_000);
    expect([socket.connected, line().left]).toEqual([false, true]);
  });

  it("is looked after when the page is seen again", () => {
    const socket = standing();
    looksAgain();
    expect(line().sent.at(-1)?.type).toBe("ping");

    vi.setSystemTime(Date.now() + 60_000);
    page.hidden = true;
    looksAgain();
    expect(socket.connected).toBe(true);
    page.hidden = false;
    looksAgain();

    expect([socket.connected, line().left]).toEqual([false, true]);
  });
});

describe("a line that is refused", () => {
  it.each([4401, 4403, 4404])("is not tried again by itself (%i)", (code) => {
    const socket = connecting();
    line().opens();
    line().says(NO);
    line().ends(code);
    vi.advanceTimersByTime(60_000);
    looksAgain();

    expect([lines.length, socket.connected, socket.failures, socket.retryAt]).toEqual([1, false, 1, 0]);
  });

  it("is tried when asked, and after sitting down", () => {
    const socket = standing();
    line().ends(4403);
    socket.retry();
    expect(lines).toHaveLength(2);
    line().ends(4403);
    socket.restart();
    line().opens();
    line().says(PONG);

    expect([lines.length, socket.connected, socket.failures]).toEqual([3, true, 0]);
  });
});

describe("connecting anew", () => {
  it("leaves one line only, even while the next try is waited for", () => {
    const socket = standing();
    line().ends(BY_THE_NETWORK);
    socket.restart();
    line().opens();
    vi.advanceTimersByTime(10_000);

    expect(lines).toHaveLength(2);
  });

  it("never happens after the end", () => {
    const socket = standing();
    socket.close();
    expect([socket.connected, line().left]).toEqual([false, true]);
    line().ends(BY_THE_NETWORK);
    happens("online");
    looksAgain();
    socket.restart();
    vi.advanceTimersByTime(60_000);

    expect(lines).toHaveLength(1);
  });
});
