import { expect, it } from "vitest";
import { nearBox } from "./near-box.js";

const square = "POLYGON ((66.9601 39.6501, 66.9605 39.6501, 66.9605 39.6505, 66.9601 39.6505, 66.9601 39.6501))";

it("lies around what is drawn, from the first corner on, rounded so that a corner more does not ask anew", () => {
  const box = nearBox(square, undefined);
  expect(box).toEqual([66.955, 39.645, 66.965, 39.655]);
  expect(nearBox(square.replaceAll("66.9605", "66.9606"), undefined)).toEqual(box);
  expect(nearBox("POLYGON ((66.9601 39.6501, 66.9601 39.6501))", undefined)).toEqual([66.955, 39.645, 66.965, 39.655]);
});

it("lies around where one looks closely while nothing is drawn, and nowhere before", () => {
  expect(nearBox("", undefined)).toBeUndefined();
  expect(nearBox("", { lat: 39.65, lon: 66.96, zoom: 12 })).toBeUndefined();
  expect(nearBox("", { lat: 39.651, lon: 66.961, zoom: 16 })).toEqual([66.955, 39.645, 66.965, 39.655]);
  expect(nearBox("salom", { lat: 39.651, lon: 66.961, zoom: 16 })).toBeDefined();
});

it("asks for nobody near an outline abroad", () => {
  expect(nearBox("POLYGON ((0 51, 1 51, 1 52, 0 51))", undefined)).toBeUndefined();
});
