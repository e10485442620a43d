import { describe, expect, it } from "vitest";
import { nowhere } from "./area.js";
import {
  codeOf,
  containsPath,
  depthOf,
  isSamePlace,
  pathAbove,
  territoryContains,
  withoutPlace,
  withPlace,
} from "./area-path.js";

const region = { region: "1718", district: null, neighborhood: null };
const district = { ...region, district: "1718401" };
const neighborhood = { ...district, neighborhood: "18140001" };
const elsewhere = { region: "1703", district: null, neighborhood: null };

describe("a path", () => {
  it("names its narrowest place", () => {
    expect([nowhere, region, district, neighborhood].map(depthOf)).toEqual([
      undefined,
      "region",
      "district",
      "neighborhood",
    ]);
    expect([nowhere, region, district, neighborhood].map(codeOf)).toEqual([null, "1718", "1718401", "18140001"]);
  });

  it("leads up level by level, to the republic and no further", () => {
    expect(pathAbove(neighborhood)).toEqual(district);
    expect(pathAbove(district)).toEqual(region);
    expect(pathAbove(region)).toEqual(nowhere);
    expect(pathAbove(nowhere)).toEqual(nowhere);
  });

  it("contains what lies in it, and itself", () => {
    expect(containsPath(region, neighborhood)).toBe(true);
    expect(containsPath(neighborhood, region)).toBe(false);
    expect(containsPath(elsewhere, district)).toBe(false);
    expect(containsPath(district, district)).toBe(true);
    expect(containsPath(nowhere, district)).toBe(true);
    expect(isSamePlace(district, { ...district })).toBe(true);
    expect(isSamePlace(district, neighborhood)).toBe(false);
  });
});

it("a territory contains neighbourhoods by where they lie, and a code that is none contains nothing", () => {
  expect(territoryContains("17", neighborhood)).toBe(true);
  expect(territoryContains("1718", neighborhood)).toBe(true);
  expect(territoryContains("1718401", region)).toBe(false);
  expect(territoryContains("1703", neighborhood)).toBe(false);
  expect(territoryContains("18140001", neighborhood)).toBe(false);
  expect(territoryContains("rubbish", neighborhood)).toBe(false);
});

describe("several places", () => {
  it("take in one more, and let go of what it contains", () => {
    expect(withPlace([neighborhood, elsewhere], district)).toEqual([elsewhere, district]);
  });

  it("stay as they are when one of them contains the new one already", () => {
    const places = [region];
    expect(withPlace(places, neighborhood)).toBe(places);
  });

  it("let go of one of them, and of no other", () => {
    const places = [region, elsewhere];
    expect(withoutPlace(places, { ...region })).toEqual([elsewhere]);
    expect(withoutPlace(places, district)).toBe(places);
  });
});
