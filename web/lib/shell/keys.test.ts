import { expect, test } from "vitest";
import { letterOf } from "./keys";

test("a letter is found by its place where the layout has other letters", () => {
  expect(letterOf({ key: "я", code: "KeyZ", shiftKey: false })).toBe("z");
  expect(letterOf({ key: "Я", code: "KeyZ", shiftKey: true })).toBe("Z");
});

test("a Latin layout is believed, and keys that are no letters stay what they are", () => {
  expect(letterOf({ key: "y", code: "KeyZ", shiftKey: false })).toBe("y");
  expect(letterOf({ key: "Enter", code: "Enter", shiftKey: false })).toBe("Enter");
  expect(letterOf({ key: "?", code: "Digit7", shiftKey: true })).toBe("?");
});
