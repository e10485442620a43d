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

test("what the service says of a place in the body stands at its field", () => {
  expect(["/outline", "/fileIds/1", "/occupiedSince", "/neighborhoodId", "/districtSoato"].map(fieldAt)).toEqual([
    "outline",
    "files",
    "occupiedSince",
    "place",
    "place",
  ]);
});
