import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live } from "./live.svelte";
import type { ChatLine, FromClient, FromServer, LegalAction, Projection, Refused, Replay, Step, Table, Update } from "./protocol";

const sent: FromClient[] = [];
let tell: (message: FromServer) => void = () => {};

vi.mock("./socket.svelte", async (original) => ({
  ...(await original<typeof import("./socket.svelte")>()),
  Socket: class {
    catchingUp = false;
    constructor(_path: string, _have: () => number | null, heard: (message: FromServer) => void) {
      tell = heard;
    }
    send(message: FromClient): void {
      sent.push(message);
    }
  },
}));

let seen = 0;

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify([["t", seen]]) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const legal = (action: string): LegalAction => ({ id: 0, action, kind: "go", args: { to: action }, preview: null });
const projection = (undo: Projection["undo"]): Projection => ({
  seat: 0,
  view: "now",
  prompt: { message: "", args: {}, gains: [] },
  legal: [],
  undo,
});
const step = (ply: number, action: string): Step => ({
  ply,
  seat: 0,
  asked: true,
  action,
  kind: "go",
  args: {},
  events: [],
  beats: [],
  view: null,
});

function table(ply: number, undo: Projection["undo"] = "free"): Table {
  const log = ["a", "b", "c"].slice(0, ply).map((action, i) => step(i + 1, action));
  return {
    type: "table",
    version: 1,
    ply,
    status: "playing",
    turn: 0,
    mine: [0],
    projections: [projection(undo)],
    log,
    chat: [],
    show: null,
  } as unknown as Table;
}
function update(ply: number, change: Partial<Update> = {}): Update {
  return {
    type: "update",
    version: 2,
    ply,
    status: "playing",
    turn: 0,
    back_to: null,
    steps: [],
    projections: [projection("free")],
    show: null,
    ...change,
  } as Update;
}
const backTo = (ply: number): Update => update(ply, { back_to: ply });
const refused = (id: string | null): Refused => ({ type: "refused", code: "late", message: "", args: {}, rule: null, id });

/** A table at which `a`, `b` and `c` were decided. Without a browser effects do not run: the test offers the actions. */
function opened(undo: Projection["undo"] = "free"): Live {
  const live = new Live("t");
  tell(table(3, undo));
  live.choices.renew([legal("a"), legal("b"), legal("c")], true);
  return live;
}
/** The key of what was sent last. */
function key(): string {
  const last = sent.at(-1);
  if (!last || !("id" in last)) throw new Error("nothing was asked for");
  return last.id;
}
function takenBack(live: Live, to: number): void {
  live.undo();
  tell(backTo(to));
  tell({ type: "done", id: key(), version: 2 });
}

describe("taking back", () => {
  beforeEach(() => {
    seen = 3;
  });

  it("can be made again in the same order", () => {
    const live = opened();
    takenBack(live, 2);
    takenBack(live, 1);
    expect(live.redo).toEqual(["c", "b"]);

    live.redoLast();

    expect([sent.at(-1), live.redo]).toEqual([expect.objectContaining({ type: "act", ply: 1, action: "b" }), ["c"]]);
  });

  it("goes one at a time", () => {
    const live = opened();
    live.undo();
    live.undo();
    expect(sent).toHaveLength(1);
    tell(backTo(2));
    expect(live.redo).toEqual(["c"]);
    tell({ type: "done", id: key(), version: 2 });
    live.undo();

    expect(sent).toHaveLength(2);
  });

  it("waits for its own answer", () => {
    const live = opened();
    live.undo();
    tell({ type: "done", id: "another", version: 2 });
    tell(refused("another"));
    live.undo();

    expect(sent).toHaveLength(1);
  });

  it("leaves nothing to make again when it is refused", () => {
    const live = opened();
    live.undo();
    tell(refused(key()));
    expect(live.redo).toEqual([]);
    live.undo();
    tell(refused(null));
    live.undo();

    expect(sent).toHaveLength(3);
  });

  it("is about the move that was on its way when it was asked for", () => {
    const live = opened();
    live.choices.make(legal("d"));
    live.undo();
    tell(update(4, { steps: [step(4, "d")] }));
    tell(backTo(3));

    expect(live.redo).toEqual(["d"]);
  });

  it("is known from the whole picture when the connection was lost meanwhile", () => {
    const live = opened();
    live.undo();
    tell(table(2));

    expect(live.redo).toEqual(["c"]);
  });

  it("by the grace of others leaves nothing to make again", () => {
    const live = opened();
    takenBack(live, 2);
    tell(backTo(0));
    expect(live.redo).toEqual([]);

    const asking = opened("ask");
    takenBack(asking, 2);

    expect([sent.at(-1)?.type, asking.redo]).toEqual(["ask_undo", []]);
  });
});

