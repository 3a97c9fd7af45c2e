import { describe, expect, it } from "vitest";
import type { CoachStep } from "../net/protocol";
import { follow, resume, strayedAt } from "./line";

function step(id: string, mood: CoachStep["mood"], since: number, until: number, more: Partial<CoachStep> = {}): CoachStep {
  return { id, mood, points: [], do: [], free: false, own: false, since, until, ...more };
}
const STEPS = [
  step("take", "do", 0, 2, { do: ["take 1", "strip 2"] }),
  step("why", "look", 2, 2),
  step("rival", "wait", 2, 3),
  step("any", "do", 3, 4, { do: ["keep red"], free: true }),
  step("end", "look", 4, 4),
];
const decided = (ply: number, seat: number, action: string | null) => ({ ply, seat, asked: true, action });

describe("the line of a course", () => {
  it("goes on when the decisions of a step are made, and not before", () => {
    expect([0, 1, 2].map((ply) => follow(STEPS, 0, ply))).toEqual([0, 0, 1]);
  });

  it("stays at what is to be read and at what the others do", () => {
    expect(follow(STEPS, 1, 3)).toBe(1);
    expect(follow(STEPS, 2, 3)).toBe(2);
  });

  it("goes back to the decision that was taken back", () => {
    expect(follow(STEPS, 1, 1)).toBe(0);
    expect(follow(STEPS, 5, 3)).toBe(3);
  });

  it("is over after its last step, however long the match goes on", () => {
    expect(follow(STEPS, 5, 9)).toBe(5);
  });

  it("takes up what was said last", () => {
    expect([0, 1, 2, 3, 4].map((ply) => resume(STEPS, ply))).toEqual([0, 0, 1, 2, 4]);
  });

  it("knows where the learner did something else", () => {
    expect(strayedAt(STEPS, [decided(1, 0, "take 1"), decided(2, 0, "strip 3")], 0)).toBe(1);
    expect(strayedAt(STEPS, [decided(1, 0, "take 1"), decided(2, 0, "strip 2"), decided(3, 1, null)], 0)).toBeNull();
  });

  it("takes any decision where it is free, and all of them after the end", () => {
    expect(strayedAt(STEPS, [decided(4, 0, "keep blue"), decided(5, 0, "take 9")], 0)).toBeNull();
  });
});
