import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { page, paging } from "./list.js";
import { placeRef } from "./places.js";
import { reasonSchema } from "./problem.js";
import { byId, id, instant, text } from "./values.js";

/** Bounds of an uploaded file of outlines. */
export const outlineBounds = { mostBytes: 8_000_000, mostFeatures: 1000, mostVertices: 500_000 } as const;

/** One outline of the file and what is wrong with it; faults refuse it, warnings do not. */
export const outlineCheck = z.object({
  /** Number of the feature in the file, from 1. */
  number: z.number(),
  /** The place its code names; null where it names none. */
  place: z.nullable(placeRef),
  /** Square kilometres, one decimal; null where the outline is not valid. */
  squareKilometres: z.nullable(z.number()),
  faults: z.array(reasonSchema),
  warnings: z.array(reasonSchema),
});
/** See {@link outlineCheck}. */
export type OutlineCheck = z.output<typeof outlineCheck>;

/** A file of outlines on its way in. */
export const outlineBatch = z.object({
  id,
  fileName: z.string(),
  credit: z.nullable(z.string()),
  state: z.enum(["checked", "applied", "undone"]),
  checks: z.array(outlineCheck),
  by: z.string(),
  at: instant,
  version: z.number(),
});
/** See {@link outlineBatch}. */
export type OutlineBatch = z.output<typeof outlineBatch>;

const access = { code: "outline:place" } as const;

/**
 * Outlines of places, uploaded as GeoJSON: one Feature a place, its code in `code`, `soato` or `id`. Checked: valid,
 * inside the parent, no overlaps and no gaps over the thresholds of the settings.
 */
export const placeOutlines = resource("placeOutlines", {
  list: endpoint({
    method: "GET",
    path: "/place-outlines",
    summary: "Batches of outlines, newest first.",
    access,
    query: z.object(paging),
    reply: page(outlineBatch),
    tags: ["places"],
  }),
  upload: endpoint({
    method: "POST",
    path: "/place-outlines",
    summary:
      "Upload outlines (multipart, part `file`): GeoJSON in WGS 84, up to 8 MB. Answers what was found in it; nothing is changed.",
    access,
    upload: true,
    reply: outlineBatch,
    problems: ["payload-too-large", "file-refused", "too-many-requests"],
    tags: ["places"],
  }),
  get: endpoint({
    method: "GET",
    path: "/place-outlines/{id}",
    summary: "A batch of outlines.",
    access,
    params: byId,
    reply: outlineBatch,
    problems: ["not-found"],
    tags: ["places"],
  }),
  apply: endpoint({
    method: "POST",
    path: "/place-outlines/{id}/apply",
    summary: "Make the outlines the official ones; refused while one of them has a fault.",
    access,
    params: byId,
    body: z.object({ credit: z.nullable(text(200)) }),
    reply: outlineBatch,
    guarded: true,
    problems: ["not-found", "move-refused"],
    tags: ["places"],
  }),
  undo: endpoint({
    method: "POST",
    path: "/place-outlines/{id}/undo",
    summary: "Put back the outlines that were there before.",
    access,
    params: byId,
    reply: outlineBatch,
    guarded: true,
    problems: ["not-found", "move-refused"],
    tags: ["places"],
  }),
});
