import { nowhere } from "@yer/area-picker/model";
import { expect, test } from "vitest";
import { firstPlace } from "./first-place.js";

const samarkand = { region: "1718", district: "1718401", neighborhood: null };

test("who works in a district begins there, before any place was chosen", () => {
  expect(firstPlace("1718401", undefined)).toEqual(samarkand);
  expect(firstPlace("1718", undefined)).toEqual({ ...samarkand, district: null });
  expect(firstPlace("17", undefined)).toEqual(nowhere);
  expect(firstPlace(undefined, undefined)).toEqual(nowhere);
});

test("the place chosen last is kept within the territory, without its neighbourhood", () => {
  const last = { ...samarkand, neighborhood: "14160001" };
  expect(firstPlace("17", last)).toEqual(samarkand);
  expect(firstPlace("1718401", { region: "1726", district: "1726262", neighborhood: null })).toEqual(samarkand);
});
