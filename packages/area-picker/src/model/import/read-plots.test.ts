import type { Polygon } from "@yer/api/contract/values";
import fc from "fast-check";
import { zipSync } from "fflate";
import proj4 from "proj4";
import { describe, expect, it } from "vitest";
import { cp1251, shapefileOf } from "../../testing/shapefile-of.js";
import { zipBomb } from "../../testing/zip-bomb.js";
import { importBounds, type PlotImport } from "./plot-import.js";
import { readPlots } from "./read-plots.js";

type Position = [number, number];
const ring: Position[] = [
  [66.9597012, 39.6542345],
  [66.9609034, 39.6541111],
  [66.9610456, 39.6549999],
  [66.9598765, 39.6551234],
  [66.9597012, 39.6542345],
];
const hole: Position[] = [
  [66.9602, 39.6545],
  [66.9604, 39.6545],
  [66.9604, 39.6547],
  [66.9602, 39.6545],
];
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const prj = {
  wgs84:
    'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]',
  sk42: 'GEOGCS["GCS_Pulkovo_1942",DATUM["D_Pulkovo_1942",SPHEROID["Krasovsky_1940",6378245.0,298.3]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]',
  zone12:
    'PROJCS["Pulkovo_1942_GK_Zone_12",GEOGCS["GCS_Pulkovo_1942",DATUM["D_Pulkovo_1942",SPHEROID["Krasovsky_1940",6378245.0,298.3]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Gauss_Kruger"],PARAMETER["False_Easting",12500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",69.0],PARAMETER["Scale_Factor",1.0],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]',
  utm42:
    'PROJCS["WGS_1984_UTM_Zone_42N",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",69.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]',
  sk95: 'GEOGCS["GCS_Pulkovo_1995",DATUM["D_Pulkovo_1995",SPHEROID["Krasovsky_1940",6378245.0,298.3]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]',
  mercator:
    'PROJCS["WGS_1984_World_Mercator",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Mercator"],PARAMETER["False_Easting",0.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",0.0],PARAMETER["Standard_Parallel_1",0.0],UNIT["Meter",1.0]]',
};
const sk42 = "+proj=longlat +ellps=krass +towgs84=23.92,-141.27,-80.9,0,0.35,0.82,-0.12";
const zone12 = sk42.replace("+proj=longlat", "+proj=tmerc +lat_0=0 +lon_0=69 +k=1 +x_0=12500000 +y_0=0");
const turned = (definition: string, of: readonly Position[] = ring): Position[] =>
  of.map((position) => proj4<Position>("WGS84", definition, position));

function plotsOf(read: PlotImport) {
  if (read.kind !== "plots") throw new Error(`Read as ${JSON.stringify(read)}.`);
  return read.plots;
}

/** Expects the same corners, to a centimetre. */
function expectOutline(outline: Polygon | undefined, rings: readonly Position[][] = [ring]): void {
  expect(outline?.coordinates.map((each) => each.length)).toEqual(rings.map((each) => each.length));
  for (const [at, each] of rings.entries()) {
    for (const [index, [x, y]] of each.entries()) {
      expect(Math.abs((outline?.coordinates[at]?.[index]?.[0] ?? 0) - x)).toBeLessThan(1e-7);
      expect(Math.abs((outline?.coordinates[at]?.[index]?.[1] ?? 0) - y)).toBeLessThan(1e-7);
    }
  }
}

