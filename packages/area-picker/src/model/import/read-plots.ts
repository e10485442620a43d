import type { Polygon } from "@yer/api/contract/values";
import { type Position } from "../outline-draft.js";
import { type OutlineFault, outlineFault } from "../outline-fault.js";
import { systemOfText } from "../outline-system.js";
import { readOutline } from "../read-outline.js";
import { namesInTable } from "./dbf.js";
import { readGeoJson } from "./geo-json.js";
import { readKml } from "./kml.js";
import { nestRings } from "./nest-rings.js";
import {
  importBounds,
  type ImportedPlot,
  ImportMeter,
  ImportRefusal,
  type Layer,
  type PlotFormat,
  type PlotImport,
} from "./plot-import.js";
import { isShapefile, readShp } from "./shapefile.js";
import { type CoordinateSystem, systemById, type SystemId, systemIds, systemSaid } from "./systems.js";
import { type Archive, unzip } from "./unzip.js";

interface Read {
  readonly format: PlotFormat;
  readonly layers: readonly Layer[];
}

/**
 * Reads the plots of a file: GeoJSON, KML (or KMZ), a zipped Shapefile (or its `.shp` alone), WKT, a list of
 * coordinates. What it is, its content says, not its name. Never throws: a file that is broken, hostile or of another
 * kind is refused by name, and one whose system of coordinates is unknown waits for `system`.
 *
 * @param system The system a person chose; it holds only for what does not say its own.
 */
export function readPlots(bytes: Uint8Array, system?: SystemId): PlotImport {
  try {
    if (bytes.length === 0) throw new ImportRefusal("empty");
    if (bytes.length > importBounds.file) throw new ImportRefusal("too-large");
    const { format, layers } = read(bytes, new ImportMeter());
    if (layers.every(({ shapes }) => shapes.length === 0)) throw new ImportRefusal("no-polygons");
    return placed(format, layers, system);
  } catch (error) {
    if (error instanceof ImportRefusal) return { kind: "refused", fault: error.fault };
    // What no reader foresaw is a broken file as well: nothing of it is half taken.
    return { kind: "refused", fault: "unreadable" };
  }
}

function read(bytes: Uint8Array, meter: ImportMeter): Read {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readArchive(unzip(bytes), meter);
  if (isShapefile(bytes)) return { format: "shapefile", layers: [{ shapes: readShp(bytes, [], meter), system: null }] };
  return readText(textOf(bytes), meter);
}

function readArchive(archive: Archive, meter: ImportMeter): Read {
  const shps = [...archive].filter(([name]) => name.endsWith(".shp"));
  if (shps.length > 0) {
    return { format: "shapefile", layers: shps.map(([name, shp]) => layerOf(archive, name, shp, meter)) };
  }
  const [first] = [...archive].filter(([name]) => /\.(?:kml|geojson|json)$/u.test(name));
  if (!first) throw new ImportRefusal("zip-without-plots");
  return readText(textOf(first[1]), meter);
}

function layerOf(archive: Archive, name: string, shp: Uint8Array, meter: ImportMeter): Layer {
  const beside = (ending: string): Uint8Array | undefined => archive.get(name.replace(/shp$/u, ending));
  const [dbf, prj, cpg] = [beside("dbf"), beside("prj"), beside("cpg")];
  const names = dbf ? namesInTable(dbf, cpg && textOf(cpg)) : [];
  const said = prj && textOf(prj).trim();
  return { shapes: readShp(shp, names, meter), system: said === undefined || said === "" ? null : said };
}

function readText(text: string, meter: ImportMeter): Read {
  const start = text.slice(0, 200).trimStart();
  if (start.startsWith("<")) return { format: "kml", layers: [{ shapes: readKml(text, meter), system: "EPSG:4326" }] };
  if (start.startsWith("{")) return { format: "geojson", layers: [readGeoJson(text, meter)] };
  const { outline, fault } = readOutline(text);
  if (!outline) {
    throw new ImportRefusal(fault === "unreadable" ? "unknown-format" : (faultsOfText[fault] ?? "unreadable"));
  }
  meter.corners(outline.coordinates.reduce((sum, ring) => sum + ring.length, 0));
  return {
    format: /^[a-z]/iu.test(start) && !start.includes("°") ? "wkt" : "list",
    layers: [{ shapes: [{ name: "", rings: outline.coordinates }], system: systemOfText(text) }],
  };
}

const faultsOfText: Partial<Record<OutlineFault, "no-polygons" | "too-many">> = {
  "not-polygon": "no-polygons",
  several: "too-many",
  "too-long": "too-many",
};

/** The text of a file: UTF-8, or what its XML declaration or its mark says. */
export function textOf(bytes: Uint8Array): string {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const said = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/iu.exec(head)?.[1];
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : said;
  try {
    return new TextDecoder(mark ?? "utf-8").decode(bytes);
  } catch {
    throw new ImportRefusal("unreadable");
  }
}

function placed(format: PlotFormat, layers: readonly Layer[], chosen: SystemId | undefined): PlotImport {
  const systems: CoordinateSystem[] = [];
  const plots: ImportedPlot[] = [];
  for (const layer of layers) {
    const system =
      (layer.system === null ? undefined : systemSaid(layer.system)) ??
      (chosen === undefined ? undefined : systemById(chosen));
    if (!system) {
      const said = layer.system === null ? null : layer.system.slice(0, 1000);
      return { kind: "system-unknown", format, said, likely: likelySystems(layer) };
    }
    systems.push(system);
    for (const { name, rings } of layer.shapes) {
      const polygons = nestRings(rings);
      for (const [index, polygon] of polygons.entries()) {
        plots.push(plotOf(polygons.length > 1 ? `${name} (${index + 1})`.trim() : name, polygon, system));
      }
    }
  }
  if (plots.length === 0) throw new ImportRefusal("no-polygons");
  return { kind: "plots", format, plots, systems: [...new Set(systems.map(({ name }) => name))] };
}

function plotOf(name: string, rings: readonly Position[][], system: CoordinateSystem): ImportedPlot {
  const outline: Polygon = {
    type: "Polygon",
    coordinates: rings.map((ring) => ring.map((position) => system.toWgs84(position) ?? nowhere)),
  };
  const fault = outlineFault(outline);
  return fault === undefined ? { name, outline } : { name, outline, fault };
}

/** Stands for what is no place in a system: outside of every country. */
export const nowhere: Position = [0, 0];

/** Systems in which the first shapes lie in the country, in the order of {@link systemIds}. */
export function likelySystems({ shapes }: Pick<Layer, "shapes">): SystemId[] {
  const corners = shapes.slice(0, 20).flatMap(({ rings }) => rings[0]?.slice(0, 20) ?? []);
  return systemIds.filter((id) => {
    const system = systemById(id);
    return corners.every((corner) => {
      const [longitude, latitude] = system.toWgs84(corner) ?? nowhere;
      return longitude >= 55.9 && longitude <= 73.2 && latitude >= 37.1 && latitude <= 45.7;
    });
  });
}
