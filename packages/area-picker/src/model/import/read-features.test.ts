import { unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { cp1251, shapefileOf } from "../../testing/shapefile-of.js";
import { placed, readFeatures } from "./read-features.js";

const ring: [number, number][] = [
  [66.95, 39.65],
  [66.96, 39.65],
  [66.96, 39.66],
  [66.95, 39.65],
];
const moved = ring.map(([x, y]): [number, number] => [x + 0.1, y]);
const bytes = (document: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(document));
const feature = (properties: unknown, geometry: unknown) => ({ type: "Feature", properties, geometry });

function featuresOf(file: Uint8Array) {
  const read = readFeatures(file);
  if (read.kind !== "features") throw new Error(`Read as ${JSON.stringify(read)}.`);
  return read;
}

/** The table of a Shapefile with another head: how many records and of what length it claims. */
function claiming(records: number, length: number): Uint8Array {
  const files = unzipSync(shapefileOf([{ name: "A", rings: [ring] }]));
  const [name = "", table = new Uint8Array()] = Object.entries(files).find(([file]) => file.endsWith(".dbf")) ?? [];
  const view = new DataView(table.buffer, table.byteOffset);
  view.setUint32(4, records, true);
  view.setUint16(10, length, true);
  return zipSync({ ...files, [name]: table });
}

describe("files that draw, as tables", () => {
  it("give a row for every feature, with all its values, those without a shape too", () => {
    const read = featuresOf(
      bytes({
        type: "FeatureCollection",
        features: [
          feature({ kadastr: "14:16", maydon: 400.5 }, { type: "Polygon", coordinates: [ring] }),
          feature({ kadastr: "14:17", izoh: true, list: [1] }, null),
          feature(null, { type: "MultiPolygon", coordinates: [[ring], [moved]] }),
        ],
      }),
    );
    expect(read.columns).toEqual(["kadastr", "maydon", "izoh", "list"]);
    expect(read.features.map(({ cells, polygons }) => [...cells, polygons.length])).toEqual([
      ["14:16", "400.5", "", "", 1],
      ["14:17", "", "true", "", 0],
      ["", "", "", "", 2],
    ]);
    expect(read.system?.name).toBe("WGS 84");
  });

  it("give a Shapefile's records by its table and encoding, each with its own shape", () => {
    const read = featuresOf(
      shapefileOf(
        [
          { name: "Боғ".replace("ғ", "г"), rings: [ring] },
          { name: "Ер", rings: [moved] },
        ],
        { cpg: "1251", encode: cp1251 },
      ),
    );
    expect(read.columns).toEqual(["NOMI"]);
    expect(read.features.map(({ cells }) => cells)).toEqual([["Бог"], ["Ер"]]);
    expect(read.system).toBeNull();
    expect(read.likely[0]).toBe("wgs84");
    expect(placed(read.features[1]?.polygons ?? [], "wgs84")).toEqual([[moved]]);
  });

  it("give no more records than a table has bytes for, whatever its head claims", () => {
    expect(featuresOf(claiming(4_294_967_295, 41)).features.map(({ cells }) => cells[0])).toEqual(["A", ""]);
    expect(featuresOf(claiming(4_294_967_295, 65_535)).features.length).toBe(1);
  });

  it("refuse by name what is broken or of another kind", () => {
    const many = Array.from({ length: 70 }, (_, at) => [`c${at}`, at]);
    for (const [file, fault] of [
      [new Uint8Array(), "empty"],
      [bytes({ type: "Feature" }), "unknown-format"],
      [bytes({ type: "FeatureCollection", features: [7] }), "unreadable"],
      [
        bytes({ type: "FeatureCollection", features: [feature({}, { type: "Polygon", coordinates: [[1]] })] }),
        "unreadable",
      ],
      [bytes({ type: "FeatureCollection", features: [feature(Object.fromEntries(many), null)] }), "too-many"],
      [new TextEncoder().encode("PK\u0003\u0004"), "zip-broken"],
    ] as const) {
      expect(readFeatures(file)).toEqual({ kind: "refused", fault });
    }
  });
});
