/** Chromium's trace of a page, and what it says: script between a touch and its answer, and the frames of a motion. */

import type { Browser, Page } from "@playwright/test";

/** one event of the trace; times in microseconds */
interface TraceEvent {
  name: string;
  ts: number;
  dur?: number;
  /** processor time of its thread, in which other programs have no part */
  tdur?: number;
  pid: number;
  tid: number;
  args: { data?: { type?: string; functionName?: string }; frame_reporter?: FrameReport };
}
interface FrameReport {
  state: string;
  has_main_animation: boolean;
  has_compositor_animation: boolean;
}
export type Trace = TraceEvent[];

const CATEGORIES = ["devtools.timeline", "blink.user_timing", "benchmark", "cc"];
/** slices in which script runs; what it makes the browser lay out meanwhile lies within them */
const SCRIPT = new Set(["EventDispatch", "FunctionCall", "EvaluateScript", "TimerFire", "FireAnimationFrame", "RunMicrotasks", "FireIdleCallback"]);
/** slices of the frame that shows what script has changed */
const DRAWING = new Set(["UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize"]);
/** the frame is handed on to be shown */
const HANDED_ON = "ProxyMain::BeginMainFrame::commit";
/** the server says something; the script that follows hears it */
const HEARD = "WebSocketReceive";
const TOUCH = /^(pointer|mouse|key|focus|click$)/;
/** those that a hand makes; the others follow from what moves on the page, too */
const DEED = /^(pointer|mouse)(down|up|move)$|^key|^click$/;

export async function traced(browser: Browser, deed: () => Promise<void>): Promise<Trace> {
  const session = await browser.newBrowserCDPSession();
  const trace: Trace = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    for (const event of value) trace.push(event as unknown as TraceEvent);
  });
  const traceConfig = { excludedCategories: ["*"], includedCategories: CATEGORIES };
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  await deed();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  return trace.sort((a, b) => a.ts - b.ts);
}

/** Says in the trace that from now on everything is about this, or, after `rest`, about nothing; see `answers`. */
export async function mark(page: Page, what: string): Promise<void> {
  await page.evaluate((name) => performance.mark(`touch ${name}`) && undefined, what);
}
export const rest = (page: Page) => mark(page, NOTHING);
const NOTHING = "nothing";

export interface Answer {
  what: string;
  /** milliseconds of script up to the first frame after the touch */
  script: number;
  /** of script, style, layout and painting */
  work: number;
  /** the longest piece of script that came later: the server's answer, what moves */
  later: number;
}

/** What each marked touch cost the main thread until the frame that answered it. */
export function answers(trace: Trace): Answer[] {
  const marks = trace.filter((e) => e.name.startsWith("touch "));
  return marks.flatMap((begun, nth) => {
    const until = marks[nth + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const what = begun.name.slice("touch ".length);
    const here = trace.filter((e) => e.pid === begun.pid && e.tid === begun.tid && e.ts > begun.ts && e.ts < until);
    const first = here.find((e) => TOUCH.test(eventOf(e)));
    const last = here.findLast((e) => DEED.test(eventOf(e)));
    if (what === NOTHING || !first || !last) return []; // nothing there listens to it
    // on one machine the server may answer before the frame does: that is another matter
    const end = here.find((e) => e.ts > last.ts && (e.name === HANDED_ON || e.name === HEARD)) ?? last;
    const heard = hearing(here);
    const [before, after] = [here.filter((e) => e.ts >= first.ts && e.ts <= end.ts && !heard.has(e)), here.filter((e) => e.ts >= end.ts)];
    return {
      what,
      script: processorTime(before.filter(isScript)),
      work: processorTime(before.filter((e) => isScript(e) || DRAWING.has(e.name))),
      later: Math.max(0, ...after.filter(isScript).map((e) => (e.tdur ?? 0) / 1000)),
    };
  });
}

const isScript = ({ name, tdur }: TraceEvent) => SCRIPT.has(name) && tdur !== undefined;

function eventOf({ name, args }: TraceEvent): string {
  return name === "EventDispatch" ? (args.data?.type ?? "") : "";
}

/** The script that hears what the server says. */
function hearing(trace: Trace): Set<TraceEvent | undefined> {
  return new Set(trace.flatMap((e, nth) => (e.name === HEARD ? [trace.slice(nth).find(isScript)] : [])));
}

/** Milliseconds of these pieces of work, what lies within another counted once. */
function processorTime(pieces: Trace): number {
  let [spent, end] = [0, 0];
  for (const { ts, dur = 0, tdur = 0 } of pieces) {
    if (ts < end) continue;
    spent += tdur;
    end = ts + dur;
  }
  return spent / 1000;
}

export interface Frames {
  shown: number;
  /** something moved, and no new picture of it came in time */
  dropped: number;
  /** milliseconds from one frame to the next while something moved */
  intervals: number[];
}

/** so long after "nothing to draw" nothing was asked for: one motion has ended, and the next begins later; in tenths of a millisecond */
const REST = 500;

export function frames(trace: Trace): Frames {
  const reports = trace.flatMap((e) => (e.args.frame_reporter ? [{ at: Math.round(e.ts / 100), ...e.args.frame_reporter }] : []));
  const moving = reports.filter((r) => r.has_main_animation || r.has_compositor_animation);
  const shown = new Set(reports.filter((r) => r.state.startsWith("STATE_PRESENTED")).map((r) => r.at));
  const dropped = new Set(moving.filter((r) => r.state === "STATE_DROPPED" && !shown.has(r.at)).map((r) => r.at));
  const inMotion = new Set(moving.map((r) => r.at));
  const times = [...shown].sort((a, b) => a - b);
  const rested = (from: number, to: number) =>
    reports.some((r, nth) => r.at >= from && r.at < to && r.state === "STATE_NO_UPDATE_DESIRED" && (reports[nth + 1]?.at ?? to) - r.at > REST);
  const moves = (from: number, to: number) => inMotion.has(from) && inMotion.has(to) && !rested(from, to);
  const intervals = times.slice(1).flatMap((to, nth) => {
    const from = times[nth] ?? 0;
    return moves(from, to) ? [(to - from) / 10] : [];
  });
  return { shown: times.length, dropped: dropped.size, intervals };
}

export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