const kml = (coordinates: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder><Placemark><name>Boʻston 5</name><Polygon>
<innerBoundaryIs><LinearRing><coordinates>${hole.map((each) => `${each.join(",")},0`).join(" ")}</coordinates></LinearRing></innerBoundaryIs>
<outerBoundaryIs><LinearRing><coordinates>
${coordinates}
</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></Folder></Document></kml>`;
const written = ring.map((each) => `${each.join(",")},710`).join("\n");

describe("the same corners come out of every format, to a centimetre", () => {
  it("GeoJSON, named by its feature", () => {
    const feature = {
      type: "Feature",
      properties: { name: "A" },
      geometry: { type: "Polygon", coordinates: [ring, hole] },
    };
    const [plot] = plotsOf(readPlots(bytes(JSON.stringify({ type: "FeatureCollection", features: [feature] }))));
    expect(plot).toEqual({ name: "A", outline: { type: "Polygon", coordinates: [ring, hole] } });
  });

  it("KML, its outer ring first wherever it stands", () => {
    const [plot] = plotsOf(readPlots(bytes(kml(written))));
    expect(plot?.name).toBe("Boʻston 5");
    expectOutline(plot?.outline, [ring, hole]);
  });

  it("KMZ", () => {
    expectOutline(plotsOf(readPlots(zipSync({ "doc.kml": bytes(kml(written)) })))[0]?.outline, [ring, hole]);
  });

  it("a shapefile in WGS 84, its holes turning the wrong way", () => {
    const [plot] = plotsOf(readPlots(shapefileOf([{ name: "A", rings: [hole, ring] }], { prj: prj.wgs84 })));
    expectOutline(plot?.outline, [ring, hole]);
  });

  it.each([
    ["SK-42 in degrees", prj.sk42, sk42],
    ["SK-42, zone 12", prj.zone12, zone12],
    ["UTM 42N", prj.utm42, "+proj=utm +zone=42 +datum=WGS84"],
  ])("a shapefile in %s", (_, said, definition) => {
    const read = readPlots(shapefileOf([{ name: "A", rings: [turned(definition)] }], { prj: said }));
    expectOutline(plotsOf(read)[0]?.outline);
  });

  it("WKT and a list of coordinates", () => {
    const wkt = `POLYGON ((${ring.map((each) => each.join(" ")).join(", ")}))`;
    expectOutline(plotsOf(readPlots(bytes(`SRID=4326;${wkt}`)))[0]?.outline);
    expectOutline(plotsOf(readPlots(bytes(wkt), "wgs84"))[0]?.outline);
    const list = ring.slice(0, -1).map(([x, y], index) => `${index + 1}. ${y}; ${x}`);
    expectOutline(plotsOf(readPlots(bytes(list.join("\r\n")), "wgs84"))[0]?.outline);
  });
});

it("SK-42 is not taken for WGS 84: they are a hundred metres apart", () => {
  const read = readPlots(shapefileOf([{ name: "A", rings: [ring] }], { prj: prj.sk42 }));
  const [x = 0, y = 0] = plotsOf(read)[0]?.outline.coordinates[0]?.[0] ?? [];
  const [fromX, fromY] = ring[0] ?? [0, 0];
  expect(Math.hypot((x - fromX) * 85_000, (y - fromY) * 111_000)).toBeGreaterThan(50);
});

describe("a system that is not known", () => {
  const plane = shapefileOf([{ name: "A", rings: [turned(zone12)] }]);

  it.each([
    ["no .prj", undefined],
    ["SK-95", prj.sk95],
    ["a projection we do not know", prj.mercator],
    ["nonsense", "salom"],
  ])("is refused until it is chosen: %s", (_, said) => {
    const read = readPlots(
      shapefileOf([{ name: "A", rings: [turned(zone12)] }], said === undefined ? {} : { prj: said }),
    );
    expect(read).toMatchObject({ kind: "system-unknown", format: "shapefile", said: said ?? null });
  });

  it("is told what would lie in the country", () => {
    expect(readPlots(plane)).toMatchObject({ likely: ["sk42-69"] });
  });

  it("is read by the system chosen", () => {
    expectOutline(plotsOf(readPlots(plane, "sk42-69"))[0]?.outline);
  });

  it("is abroad by the wrong one", () => {
    expect(plotsOf(readPlots(plane, "utm-42"))[0]?.fault).toBe("outside");
  });

  it("leaves what a file says of itself, whatever was chosen", () => {
    const read = readPlots(shapefileOf([{ name: "A", rings: [ring] }], { prj: prj.wgs84 }), "utm-42");
    expectOutline(plotsOf(read)[0]?.outline);
  });

  it.each([
    [
      "WKT",
      `POLYGON ((${turned(sk42)
        .map((each) => each.join(" "))
        .join(", ")}))`,
    ],
    [
      "a list of degrees",
      turned(sk42)
        .map(([x, y]) => `${y}, ${x}`)
        .join("\n"),
    ],
  ])("is asked for where %s does not say it: SK-42's degrees look like WGS 84's, a hundred metres off", (_, text) => {
    const read = readPlots(bytes(text));
    expect(read).toMatchObject({ kind: "system-unknown", said: null });
    expect(read.kind === "system-unknown" && read.likely).toEqual(["wgs84", "sk42"]);
    expectOutline(plotsOf(readPlots(bytes(text), "sk42"))[0]?.outline);
  });

  it("is taken from the SRID of WKT and from the crs of GeoJSON", () => {
    const wkt = `SRID=4284;POLYGON ((${turned(sk42)
      .map((each) => each.join(" "))
      .join(", ")}))`;
    expectOutline(plotsOf(readPlots(bytes(wkt)))[0]?.outline);
    const geojson = {
      type: "Polygon",
      coordinates: [turned(sk42)],
      crs: { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::4284" } },
    };
    expectOutline(plotsOf(readPlots(bytes(JSON.stringify(geojson))))[0]?.outline);
  });

  it("has its northing known from its easting, whichever stands first, with the zone before the easting or not", () => {
    for (const easting of [0, 12_000_000]) {
      const list = turned(zone12)
        .map(([x, y]) => `${y} ${x - 12_000_000 + easting}`)
        .join("\n");
      expectOutline(plotsOf(readPlots(bytes(list), "sk42-69"))[0]?.outline);
    }
  });

  it("may stand in a list of metres", () => {
    const list = turned("+proj=utm +zone=42 +datum=WGS84")
      .map(([x, y]) => `${x} ${y}`)
      .join("\n");
    expect(readPlots(bytes(list))).toMatchObject({ kind: "system-unknown", format: "list" });
    expectOutline(plotsOf(readPlots(bytes(list), "utm-42"))[0]?.outline);
  });
});

/** What the table beside a shapefile calls its plot. */
function named(options: Parameters<typeof shapefileOf>[1]): string | undefined {
  const shape = { name: "Пахтакор 7", rings: [ring] };
  return plotsOf(readPlots(shapefileOf([shape], { prj: prj.wgs84, ...options })))[0]?.name;
}

describe("names in the table", () => {
  it.each([
    ["cp1251 by the .cpg", { cpg: "1251", encode: cp1251 }],
    ["cp1251 by the table's mark", { mark: 0xc9, encode: cp1251 }],
    ["cp1251 by nothing at all", { encode: cp1251 }],
    ["UTF-8 by the .cpg", { cpg: "UTF-8" }],
    ["UTF-8 by nothing at all", {}],
  ])("are read in %s", (_, options) => {
    expect(named(options)).toBe("Пахтакор 7");
  });
});

describe("hostile and broken files are refused by name", () => {
  it.each<[string, () => Uint8Array, string]>([
    ["nothing", () => new Uint8Array(), "empty"],
    ["more than a file of plots can be", () => new Uint8Array(importBounds.file + 1), "too-large"],
    ["a picture", () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]), "unknown-format"],
    ["a zip that ends in its middle", () => shapefileOf([{ name: "A", rings: [ring] }]).subarray(0, 150), "zip-broken"],
    ["a zip bomb whose heads claim nothing", () => zipBomb(50), "zip-bomb"],
    [
      "a zip of thousands of files",
      () => zipSync(Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`${index}.txt`, new Uint8Array(1)]))),
      "zip-bomb",
    ],
    ["a zip of something else", () => zipSync({ "a.txt": bytes("salom") }), "zip-without-plots"],
    ["XML that is no KML", () => bytes("<html><body/></html>"), "unreadable"],
    [
      "XML whose entities grow",
      () =>
        bytes(
          `<!DOCTYPE kml [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><kml><Placemark><name>&b;</name></Placemark></kml>`,
        ),
      "unreadable",
    ],
    ["KML with NaN", () => bytes(kml("NaN,39 66,39 66,40")), "unreadable"],
    [
      "KML nested a thousand deep",
      () => bytes(`<kml>${"<Folder>".repeat(1000)}${"</Folder>".repeat(1000)}</kml>`),
      "unreadable",
    ],
    ["KML that breaks off", () => bytes(kml(written).slice(0, 500)), "unreadable"],
    ["KML without a polygon", () => bytes("<kml><Document/></kml>"), "no-polygons"],
    ["GeoJSON of points", () => bytes('{"type":"Point","coordinates":[66,39]}'), "no-polygons"],
    ["GeoJSON with numbers as text", () => bytes('{"type":"Polygon","coordinates":[[["66","39"]]]}'), "unreadable"],
    [
      "JSON nested without end",
      () => bytes(`{"type":"Feature","geometry":${'{"type":"Feature","geometry":'.repeat(50)}null${"}".repeat(51)}`),
      "unreadable",
    ],
    [
      "more plots in KML than are read",
      () =>
        bytes(
          `<kml>${"<Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>66,39 66,40 67,39 66,39</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>".repeat(5001)}</kml>`,
        ),
      "too-many",
    ],
    [
      "more corners than are read",
      () => bytes(`{"type":"Polygon","coordinates":[[${"[66,39],".repeat(importBounds.corners + 1)}[66,39]]]}`),
      "too-many",
    ],
  ])("%s", (_, make, fault) => {
    expect(readPlots(make())).toEqual({ kind: "refused", fault });
  });

  it("a shape that claims a thousand million corners", () => {
    const file = new Uint8Array(200);
    const view = new DataView(file.buffer);
    view.setInt32(0, 9994);
    view.setInt32(104, 46);
    view.setInt32(108, 5, true);
    view.setInt32(144, 1, true);
    view.setInt32(148, 1_000_000_000, true);
    expect(readPlots(file)).toEqual({ kind: "refused", fault: "unreadable" });
  });

  it("a shape whose records have no length", () => {
    const file = new Uint8Array(200);
    new DataView(file.buffer).setInt32(0, 9994);
    expect(readPlots(file)).toEqual({ kind: "refused", fault: "unreadable" });
  });

  it("coordinates that are no numbers, in every format", () => {
    const refused = { kind: "refused", fault: "unreadable" };
    for (const corner of [[Number.NaN, 39.65] as Position, [66.96, Number.POSITIVE_INFINITY] as Position]) {
      const rings = [[...ring.slice(0, 3), corner, ...ring.slice(3)]];
      expect(readPlots(shapefileOf([{ name: "A", rings }], { prj: prj.wgs84 }))).toEqual(refused);
    }
    expect(readPlots(bytes('{"type":"Polygon","coordinates":[[[1e309,39],[66,40],[67,39],[66,39]]]}'))).toEqual(
      refused,
    );
    expect(readPlots(bytes(kml(written.replace(/,[^,\s]+/, ","))))).toEqual(refused);
  });

  it("a document type in KML, which has none", () => {
    const declared = kml(written).replace("<kml", '<!DOCTYPE kml [<!ENTITY a SYSTEM "file:///etc/passwd">]><kml');
    expect(readPlots(bytes(declared))).toEqual({ kind: "refused", fault: "unreadable" });
  });

  it("noise and broken halves of real files never throw", () => {
    const samples = [shapefileOf([{ name: "A", rings: [ring] }], { prj: prj.wgs84 }), bytes(kml(written))];
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 8 }),
        fc.nat(),
        (sample, changes, end) => {
          const broken = sample.slice(0, 1 + (end % sample.length));
          for (const [at, value] of changes) broken[at % broken.length] = value;
          expect(["plots", "system-unknown", "refused"]).toContain(readPlots(broken).kind);
        },
      ),
      { numRuns: 300 },
    );
  });
});

it("several polygons of one shape are several plots, an island in a hole as well", () => {
  const far = ring.map(([x, y]): Position => [x + 0.01, y]);
  const island = hole.map(([x, y]): Position => [66.96035 + (x - 66.96035) / 4, 39.65455 + (y - 39.65455) / 4]);
  const read = readPlots(shapefileOf([{ name: "A", rings: [ring, far, hole, island] }], { prj: prj.wgs84 }));
  expect(plotsOf(read).map(({ outline }) => outline.coordinates.length)).toEqual([2, 1, 1]);
});
