import { describe, expect, it } from "vitest";
import type { Step } from "../../lib/board";
import { Choices } from "../../lib/choosing/choices.svelte";
import { moved } from "./flight";
import { AROUND, archAt, arrival, cellsOf, LARGE, lap, shiftArgs, shiftFrom, shiftOf, trackAt } from "./geometry";
import { Payment } from "./payment.svelte";
import { marksOf } from "./rings";
import { shiftIn, slide } from "./scene.svelte";
import { stringsOf } from "./strings";
import { lastTurn, madeNow, turnsOf } from "./turn";
import type { Preview, Run, View } from "./view";

describe("the carpet", () => {
  it("has twenty arches, clockwise from row 1 left", () => {
    expect(new Set(AROUND.map((s) => s.name)).size).toBe(20);
    expect(AROUND[0]?.name).toBe("r0L");
    expect(AROUND[1]?.name).toBe("c0U");
    expect(AROUND.at(-1)?.name).toBe("r1L");
  });

  it("puts an arch beside the line that it shifts", () => {
    expect(archAt(LARGE, shiftOf("c2D"))).toEqual([380, 684]);
    expect(archAt(LARGE, shiftOf("r0L"))).toEqual([76, 172]);
  });

  it("reads back the shift that the log speaks of", () => {
    for (const shift of AROUND) expect(shiftFrom(shiftArgs(shift))).toEqual(shift);
  });

  it("counts the track clockwise from the top left, in laps of a hundred", () => {
    const corners = [0, 25, 50, 75].map((score) => trackAt(score).map(Math.round));
    expect(corners).toEqual([
      [19, 19],
      [742, 19],
      [742, 742],
      [19, 742],
    ]);
    expect(trackAt(124)).toEqual(trackAt(24));
    expect(lap(124)).toBe(1);
  });
});

describe("sliding cards", () => {
  const ids = Array.from({ length: 25 }, (_, cell) => String(cell));

  it("moves four cards by one place and brings the edge card in at the other end", () => {
    const moved = slide(ids, shiftOf("r1L"));
    expect(cellsOf("row", 1).map((cell) => moved[cell])).toEqual(["6", "7", "8", "9", "5~"]);
    expect(arrival(shiftOf("r1L"))).toBe(9);
    expect(moved.filter((id, cell) => id !== ids[cell])).toHaveLength(5);
  });

  it("is undone by the opposite shift", () => {
    expect(slide(slide(ids, shiftOf("c2U")), shiftOf("c2D"))).toEqual(ids);
  });
});

function step(seat: number, action: string, ...events: [string, Record<string, string | number>][]): Step {
  const [kind = ""] = action.split(" ");
  return { ply: 0, seat, action, kind, args: {}, events: events.map(([message, args]) => ({ message, args })), view: null };
}