describe("making again", () => {
  it("goes one at a time", () => {
    seen = 3;
    const live = opened();
    takenBack(live, 2);
    takenBack(live, 1);
    sent.length = 0;
    live.redoLast();
    live.redoLast();
    live.undo();
    expect(sent).toHaveLength(1);
    tell(update(2, { steps: [step(2, "b")] }));
    tell({ type: "done", id: key(), version: 3 });
    live.redoLast();

    expect(sent).toMatchObject([
      { action: "b", ply: 1 },
      { action: "c", ply: 2 },
    ]);
  });
});

describe("the playback of what happened since", () => {
  const replay = (ply: number) =>
    ({ steps: [step(ply, "a")], projection: { ...projection(null), view: `then ${ply}` } }) as unknown as Replay;
  const found = () => vi.advanceTimersByTimeAsync(0);

  beforeEach(() => {
    seen = 1;
    vi.stubGlobal("fetch", async (path: string) => Response.json(replay(Number(/replay\/(\d+)/.exec(path)?.[1]))));
  });

  it("begins where the reader was", async () => {
    const live = opened();
    await found();

    expect([live.playback.shown?.previous, live.playback.length]).toEqual(["then 1", 2]);
  });

  it.each<[string, (live: Live) => void]>([
    ["picked something", (live) => live.choices.pick({ kind: "go" })],
    ["tapped something", (live) => live.choices.arm({ to: "a" })],
    ["made a move", (live) => live.choices.make(legal("a"))],
  ])("is not shown to a reader who has %s", async (_, begin) => {
    const live = opened();
    begin(live);
    await found();

    expect(live.playback).toMatchObject({ running: false, length: 0, shown: { view: "now" } });
    expect(live.choices.begun).toBe(true);
  });
});

describe("a click without a line", () => {
  it("decides nothing, now or later, and says so", () => {
    const live = new Live("t");
    tell(table(0));
    live.choices.renew([legal("a")], true);
    Object.assign(live.socket, { connected: false, failures: 1 });

    live.choices.make(legal("a"));

    expect(sent).toEqual([]);
    expect(live.refusal?.message).toBe("error-no-line");
    expect(live.choices.active).toBe(true);
  });
});

describe("what the host of the server does about a line", () => {
  const line = (version: number, text: string | null, taken_down = false): ChatLine => ({
    version,
    at: 0,
    seat: 1,
    name: "Taras",
    text,
    phrase: null,
    notice: null,
    taken_down,
  });

  it("is read in its place, and a move under way goes on", () => {
    const live = opened();
    tell({ type: "chat", line: line(4, "hello") });
    tell({ type: "chat", line: line(5, "move already") });
    const { projections } = live;

    tell({ type: "line", version: 6, line: line(4, null, true) });

    expect(live.chat.map(({ text }) => text)).toEqual([null, "move already"]);
    expect([live.picture?.version, live.unread, live.projections === projections]).toEqual([6, 2, true]);
  });

  it("is told to who may not write, and not as a refusal of a move", () => {
    const live = opened();

    tell({ type: "silenced", until: 99 });
    live.say("hello");
    tell({ ...refused(key()), code: "silenced" });

    expect([live.silentUntil, live.refusal, live.choices.active]).toEqual([99, null, true]);
    tell({ type: "silenced", until: null });
    expect(live.silentUntil).toBeNull();
  });

  it("begins with a report, which counts once it is kept", () => {
    const live = opened();

    live.report({ line: 4 });

    expect(sent.at(-1)).toMatchObject({ type: "report", line: 4 });
    expect(live.hasReported({ line: 4 })).toBe(false);
    tell({ type: "done", id: key(), version: 3 });
    expect([live.hasReported({ line: 4 }), live.hasReported({ seat: 4 })]).toEqual([true, false]);
  });

  it("does not begin with a report that was refused", () => {
    const live = opened();
    live.report({ seat: 1 });

    tell(refused(key()));

    expect(live.hasReported({ seat: 1 })).toBe(false);
    expect(live.refusal).not.toBeNull();
  });
});
