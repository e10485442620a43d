import type { Polygon } from "@yer/api/contract/values";
import type { Position } from "../outline-draft.js";
import { readTable } from "./dbf.js";
import { collect, systemIn } from "./geo-json.js";
import { nestRings } from "./nest-rings.js";
import { parseJson } from "./parse-json.js";
import { type ImportFault, ImportMeter, ImportRefusal, importBounds, type Shape } from "./plot-import.js";
import { likelySystems, nowhere, textOf } from "./read-plots.js";
import { isShapefile, readShp } from "./shapefile.js";
import { type CoordinateSystem, systemById, type SystemId, systemSaid } from "./systems.js";
import { unzip } from "./unzip.js";

/** A row of a file that draws: what its table says, and its polygons in the file's own coordinates. */
export interface Feature {
  /** One value a column, as text; empty where the feature has none. */
  readonly cells: readonly string[];
  readonly polygons: readonly (readonly (readonly Position[])[])[];
}

/** The rows of a file that draws, or why nothing was read of it. */
export type FeatureImport =
  | {
      readonly kind: "features";
      readonly format: "geojson" | "shapefile";
      readonly columns: readonly string[];
      readonly features: readonly Feature[];
      /** The system its coordinates are in; `null`: the file does not say it, or it is not known, and a person must choose. */
      readonly system: CoordinateSystem | null;
      /** What the file says of its system, shortened. */
      readonly said: string | null;
      /** Systems in which the first of it lies in the country, likeliest first: a help to choose. */
      readonly likely: readonly SystemId[];
    }
  | { readonly kind: "refused"; readonly fault: ImportFault };

/** Most rows and corners of a survey. */
const most = { shapes: 60_000, corners: 3_000_000 } as const;
const mostColumns = 60;
/** Lists and objects of a drawn survey: a list a corner, of which its largest file holds a million and some. */
const mostParts = 1_500_000;
const longestCell = 2000;

/**
 * Reads GeoJSON or a zipped Shapefile as a table of rows with outlines: a row for each feature or record, those without
 * a shape too. Never throws: what is broken, hostile or of another kind is refused by name.
 */
export function readFeatures(bytes: Uint8Array): FeatureImport {
  try {
    if (bytes.length === 0) throw new ImportRefusal("empty");
    if (bytes.length > importBounds.file) throw new ImportRefusal("too-large");
    const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
    return isArchive ? ofShapefile(bytes) : ofGeoJson(textOf(bytes));
  } catch (error) {
    return { kind: "refused", fault: error instanceof ImportRefusal ? error.fault : "unreadable" };
  }
}

/** Polygons of a feature in WGS 84: what is nowhere in the system lies outside of every country. */
export function placed(polygons: Feature["polygons"], system: SystemId | CoordinateSystem): Polygon["coordinates"][] {
  const known = typeof system === "string" ? systemById(system) : system;
  return polygons.map((rings) => rings.map((ring) => ring.map((position) => known.toWgs84(position) ?? nowhere)));
}

function ofShapefile(bytes: Uint8Array): FeatureImport {
  const archive = unzip(bytes);
  const shps = [...archive].filter(([name]) => name.endsWith(".shp"));
  const [only] = shps;
  if (only === undefined) throw new ImportRefusal("zip-without-plots");
  if (shps.length > 1) throw new ImportRefusal("too-many");
  const [name, shp] = only;
  if (!isShapefile(shp)) throw new ImportRefusal("unreadable");
  const beside = (ending: string): Uint8Array | undefined => archive.get(name.replace(/shp$/u, ending));
  const [dbf, prj, cpg] = [beside("dbf"), beside("prj"), beside("cpg")];
  const table = dbf
    ? readTable(dbf, cpg && textOf(cpg), { records: most.shapes, columns: mostColumns })
    : { columns: [], records: [] };
  const shapes = readShp(shp, [], new ImportMeter(most));
  const byRecord = new Map(shapes.map((shape) => [shape.record ?? 0, shape]));
  const rows = Math.max(table.records.length, (shapes.at(-1)?.record ?? -1) + 1);
  const features = Array.from({ length: rows }, (_, record): Feature => {
    const cells = table.records[record] ?? table.columns.map(() => "");
    return { cells: cells.map(shortened), polygons: nestRings(byRecord.get(record)?.rings ?? []) };
  });
  const said = prj && textOf(prj).trim();
  return told("shapefile", table.columns, features, said === undefined || said === "" ? null : said, shapes);
}

function ofGeoJson(text: string): FeatureImport {
  const document = parseJson(text, mostParts);
  const list = member(document, "features");
  if (member(document, "type") !== "FeatureCollection" || !Array.isArray(list))
    throw new ImportRefusal("unknown-format");
  const meter = new ImportMeter(most);
  const columns = new Map<string, number>();
  const all: Shape[] = [];
  const read = list.map((feature: unknown) => {
    if (member(feature, "type") !== "Feature") throw new ImportRefusal("unreadable");
    const cells: string[] = [];
    for (const [key, value] of Object.entries(member(feature, "properties") ?? {})) {
      let column = columns.get(key);
      if (column === undefined) {
        column = columns.size;
        if (column >= mostColumns) throw new ImportRefusal("too-many");
        columns.set(key, column);
      }
      if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
        cells[column] = shortened(String(value));
      }
    }
    const shapes: Shape[] = [];
    const geometry = member(feature, "geometry");
    if (geometry !== null && geometry !== undefined) collect(geometry, "", 0, shapes, meter);
    all.push(...shapes);
    return { cells, polygons: shapes.map(({ rings }) => rings) };
  });
  if (read.length > most.shapes) throw new ImportRefusal("too-many");
  const features = read.map(({ cells, polygons }) => ({
    cells: Array.from({ length: columns.size }, (_, at) => cells[at] ?? ""),
    polygons,
  }));
  return told("geojson", [...columns.keys()], features, systemIn(document), all);
}

function told(
  format: "geojson" | "shapefile",
  columns: readonly string[],
  features: readonly Feature[],
  said: string | null,
  shapes: readonly Shape[],
): FeatureImport {
  const system = said === null ? undefined : systemSaid(said);
  return {
    kind: "features",
    format,
    columns: columns.map((name) => name.slice(0, 80)),
    features,
    system: system ?? null,
    said: said?.slice(0, 1000) ?? null,
    likely: system ? [] : likelySystems({ shapes }),
  };
}

function shortened(value: string): string {
  return value.slice(0, longestCell);
}

function member(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