describe("turns read from the log", () => {
  const up = { axis: "column", number: 3, direction: "up" };
  const log = [
    step(1, "shift c2U", ["shifts", { seat: 1, ...up, gem: "@gem-S" }]),
    step(1, "end", ["scores", { seat: 1, points: 3, runs: 1 }]),
    step(0, "shift c2U", ["will-pay-three", { seat: 0, ...up }]),
    step(0, "discard R", ["discards", { seat: 0, gem: "@gem-R" }]),
    step(0, "discard E", ["discards", { seat: 0, gem: "@gem-E" }]),
    step(0, "discard E", ["discards", { seat: 0, gem: "@gem-E" }], ["shifts-for-three", { seat: 0, ...up }]),
  ];

  it("knows what was shifted in this turn and which cards paid", () => {
    const made = madeNow(turnsOf(log), 0);
    expect(made.map((m) => [m.shift.name, m.paid.join("")])).toEqual([["c2U", "REE"]]);
  });

  it("knows what others shifted, paid and took, though not by which action", () => {
    const theirs = (...events: [string, Record<string, string | number>][]): Step => ({
      ...step(1, "", ...events),
      action: null,
      kind: null,
    });
    expect(shiftIn(theirs(["shifts", { ...up, gem: "@gem-S" }]))?.name).toBe("c2U");
    expect(shiftIn(theirs(["will-pay-three", up]))).toBeNull();
    expect(moved(theirs(["shifts", { ...up, gem: "@gem-S" }]))).toEqual({ taken: [], given: ["S"] });
    expect(moved(theirs(["takes-cards", { count: 2 }]))).toEqual({ taken: ["", ""], given: [] });
  });

  it("knows the last turn of the others", () => {
    expect(lastTurn(turnsOf(log), 0)?.seat).toBe(1);
    expect(madeNow(turnsOf(log.slice(0, 2)), 0)).toEqual([]);
  });

  it("strings up the runs that scored, of each seat the short ones first", () => {
    const run = (gem: string, length: number): [string, Record<string, string | number>] => [
      "scored-run",
      { seat: 1, gem: `@gem-${gem}`, length },
    ];
    expect(stringsOf([step(1, "end", ["scores", { points: 8 }], run("R", 5)), step(1, "end", run("T", 3))], 2)).toEqual([
      [],
      [
        { letter: "T", length: 3 },
        { letter: "R", length: 5 },
      ],
    ]);
  });

  it("parts the turns of one player alone", () => {
    const solo = [step(0, "shift c2U", ["shifts", { ...up, gem: "@gem-S" }]), step(0, "end", ["scores-nothing", {}])];
    expect(madeNow(turnsOf([...solo, ...solo.slice(0, 1)]), 0)).toHaveLength(1);
  });
});

describe("points on the carpet", () => {
  const run = (line: number, cells: number[], points: number, scores = true): Run => ({ line, kind: "R", cells, points, scores });

  it("stand at different cards, and the bonus where two runs meet", () => {
    const marks = marksOf([run(2, [10, 11, 12, 13], 5), run(7, [2, 7, 12], 3), run(9, [14, 19, 24], 3, false)], 9);
    expect(marks.map((m) => m.text)).toEqual(["+5", "+3", "+1"]);
    expect(new Set(marks.map((m) => `${m.x},${m.y}`)).size).toBe(3);
    expect(marks[2]).toMatchObject({ look: "soft", x: 3 * 104 });
  });
});

describe("paying with three cards", () => {
  it("sends them in the order of the tray, one decision after the other", () => {
    const sent: string[] = [];
    const choices = new Choices<Preview>({ move: (action) => sent.push(action.action), refuse: () => undefined });
    const offer = (letters: string) =>
      choices.renew(
        [...letters].map((gem, id) => ({ id, action: `discard ${gem}`, kind: "discard", args: { gem }, preview: null })),
        true,
      );
    const paying = (picks: number, hand: number[]) => ({ step: "pay", picks, hand }) as View;
    const payment = new Payment();
    let view = paying(3, [1, 2, 0, 0, 0, 0, 0, 1]);
    offer("REO");

    for (const letter of "OER") payment.mark(view, letter, choices);
    expect(sent).toEqual(["discard R"]);
    view = paying(1, [0, 1, 0, 0, 0, 0, 0, 1]); // of E, E and O an E has to go: the rules take it by themselves
    offer("EO");
    payment.follow(view, choices);
    expect(sent).toEqual(["discard R", "discard O"]);
  });

  it("forgets a card that is clicked away, and never marks more than are held", () => {
    const choices = new Choices<Preview>({ move: () => undefined, refuse: () => undefined });
    choices.renew([{ id: 0, action: "discard R", kind: "discard", args: { gem: "R" }, preview: null }], true);
    const view = { step: "pay", picks: 3, hand: [1, 2, 0, 0, 0, 0, 0, 0] } as unknown as View;
    const payment = new Payment();

    payment.mark(view, "R", choices);
    payment.mark(view, "R", choices);
    expect(payment.marked).toEqual(["R"]);
    payment.unmark("R");
    expect(payment.marked).toEqual([]);
  });
});
