import type { Position } from "../outline-draft.js";
import { parseJson } from "./parse-json.js";
import { importBounds, type ImportMeter, ImportRefusal, type Layer, type Shape } from "./plot-import.js";

/** Deepest nesting of collections that is looked into. */
const deepest = 6;
const telling = ["cadastreNumber", "cadastre", "kadastr", "name", "nomi", "number", "raqam", "id"];
const longestName = 120;

/**
 * The polygons of a GeoJSON document with names out of their features' properties, and the system it names, if it names
 * one (the member `crs` of 2008; without it WGS 84).
 *
 * @throws {ImportRefusal} `unreadable`, `too-many`
 */
export function readGeoJson(text: string, meter: ImportMeter): Layer {
  const parsed = parseJson(text, importBounds.corners * 2);
  const shapes: Shape[] = [];
  collect(parsed, "", 0, shapes, meter);
  return { shapes, system: systemIn(parsed) };
}

function at(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

/** The system a document names (the member `crs` of 2008); WGS 84 where it names none, `null` for one without a name. */
export function systemIn(document: unknown): string | null {
  const crs = at(document, "crs");
  if (crs === undefined || crs === null) return "EPSG:4326";
  const name = at(at(crs, "properties"), "name");
  return typeof name === "string" ? name : null;
}

/** Adds the polygons of any GeoJSON object to `shapes`. @throws {ImportRefusal} */
export function collect(value: unknown, name: string, depth: number, shapes: Shape[], meter: ImportMeter): void {
  if (depth > deepest) throw new ImportRefusal("unreadable");
  const next = (part: unknown, called = name): void => collect(part, called, depth + 1, shapes, meter);
  switch (at(value, "type")) {
    case "Feature":
      return next(at(value, "geometry"), nameOf(value));
    case "FeatureCollection":
      return list(at(value, "features")).forEach((feature) => next(feature));
    case "GeometryCollection":
      return list(at(value, "geometries")).forEach((geometry) => next(geometry));
    case "Polygon":
      meter.shape();
      shapes.push({ name, rings: ringsOf(at(value, "coordinates"), meter) });
      return;
    case "MultiPolygon": {
      const parts = list(at(value, "coordinates"));
      parts.forEach((part, index) => {
        meter.shape();
        const called = parts.length > 1 ? `${name} (${index + 1})`.trim() : name;
        shapes.push({ name: called, rings: ringsOf(part, meter) });
      });
      return;
    }
    case "Point":
    case "MultiPoint":
    case "LineString":
    case "MultiLineString":
      return;
    default:
      // A feature may have no geometry; anything else that is unknown is no GeoJSON.
      if (value !== null) throw new ImportRefusal("unreadable");
  }
}

function nameOf(feature: unknown): string {
  const properties = at(feature, "properties");
  for (const key of telling) {
    const value = at(properties, key) ?? (key === "id" ? at(feature, "id") : undefined);
    if (typeof value === "string" || typeof value === "number") return String(value).slice(0, longestName);
  }
  return "";
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new ImportRefusal("unreadable");
  return value;
}

function ringsOf(value: unknown, meter: ImportMeter): Position[][] {
  return list(value).map((ring) => {
    const corners = list(ring);
    meter.corners(corners.length);
    return corners.map((corner): Position => {
      const [x, y] = list(corner);
      if (typeof x !== "number" || typeof y !== "number") throw new ImportRefusal("unreadable");
      // 1e309 is a number to JSON, and no place.
      if (!Number.isFinite(x) || !Number.isFinite(y)) throw new ImportRefusal("unreadable");
      return [x, y];
    });
  });
}
