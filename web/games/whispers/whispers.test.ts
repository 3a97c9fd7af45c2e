import { describe, expect, it } from "vitest";
import { arrow, gate, LAND, landOf, linesOf, MAP, REGIONS, towards } from "./map";
import { breakable, postFacets, regionFacets, signed, times } from "./words";

describe("the map", () => {
  it("has 40 regions and 69 borders", () => {
    expect(REGIONS.length).toBe(40);
    expect(MAP.borders.length).toBe(69);
    expect(LAND.startsWith("M")).toBe(true);
  });
  it("walks to a neighbour in the direction of an arrow key, or stays", () => {
    for (const region of REGIONS) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = towards(region, key);
        if (next) expect(gate(region, next)).not.toBeNull();
      }
    }
    expect(towards("EA1", "Enter")).toBeNull();
  });
  it("draws an arrow through the gate, and also where there is none", () => {
    expect(arrow("HO2", "LI3")).toMatch(/^M[\d.]+ [\d.]+Q/);
    expect(gate("HO2", "EA7")).toBeNull();
    expect(arrow("HO2", "EA7")).toMatch(/^M/);
  });
  it("breaks long names at their space", () => {
    expect(linesOf("Thousand Tents", 40)).toEqual(["Thousand", "Tents"]);
    expect(linesOf("Redwell", 20)).toEqual(["Redwell"]);
    expect(landOf("BE6").empire).toBe("bear");
  });
});

describe("what a click means", () => {
  it("depends on the step", () => {
    expect(regionFacets("aim", "LI3")).toEqual({ kind: "target", region: "LI3" });
    expect(regionFacets("deploy", "LI3")).toEqual({ kind: "deploy", place: "LI3" });
    expect(regionFacets("fire", "LI3")).toEqual({ kind: "destroy", region: "LI3" });
    expect(postFacets("lion_post", "bear.sheriff")).toEqual({ kind: "post", post: "bear.sheriff" });
    expect(postFacets("remove", "bear.sheriff")).toEqual({ kind: "remove", place: "bear.sheriff" });
  });
});

describe("numbers", () => {
  it("carry their sign", () => {
    expect([signed(3), signed(0), signed(-2)]).toEqual(["+3", "0", "−2"]);
    expect([times(4), times(-1)]).toEqual(["×4", "×−1"]);
  });
});

describe("words on a narrow card", () => {
  it("break between syllables, in three languages", () => {
    const shown = (words: string) => breakable(words).replaceAll("\u00ad", "-");
    expect(shown("Redeployment")).toBe("Rede-ploy-ment");
    expect(shown("Беззахисна ціль")).toBe("Без-за-хисна ціль");
    expect(shown("Перегрупування")).toBe("Пере-гру-пу-вання");
    expect(shown("Перегруппировка")).toBe("Пере-груп-пи-ровка");
    expect(shown("Long march")).toBe("Long march");
  });
});
