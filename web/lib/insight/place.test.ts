import { describe, expect, it } from "vitest";
import { placed } from "./place";

const SCREEN = { width: 1000, height: 800 };
const SLIP = { width: 300, height: 200 };
const at = (x: number, y: number) => ({ x, y, width: 40, height: 40 });

describe("the place of a slip", () => {
  it("is below its thing, else above, right, left", () => {
    expect(placed(at(480, 100), SLIP, SCREEN)).toMatchObject({ side: "below", x: 350, y: 152, notch: 150 });
    expect(placed(at(480, 700), SLIP, SCREEN)).toMatchObject({ side: "above", y: 488 });
    expect(placed({ x: 100, y: 0, width: 100, height: 800 }, SLIP, SCREEN)).toMatchObject({ side: "right", x: 212 });
    expect(placed({ x: 700, y: 0, width: 200, height: 800 }, SLIP, SCREEN)).toMatchObject({ side: "left", x: 388 });
  });

  it("stays on the screen and points at its thing", () => {
    const corner = placed(at(960, 0), SLIP, SCREEN);

    expect(corner).toMatchObject({ side: "below", x: 692, notch: 280 });
  });

  it("never lies over its thing", () => {
    for (let x = 0; x <= 960; x += 40)
      for (let y = 0; y <= 760; y += 40) {
        const { x: left, y: top } = placed(at(x, y), SLIP, SCREEN);
        const apart = left >= x + 40 || left + 300 <= x || top >= y + 40 || top + 200 <= y;
        expect(apart, `${x} ${y}`).toBe(true);
      }
  });
});
