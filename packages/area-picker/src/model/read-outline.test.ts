import { describe, expect, it } from "vitest";
import type { Polygon } from "@yer/api/contract/values";
import { outlineArea } from "./outline-area.js";
import { outlineFault } from "./outline-fault.js";
import { readOutline, writeOutline } from "./read-outline.js";

type Position = Polygon["coordinates"][number][number];

const square: Position[] = [
  [66.96, 39.65],
  [66.961, 39.65],
  [66.961, 39.651],
  [66.96, 39.651],
  [66.96, 39.65],
];
const polygon = (...coordinates: Position[][]): Polygon => ({ type: "Polygon", coordinates });
const wkt = "POLYGON ((66.96 39.65, 66.961 39.65, 66.961 39.651, 66.96 39.651, 66.96 39.65))";

describe("reading", () => {
  const geometry = polygon(square);
  it.each([
    ["a GeoJSON polygon", JSON.stringify(geometry)],
    ["a feature", JSON.stringify({ type: "Feature", properties: null, geometry })],
    ["a collection of one", JSON.stringify({ type: "FeatureCollection", features: [{ type: "Feature", geometry }] })],
    ["a multipolygon of one", JSON.stringify({ type: "MultiPolygon", coordinates: [[square]] })],
    ["positions with heights", JSON.stringify(polygon(square.map(([x, y]) => [x, y, 712] as unknown as Position)))],
    ["WKT", wkt],
    ["WKT in small letters with a system", `srid=4326; ${wkt.toLowerCase()};`],
    ["WKT with heights", wkt.replace("POLYGON", "POLYGON Z").replaceAll(/(39\.\d+)/g, "$1 700")],
    ["a WKT multipolygon of one", `MULTIPOLYGON (${wkt.slice("POLYGON ".length)})`],
    ["a list of longitude and latitude", square.map((each) => each.join(" ")).join("\n")],
    ["a list of latitude and longitude, not closed", "39.65, 66.96\n39.65, 66.961\n39.651, 66.961\n39.651, 66.96"],
    ["a list in one line", "39.65, 66.96; 39.65, 66.961; 39.651, 66.961; 39.651, 66.96"],
    ["a list with decimal commas", "66,96; 39,65\n66,961; 39,65\n66,961; 39,651\n66,96; 39,651"],
    ["a numbered list with a head", "No\tX\tY\n1\t66.96\t39.65\n2\t66.961\t39.65\n3\t66.961\t39.651\n4\t66.96\t39.651"],
    ["a list with heights", "66.96 39.65 700\n66.961 39.65 701\n66.961 39.651 702\n66.96 39.651 700"],
  ])("takes %s", (_, text) => {
    expect(readOutline(text)).toEqual({ outline: geometry });
  });

  it.each([
    ["", "unreadable"],
    ["salom", "unreadable"],
    ["{", "unreadable"],
    ["{}", "unreadable"],
    ['{"type":"Polygon"}', "unreadable"],
    ['{"type":"Polygon","coordinates":[[[1,"2"]]]}', "unreadable"],
    ["POLYGON ((a b, c d))", "unreadable"],
    ["POLYGON EMPTY", "unreadable"],
    ['{"type":"Point","coordinates":[66,39]}', "not-polygon"],
    ["LINESTRING (66 39, 67 40)", "not-polygon"],
    [JSON.stringify({ type: "MultiPolygon", coordinates: [[square], [square]] }), "several"],
    [`MULTIPOLYGON ((${wkt.slice(8)}), (${wkt.slice(8)}))`.replaceAll("(((", "((").replaceAll(")))", "))"), "several"],
    [`${'{"type":"Feature","geometry":'.repeat(9)}{}${"}".repeat(9)}`, "unreadable"],
  ])("refuses %s as %s", (text, fault) => {
    expect(readOutline(text)).toEqual({ fault });
  });

  it.each([
    `39°39'00"N 66°57'36"E\n39°39'00"N 66°57'39.6"E\n39°39'3.6"N 66°57'39.6"E\n39°39'3.6"N 66°57'36"E`,
    `E66°57'36" N39°39'00"\nE66°57'39.6" N39°39'00"\nE66°57'39.6" N39°39'3.6"\nE66°57'36" N39°39'3.6"`,
    `39° 39′ 0,0″ с.ш. 66° 57′ 36,0″ в.д.\n39° 39′ 0″ 66° 57′ 39,6″\n39° 39′ 3,6″ 66° 57′ 39,6″\n39° 39′ 3,6″ 66° 57′ 36″`,
  ])("takes degrees, minutes and seconds", (text) => {
    const { outline, fault } = readOutline(text);
    expect(fault).toBeUndefined();
    for (const [index, [x, y]] of square.entries()) {
      expect(outline?.coordinates[0]?.[index]?.[0]).toBeCloseTo(x, 9);
      expect(outline?.coordinates[0]?.[index]?.[1]).toBeCloseTo(y, 9);
    }
  });

  it.each([
    ["a list of metres", "540123.4 4389123.1\n540200 4389123\n540200 4389200", "metres"],
    ["WKT of SK-42", `SRID=4284;${wkt}`, "other-system"],
    [
      "GeoJSON of SK-42",
      JSON.stringify({
        type: "Polygon",
        coordinates: [square],
        crs: { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::4284" } },
      }),
      "other-system",
    ],
    ["a list with a word in it", "66.96 39.65\nsalom\n66.961 39.651", "unreadable"],
    ["a text without end", "1 ".repeat(1_000_001), "too-long"],
    [
      "a hole beside the plot",
      wkt.replace("))", "), (66.97 39.65, 66.971 39.65, 66.971 39.651, 66.97 39.65))"),
      "nesting",
    ],
    [
      "a hole in a hole",
      wkt.replace(
        "))",
        "), (66.9602 39.6502, 66.9608 39.6502, 66.9608 39.6508, 66.9602 39.6502), (66.9606 39.6503, 66.9607 39.6503, 66.9607 39.6504, 66.9606 39.6503))",
      ),
      "nesting",
    ],
  ])("names what is wrong with %s", (_, text, fault) => {
    expect(readOutline(text).fault).toBe(fault);
  });

  it("says of two hundred thousand corners that they are too many, and does not fall", () => {
    const text = `POLYGON ((${"66 39,".repeat(200_000)}66 39))`;
    expect(readOutline(text).fault).toBe("too-long");
    const many = polygon(Array.from({ length: 200_000 }, (): Position => [66.96, 39.65]));
    expect(outlineFault(many)).toBe("too-long");
    expect(outlineArea(many)).toBe(0);
  });

  it("reads back what it wrote, to the last digit", () => {
    const outline = polygon(square.map(([x, y]) => [x + 1e-7, y]));
    expect(readOutline(writeOutline(outline))).toEqual({ outline });
  });

  it("hands over an outline with a fault, so that it can be drawn", () => {
    const open = wkt.replace(", 66.96 39.65))", "))");
    expect(readOutline(open)).toMatchObject({ fault: "open", outline: { coordinates: [square.slice(0, 4)] } });
  });
});

describe("faults", () => {
  const moved = (dx: number, dy: number) => square.map(([x, y]): Position => [x + dx, y + dy]);
  const bow: Position[] = [
    [66.96, 39.65],
    [66.961, 39.651],
    [66.961, 39.65],
    [66.96, 39.651],
    [66.96, 39.65],
  ];
  const spike: Position[] = [...square.slice(0, 2), [66.962, 39.65], [66.961, 39.65], ...square.slice(2)];
  const hole = square.map(([x, y]): Position => [66.9605 + (x - 66.9605) / 2, 39.6505 + (y - 39.6505) / 2]);

  it.each([
    ["nothing wrong with a square", polygon(square), undefined],
    ["nothing wrong with a hole inside", polygon(square, hole), undefined],
    ["a ring of three positions", polygon(square.slice(0, 3)), "too-short"],
    ["an open ring", polygon(square.slice(0, 4)), "open"],
    ["more vertices than the contract takes", polygon(Array.from({ length: 2001 }, () => [66.9, 39.6])), "too-long"],
    ["latitude first", polygon(square.map(([x, y]) => [y, x])), "swapped"],
    ["a plot abroad", polygon(moved(20, 0)), "outside"],
    ["a bow tie", polygon(bow), "crossing"],
    ["a spike that goes out and back", polygon(spike), "crossing"],
    [
      "a hole that reaches out",
      polygon(
        square,
        hole.map(([x, y]) => [x + 0.0005, y]),
      ),
      "crossing",
    ],
    ["the same corner twice in a row", polygon([square[0] ?? [0, 0], ...square]), "crossing"],
    [
      "an area below a square metre",
      polygon(square.map(([x, y]) => [66.96 + (x - 66.96) / 1e3, 39.65 + (y - 39.65) / 1e3])),
      "tiny",
    ],
  ])("finds %s", (_, outline, fault) => {
    expect(outlineFault(outline)).toBe(fault);
  });

  it("checks two thousand vertices without being noticed", () => {
    const ring = Array.from({ length: 1999 }, (_, index): Position => {
      const angle = (index / 1999) * 2 * Math.PI;
      return [66.96 + Math.cos(angle) / 100, 39.65 + Math.sin(angle) / 100];
    });
    expect(outlineFault(polygon([...ring, ring[0] ?? [0, 0]]))).toBeUndefined();
  });
});

describe("area", () => {
  it("is that of the ellipsoid, not of a sphere", () => {
    // A thousandth of a degree each way at 39.6505° N, by the series of the lengths of a degree: 111.028 m × 85.8276 m.
    expect(outlineArea(polygon(square))).toBeCloseTo(9529.26, 1);
  });

  it("takes holes away", () => {
    const hole = square.map(([x, y]): Position => [66.9605 + (x - 66.9605) / 2, 39.6505 + (y - 39.6505) / 2]);
    expect(outlineArea(polygon(square, hole)) / outlineArea(polygon(square))).toBeCloseTo(0.75, 6);
  });
});
