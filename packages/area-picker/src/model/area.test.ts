import { describe, expect, it } from "vitest";
import {
  choose,
  contains,
  isSelectable,
  levelOf,
  limitedTo,
  nextLevel,
  nowhere,
  pathOf,
  regionOf,
  touches,
} from "./area.js";

const samarqand = { region: "1718", district: "1718401", neighborhood: "18140001" };

describe("codes", () => {
  it.each([
    ["17", "republic"],
    ["1718", "region"],
    ["1718401", "district"],
    ["18140001", "neighborhood"],
    ["18", undefined],
    ["1818", undefined],
    ["171840", undefined],
    ["", undefined],
  ])("%s is of level %s", (code, level) => {
    expect(levelOf(code)).toBe(level);
  });

  it("tell the region of a district", () => {
    expect(regionOf("1718401")).toBe("1718");
  });

  it("say what a territory contains, and what leads to it", () => {
    expect(contains("17", "1718401")).toBe(true);
    expect(contains("1718", "1718401")).toBe(true);
    expect(contains("1718401", "1718")).toBe(false);
    expect(touches("1718401", "1718")).toBe(true);
    expect(touches("1718401", "1718215")).toBe(false);
  });

  it("stand for a path as far as they reach", () => {
    expect(pathOf("17")).toEqual(nowhere);
    expect(pathOf("1718")).toEqual({ ...nowhere, region: "1718" });
    expect(pathOf("1718401")).toEqual({ ...nowhere, region: "1718", district: "1718401" });
    expect(pathOf("rubbish")).toEqual(nowhere);
  });
});

describe("choosing", () => {
  it("opens a level only when the one above is chosen", () => {
    expect(isSelectable(nowhere, "region")).toBe(true);
    expect(isSelectable(nowhere, "district")).toBe(false);
    expect(isSelectable({ ...nowhere, region: "1718" }, "district")).toBe(true);
    expect(isSelectable({ ...nowhere, region: "1718" }, "neighborhood")).toBe(false);
    expect(choose(nowhere, "district", "1718401")).toBe(nowhere);
  });

  it("forgets what lay below another choice", () => {
    expect(choose(samarqand, "region", "1703")).toEqual({ ...nowhere, region: "1703" });
    expect(choose(samarqand, "district", "1718215")).toEqual({ ...samarqand, district: "1718215", neighborhood: null });
    expect(choose(samarqand, "region", null)).toEqual(nowhere);
  });

  it("keeps everything when the same is chosen again", () => {
    expect(choose(samarqand, "region", "1718")).toBe(samarqand);
  });

  it("says which level comes next", () => {
    expect(nextLevel(nowhere, "neighborhood")).toBe("region");
    expect(nextLevel({ ...samarqand, neighborhood: null }, "neighborhood")).toBe("neighborhood");
    expect(nextLevel({ ...samarqand, neighborhood: null }, "district")).toBeUndefined();
  });
});

describe("a territory", () => {
  it("decides what lies above it", () => {
    expect(limitedTo("1718401", nowhere)).toEqual({ region: "1718", district: "1718401", neighborhood: null });
    expect(limitedTo("1718", nowhere)).toEqual({ ...nowhere, region: "1718" });
    expect(limitedTo("17", nowhere)).toEqual(nowhere);
  });

  it("keeps a path inside and drops one outside", () => {
    expect(limitedTo("1718401", samarqand)).toEqual(samarqand);
    expect(limitedTo("17", samarqand)).toEqual(samarqand);
    expect(limitedTo("1703", samarqand)).toEqual({ ...nowhere, region: "1703" });
    expect(limitedTo("1718215", samarqand)).toEqual({ region: "1718", district: "1718215", neighborhood: null });
  });
});
