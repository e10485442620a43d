import { SaxesParser } from "saxes";
import type { Position } from "../outline-draft.js";
import { type ImportMeter, ImportRefusal, type Shape } from "./plot-import.js";

/** Deepest nesting of elements that is read: folders in folders, with a polygon at their end. */
const deepest = 100;
const longestName = 120;

/**
 * The polygons of a KML document with the names of their placemarks; longitude and latitude in WGS 84, as KML always
 * is. Entities of the document's own are not followed, so it cannot grow while it is read.
 *
 * @throws {ImportRefusal} `unreadable`, `too-many`
 */
export function readKml(text: string, meter: ImportMeter): Shape[] {
  const shapes: Shape[] = [];
  const path: string[] = [];
  let name = "";
  let words = "";
  let isRoot = true;
  let placemark: Position[][][] = [];
  let rings: Position[][] | undefined;
  const parser = new SaxesParser();
  parser.on("error", () => {
    throw new ImportRefusal("unreadable");
  });
  // KML has none; what declares entities wants them followed.
  parser.on("doctype", () => {
    throw new ImportRefusal("unreadable");
  });
  parser.on("opentag", ({ name: tag, isSelfClosing }) => {
    const local = localName(tag);
    if (isRoot && local !== "kml" && local !== "Document" && local !== "Placemark")
      throw new ImportRefusal("unreadable");
    isRoot = false;
    if (path.length >= deepest) throw new ImportRefusal("unreadable");
    path.push(local);
    words = "";
    if (local === "Placemark") [name, placemark] = ["", []];
    if (local === "Polygon" && !isSelfClosing) rings = [];
  });
  const read = (part: string): void => {
    const here = path.at(-1);
    if (here === "coordinates" || (here === "name" && words.length < longestName)) words += part;
  };
  parser.on("text", read);
  parser.on("cdata", read);
  parser.on("closetag", ({ name: tag }) => {
    const local = localName(tag);
    path.pop();
    if (local === "name" && path.at(-1) === "Placemark") name = words.trim().slice(0, longestName);
    if (local === "coordinates" && rings && path.includes("Polygon")) {
      const ring = ringOf(words, meter);
      // The outer ring is the first, wherever the document has it.
      if (path.includes("outerBoundaryIs")) rings.unshift(ring);
      else rings.push(ring);
    }
    if (local === "Polygon" && rings) {
      if (rings.length > 0) placemark.push(rings);
      rings = undefined;
      meter.shape();
    }
    if (local === "Placemark") {
      for (const [index, polygon] of placemark.entries()) {
        shapes.push({ name: placemark.length > 1 ? `${name} (${index + 1})`.trim() : name, rings: polygon });
      }
      placemark = [];
    }
  });
  try {
    parser.write(text).close();
  } catch (error) {
    throw error instanceof ImportRefusal ? error : new ImportRefusal("unreadable");
  }
  return shapes;
}

function localName(tag: string): string {
  return tag.slice(tag.indexOf(":") + 1);
}

function ringOf(words: string, meter: ImportMeter): Position[] {
  const ring: Position[] = [];
  for (const [word] of words.matchAll(/[^\s]+/gu)) {
    // An empty part is no number, whatever `Number` makes of it.
    const [longitude, latitude] = word.split(",").map((part) => (part === "" ? Number.NaN : Number(part)));
    if (
      longitude === undefined ||
      latitude === undefined ||
      !Number.isFinite(longitude) ||
      !Number.isFinite(latitude)
    ) {
      throw new ImportRefusal("unreadable");
    }
    ring.push([longitude, latitude]);
    meter.corners(1);
  }
  return ring;
}
