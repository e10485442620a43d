import * as z from "zod/mini";
import { batch, batchListColumns, noteMark } from "./batch.js";
import { columnsOf } from "./columns.js";
import { placeRef } from "./places.js";
import { register } from "./register.js";
import { text } from "./values.js";

/** Bounds of an uploaded file of outlines. */
export const outlineBounds = { mostBytes: 8_000_000, mostFeatures: 1000, mostVertices: 500_000 } as const;

/**
 * Outlines of places, uploaded as GeoJSON: one Feature a place, its code in `code`, `soato` or `id`. Checked: valid,
 * inside the parent, no overlaps and no gaps over the thresholds of the settings. They come into force all or none.
 */
export const outlineFiles = batch({
  name: "placeOutlines",
  kind: "outlines",
  path: "/place-outlines",
  noun: "file of outlines",
  file: "GeoJSON in WGS 84, up to 8 MB",
  code: "outline:place",
  changes: ["places"],
  fields: ["code"],
  needed: ["code"],
  columns: "named",
  says: "reasons",
  rowKinds: ["new", "wrong", "entered", "undone", "kept"],
  wrong: "refuse",
  previews: false,
  row: {
    /** The place its code names; null where it names none. */
    place: z.nullable(placeRef),
    /** Square kilometres, one decimal; null where the outline is not valid. */
    squareKilometres: z.nullable(z.number()),
  },
  batch: { credit: z.nullable(z.string()) },
  given: { credit: z.nullable(text(200)) },
});
/** What a file of outlines looks like: the code of a place in a property, its outline in WGS 84, longitude first. */
export const outlineTemplate = {
  type: "FeatureCollection",
  features: [
    {
      type: "Feature",
      properties: { code: `${noteMark} 14160001` },
      geometry: {
        type: "Polygon",
        coordinates: [
          [
            [66.9, 39.6],
            [66.91, 39.6],
            [66.91, 39.61],
            [66.9, 39.61],
            [66.9, 39.6],
          ],
        ],
      },
    },
  ],
} as const;
/** See {@link outlineFiles}. */
export const placeOutlines = outlineFiles.calls;

/** A file of outlines on its way in. */
export type OutlineBatch = z.output<typeof outlineFiles.schemas.batch>;
/** One outline of the file. */
export type OutlineRow = z.output<typeof outlineFiles.schemas.row>;

/** What a file shows of its outlines. */
export const outlineRowColumns = columnsOf<OutlineRow>()({
  line: { kind: "number", field: "line", heading: "word.line" },
  place: { kind: "own", heading: "word.place" },
  area: { kind: "number", field: "squareKilometres", heading: "places.outlines.area" },
  what: { kind: "own", heading: "word.outcome" },
});

/** The register of files of outlines. */
export const outlineFilesRegister = register("outlineFiles", { list: placeOutlines.list, columns: batchListColumns });
