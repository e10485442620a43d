import type { Polygon } from "@yer/api/contract/values";
import { type OutlineFault, outlineFault } from "./outline-fault.js";
import { ringsOfList } from "./outline-list.js";
import { isOfWgs84, systemOfText } from "./outline-system.js";

type Ring = Polygon["coordinates"][number];
type Position = Ring[number];

/** What a text says: an outline fit for a plot, or why not. `outline` is given with a fault too where it can be drawn. */
export type OutlineReading =
  | { readonly outline: Polygon; readonly fault?: OutlineFault }
  | { readonly outline?: never; readonly fault: OutlineFault };

const isWkt = /^(?:SRID\s*=|[A-Z]+\s*(?:Z|M|ZM)?\s*\()/iu;

/** Longest text that is read: an outline of two thousand corners, each with fifteen digits, is a twentieth of it. */
const longestText = 2_000_000;

/**
 * Reads an outline as people paste one: GeoJSON (a polygon, a feature of one, a collection with one), WKT
 * (`POLYGON ((66.95 39.65, …))`, with `SRID=4326;` before it or not), or a list of coordinates, one corner a line, in
 * degrees with a point or a comma, or in degrees, minutes and seconds. Never throws: what is wrong is named, also that the
 * text names another system than WGS 84: its numbers, given beside the fault, are then no places yet.
 */
export function readOutline(text: string): OutlineReading {
  if (text.length > longestText) return { fault: "too-long" };
  const trimmed = text.trim();
  const rings = trimmed.startsWith("{")
    ? ringsOfGeoJson(trimmed)
    : isWkt.test(trimmed)
      ? ringsOfWkt(trimmed)
      : (ringsOfList(trimmed) ?? "unreadable");
  if (typeof rings === "string") return { fault: rings };
  const outline: Polygon = { type: "Polygon", coordinates: rings };
  const fault = isOfWgs84(systemOfText(trimmed)) ? outlineFault(outline) : "other-system";
  return fault === undefined ? { outline } : { outline, fault };
}

/** WKT of an outline, which people can read and correct. Reading it gives the same numbers. */
export function writeOutline(outline: Polygon): string {
  const rings = outline.coordinates.map((ring) => `(${ring.map((position) => position.join(" ")).join(", ")})`);
  return `POLYGON (${rings.join(", ")})`;
}

function ringsOfGeoJson(text: string): Ring[] | OutlineFault {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return "unreadable";
  }
  return polygonIn(parsed, 0);
}

/** Deepest nesting of collections that is looked into. */
const deepest = 4;

/** The rings of what GeoJSON says, or what is wrong with it. */
function polygonIn(value: unknown, depth: number): Ring[] | OutlineFault {
  if (typeof value !== "object" || value === null || !("type" in value) || depth > deepest) return "unreadable";
  switch (value.type) {
    case "Feature":
      return "geometry" in value ? polygonIn(value.geometry, depth + 1) : "unreadable";
    case "FeatureCollection":
      return onlyOne("features" in value ? value.features : undefined, depth);
    case "GeometryCollection":
      return onlyOne("geometries" in value ? value.geometries : undefined, depth);
    case "Polygon":
      return ringsIn("coordinates" in value ? value.coordinates : undefined);
    case "MultiPolygon": {
      const parts = "coordinates" in value ? value.coordinates : undefined;
      if (!Array.isArray(parts) || parts.length === 0) return "unreadable";
      return parts.length > 1 ? "several" : ringsIn(parts[0]);
    }
    default:
      return "not-polygon";
  }
}

function onlyOne(parts: unknown, depth: number): Ring[] | OutlineFault {
  if (!Array.isArray(parts) || parts.length === 0) return "unreadable";
  return parts.length > 1 ? "several" : polygonIn(parts[0], depth + 1);
}

function ringsIn(value: unknown): Ring[] | OutlineFault {
  if (!Array.isArray(value) || value.length === 0) return "unreadable";
  const rings: Ring[] = [];
  for (const ring of value as unknown[]) {
    if (!Array.isArray(ring)) return "unreadable";
    const positions: Ring = [];
    for (const position of ring as unknown[]) {
      // A third number is a height, which an outline does not have.
      if (!Array.isArray(position) || position.length < 2) return "unreadable";
      const [longitude, latitude] = position as unknown[];
      if (!isNumber(longitude) || !isNumber(latitude)) return "unreadable";
      positions.push([longitude, latitude]);
    }
    rings.push(positions);
  }
  return rings;
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

const wktHead = /^(?:SRID\s*=\s*\d+\s*;\s*)?(MULTIPOLYGON|POLYGON|[A-Z]+)(?:\s*(?:Z|M|ZM))?\s*(\(.*\))$/isu;
const wktRing = /\(([^()]*)\)/gu;

function ringsOfWkt(text: string): Ring[] | OutlineFault {
  const match = wktHead.exec(text.replace(/;\s*$/u, ""));
  if (!match) return "unreadable";
  const [, kind = "", body = ""] = match;
  const isMany = kind.toUpperCase() === "MULTIPOLYGON";
  if (!isMany && kind.toUpperCase() !== "POLYGON") return "not-polygon";
  // Polygons of a multipolygon are parted by `)), ((`; rings of one polygon by `), (`.
  if (isMany && /\)\s*\)\s*,\s*\(\s*\(/u.test(body)) return "several";
  const rings: Ring[] = [];
  for (const [, inner = ""] of body.matchAll(wktRing)) {
    const ring: Ring = [];
    for (const pair of inner.split(",")) {
      const position = positionOf(pair);
      if (!position) return "unreadable";
      ring.push(position);
    }
    rings.push(ring);
  }
  return rings.length === 0 ? "unreadable" : rings;
}

function positionOf(pair: string): Position | undefined {
  const numbers = pair.trim().split(/\s+/u).map(Number);
  const [longitude, latitude] = numbers;
  if (longitude === undefined || latitude === undefined || numbers.length > 4) return undefined;
  return numbers.every(Number.isFinite) ? [longitude, latitude] : undefined;
}
