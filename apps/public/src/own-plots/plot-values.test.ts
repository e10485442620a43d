import { ownPlotTold } from "@yer/api/contract/own-plots";
import { expect, test } from "vitest";
import { blankPlot, fieldAt, plotBodyOf, plotFaultsOf } from "./plot-values.js";

const place = { region: "1718", district: "1718401", neighborhood: "14160001" };

test("an empty form lacks its place and where in it the plot is, and is not sent", () => {
  expect(plotFaultsOf(blankPlot)).toEqual(["place", "where"]);
  expect(plotBodyOf(blankPlot)).toBeUndefined();
});

test("an address or an outline is enough, and what cannot be read is said before it is lost", () => {
  const written = { ...blankPlot, place, address: " Bogʻ koʻchasi, 7 " };
  expect(plotFaultsOf(written)).toEqual([]);
  expect(ownPlotTold.safeParse(plotBodyOf(written)).success).toBe(true);
  expect(plotBodyOf(written)).toMatchObject({ address: "Bogʻ koʻchasi, 7", outline: null, words: null });
  expect(plotFaultsOf({ ...written, outline: "POLYGON((" })).toEqual(["outline"]);
  const drawn = { ...blankPlot, place, outline: "POLYGON((66.9 39.6, 66.9002 39.6, 66.9002 39.6002, 66.9 39.6))" };
  expect(plotFaultsOf(drawn)).toEqual([]);
  expect(plotBodyOf(drawn)?.outline?.type).toBe("Polygon");
});

test("a point is enough: where one stands, or one corner alone; an outline says more than it", () => {
  const here = { latitude: 39.6, longitude: 66.9, accuracy: 12 };
  const stood = { ...blankPlot, place, point: here };
  expect(plotFaultsOf(stood)).toEqual([]);
  expect(ownPlotTold.safeParse(plotBodyOf(stood)).success).toBe(true);
  expect(plotBodyOf(stood)).toMatchObject({ outline: null, point: here });
  const pressed = { ...stood, outline: "POLYGON ((66.95 39.65, 66.95 39.65))" };
  expect(plotFaultsOf(pressed)).toEqual([]);
  expect(plotBodyOf(pressed)).toMatchObject({
    outline: null,
    point: { latitude: 39.65, longitude: 66.95, accuracy: null },
  });
  expect(plotFaultsOf({ ...stood, outline: "POLYGON ((66.95 39.65, 66.96 39.65, 66.95 39.65))" })).toEqual(["outline"]);
  expect(plotFaultsOf({ ...stood, outline: "POLYGON ((139.7 35.6, 139.7 35.6))" })).toEqual(["point"]);
  const outline = "POLYGON((66.9 39.6, 66.9002 39.6, 66.9002 39.6002, 66.9 39.6))";
  expect(plotBodyOf({ ...stood, outline })).toMatchObject({ outline: { type: "Polygon" }, point: null });
});

test("what the service says of a place in the body stands at its field", () => {
  expect(
    ["/outline", "/point/latitude", "/fileIds/1", "/occupiedSince", "/neighborhoodId", "/districtSoato"].map(fieldAt),
  ).toEqual(["outline", "outline", "files", "occupiedSince", "place", "place"]);
});
