import { noteMark } from "@yer/api/contract/batch";
import type { ReasonCode } from "@yer/api/contract/reason-codes";
import { outlineBounds } from "@yer/api/contract/places-outlines";
import type { Reason } from "@yer/api/contract/problem";
import type { Polygon } from "@yer/api/contract/values";
import type { StoredTable } from "./read-apart.js";
import { decodeText, parseUploaded, unreadable } from "./uploaded-text.js";

/** A feature of an uploaded file: the code it carries, and its polygons where it has any. */
interface ReadOutline {
  readonly number: number;
  readonly code: string | null;
  readonly shape: readonly Polygon["coordinates"][] | null;
  readonly faults: readonly Reason[];
}

type Json = Readonly<Record<string, unknown>>;

const placeCode = /^\d{4,8}$/;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Where the country lies, roughly: what lies outside is in another coordinate system, or has its axes exchanged. */
const country = { west: 55.5, east: 73.5, south: 36.8, north: 46 } as const;

/**
 * Reads outlines of places out of GeoJSON (RFC 7946): a FeatureCollection or one Feature, polygons in WGS 84. A row for
 * each feature: the code it carries, the fault that keeps it from being an outline, its polygons.
 * @throws {Problem} `file-refused` for what is no GeoJSON, or too much of it
 */
export function readOutlines(bytes: Buffer): StoredTable {
  const { text, encoding } = decodeText(bytes);
  const rows = outlinesIn(text).map(({ number, code, shape, faults }) => ({
    line: number,
    cells: [code ?? "", faults[0]?.code ?? ""],
    shape,
  }));
  const pieces = [JSON.stringify(rows)];
  return { format: "geojson", encoding, columns: ["code"], system: null, rowCount: rows.length, pieces };
}

function outlinesIn(text: string): ReadOutline[] {
  const parsed = parseUploaded(text, outlineBounds.mostVertices * 2);
  const features = isObject(parsed) && parsed["type"] === "FeatureCollection" ? parsed["features"] : [parsed];
  if (!Array.isArray(features)) throw unreadable("format", "The file is no GeoJSON.");
  if (features.length === 0) throw unreadable("empty", "The file holds no feature.");
  if (features.length > outlineBounds.mostFeatures) {
    throw unreadable("too-many", `A file has at most ${outlineBounds.mostFeatures} features.`);
  }
  let vertices = 0;
  return features.map((feature: unknown, index) => {
    const outline = readFeature(feature, index + 1);
    vertices += outline.vertices;
    if (vertices > outlineBounds.mostVertices) {
      throw unreadable("too-many", `A file has at most ${outlineBounds.mostVertices} vertices.`);
    }
    return outline;
  });
}

function readFeature(feature: unknown, number: number): ReadOutline & { readonly vertices: number } {
  if (!isObject(feature) || feature["type"] !== "Feature") throw unreadable("format", `Feature ${number} is none.`);
  const properties = isObject(feature["properties"]) ? feature["properties"] : {};
  const code = [properties["code"], properties["soato"], properties["id"], feature["id"]]
    .map((value) => (typeof value === "number" ? String(value) : value))
    .find(
      (value): value is string => typeof value === "string" && (placeCode.test(value) || value.startsWith(noteMark)),
    );
  const refused = (reason: ReasonCode) => ({
    number,
    code: code ?? null,
    shape: null,
    faults: [{ code: reason }],
    vertices: 0,
  });
  const geometry = feature["geometry"];
  if (!isObject(geometry)) return refused("outline-not-polygon");
  const { type, coordinates } = geometry;
  const polygons = type === "MultiPolygon" ? coordinates : type === "Polygon" ? [coordinates] : undefined;
  if (!Array.isArray(polygons) || polygons.length === 0) return refused("outline-not-polygon");
  const shape: [number, number][][][] = [];
  let vertices = 0;
  for (const polygon of polygons as unknown[]) {
    if (!Array.isArray(polygon) || polygon.length === 0) return refused("outline-not-polygon");
    const rings: [number, number][][] = [];
    for (const ring of polygon as unknown[]) {
      if (!Array.isArray(ring) || ring.length < 4) return refused("outline-short");
      const points: [number, number][] = [];
      for (const point of ring as unknown[]) {
        const [x, y] = Array.isArray(point) ? (point as unknown[]) : [];
        if (typeof x !== "number" || typeof y !== "number") return refused("outline-not-polygon");
        if (x < country.west || x > country.east || y < country.south || y > country.north) {
          return refused(y >= country.west && x <= country.north ? "outline-swapped" : "outline-outside-country");
        }
        points.push([x, y]);
      }
      if (String(points[0]) !== String(points.at(-1))) return refused("outline-open");
      vertices += points.length;
      rings.push(points);
    }
    shape.push(rings);
  }
  return {
    number,
    code: code ?? null,
    shape,
    faults: [],
    vertices,
  };
}
