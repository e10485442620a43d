import { expect, it } from "vitest";
import { needsSystem } from "./needs-system.js";

const wkt = "POLYGON ((66.96 39.65, 66.961 39.65, 66.961 39.651, 66.96 39.651, 66.96 39.65))";
const corners = "39.65 66.96\n39.65 66.961\n39.651 66.961";

it.each([
  ["a list of degrees", corners],
  ["a list of metres", "4392500 12324853\n4392500 12324893\n4392540 12324893"],
  ["WKT without an SRID", wkt],
  ["WKT of SK-42", `SRID=4284;${wkt}`],
  [
    "GeoJSON of SK-42",
    `{"type":"Polygon","crs":{"type":"name","properties":{"name":"EPSG:4284"}},"coordinates":[[[66.96,39.65],[66.961,39.65],[66.961,39.651],[66.96,39.65]]]}`,
  ],
])("asks for the system of %s", (_, text) => {
  expect(needsSystem(text)).toBe(true);
});

it.each([
  ["WKT of WGS 84", `SRID=4326;${wkt}`],
  ["GeoJSON", `{"type":"Polygon","coordinates":[[[66.96,39.65],[66.961,39.65],[66.961,39.651],[66.96,39.65]]]}`],
  ["a single corner, a piece of an outline", "39.65 66.96"],
  ["what is no outline", "salom"],
])("takes %s as it is", (_, text) => {
  expect(needsSystem(text)).toBe(false);
});
