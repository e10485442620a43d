import type { ResolvedPlace } from "@yer/api/contract/places";
import { expect, test } from "vitest";
import { placeAround } from "./place-around.js";
import { placeCodesOf, placeFiltersOf } from "./place-filter.js";

const name = { uz_UZ: "Joy", uz_Cyrl: "Жой", ru_RU: "Место", en_US: "Place" };

function ref(each: string) {
  const level = each.length === 4 ? "region" : each.length === 7 ? "district" : "neighborhood";
  return { code: each, level, name } as const;
}

function place(code: string, wider: readonly string[] = [], successors: readonly string[] = []): ResolvedPlace {
  return {
    ...ref(code),
    path: wider.map(ref),
    active: successors.length === 0,
    demonstration: false,
    successors: successors.map(ref),
  };
}

test("places of all levels go through the filters and back; what a chosen region holds is chosen with it", () => {
  const codes = ["1703", "1718401", "14160001"];
  expect(placeFiltersOf(codes)).toEqual({ region: ["1703"], district: ["1718401"], neighborhood: ["14160001"] });
  expect(placeCodesOf({ region: ["1703"], district: ["1718401"], neighborhood: ["14160001"] })).toEqual(codes);
  expect(placeFiltersOf(["1718401", "1718"])).toEqual({
    region: ["1718"],
    district: undefined,
    neighborhood: undefined,
  });
  expect(placeCodesOf({})).toBeUndefined();
});

test("the map shows the place around all that are chosen, and a former place where it went", () => {
  const hood = (code: string) => place(code, ["1718", "1718401"]);
  expect(placeAround([])).toEqual({ region: null, district: null, neighborhood: null });
  expect(placeAround([hood("14160001")])).toEqual({ region: "1718", district: "1718401", neighborhood: "14160001" });
  expect(placeAround([hood("14160001"), hood("14160002")])).toEqual({
    region: "1718",
    district: "1718401",
    neighborhood: null,
  });
  expect(placeAround([hood("14160001"), place("1718203", ["1718"])])).toMatchObject({ region: "1718", district: null });
  expect(placeAround([hood("14160001"), place("1703")])).toMatchObject({ region: null, district: null });
  expect(placeAround([place("1718203", ["1718"], ["1712203"])])).toMatchObject({ region: "1712", district: "1712203" });
});
