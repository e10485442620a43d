import { expect, it } from "vitest";
import { countryBounds, isSameView, readMapView, viewOfBounds, writeMapView } from "./map-view.js";

it("writes a view into an address and reads it again, to about a pixel", () => {
  const text = writeMapView({ lat: 41.311_151_2, lon: 69.279_737_4, zoom: 13 });
  expect(text).toBe("41.3112,69.2797,13");
  expect(readMapView(text)).toEqual({ lat: 41.3112, lon: 69.2797, zoom: 13 });
});

it("takes nothing else for a view", () => {
  const others = [null, undefined, "", "41.3", "41,69,99", "91,69,12", "a,b,c", "41,69,12,1", "41,,12", "NaN,1,5"];
  expect(others.filter((text) => readMapView(text) !== null)).toEqual([]);
});

it("takes two views for one when they differ by less than a pixel", () => {
  const view = { lat: 41.3, lon: 69.2, zoom: 12 };
  expect(isSameView(view, { ...view, lat: 41.300_001 })).toBe(true);
  expect(isSameView(view, { ...view, lat: 41.31 })).toBe(false);
});

it("looks at a box from as near as all of it is seen in the window", () => {
  const samarqand = { west: 66.9, east: 67.05, south: 39.6, north: 39.72 };
  const view = viewOfBounds(samarqand, { width: 358, height: 360 });
  expect(view).toMatchObject({ zoom: 11, lon: expect.closeTo(66.975, 6), lat: expect.closeTo(39.66, 3) });
  const pixels = (zoom: number) => ((samarqand.east - samarqand.west) / 360) * 256 * 2 ** zoom;
  expect([pixels(11) <= 358, pixels(12) > 358]).toEqual([true, true]);
  expect(viewOfBounds(countryBounds, { width: 1400, height: 600 }).zoom).toBe(6);
  expect(viewOfBounds({ west: 67, east: 67, south: 39.6, north: 39.6 }, { width: 358, height: 360 }).zoom).toBe(22);
});
