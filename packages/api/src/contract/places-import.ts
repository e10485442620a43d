import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { page, paging, queryInteger, queryList } from "./list.js";
import { reasonSchema } from "./problem.js";
import { byId, id, instant } from "./values.js";

/** Bounds of an imported list of neighbourhoods. */
export const importBounds = { mostBytes: 8_000_000, mostRows: 50_000, mostColumns: 60, mostCell: 300 } as const;

/** What a column of the list can be. `code`, `name` and `district` are needed. */
export const importFields = ["code", "name", "district", "nameCyrl", "nameRu", "nameEn"] as const;
/** See {@link importFields}. */
export type ImportField = (typeof importFields)[number];

/** Which column (from 0) holds which field; `null`: none does. */
export const importMapping = z.record(z.enum(importFields), z.nullable(z.number().check(z.int(), z.gte(0), z.lte(59))));
/** See {@link importMapping}. */
export type ImportMapping = z.output<typeof importMapping>;

/** What a row would do, or did. */
export const importRowKinds = ["new", "changed", "unchanged", "wrong"] as const;
/** See {@link importRowKinds}. */
export type ImportRowKind = (typeof importRowKinds)[number];

/** How far a batch is. */
export const importStates = ["uploaded", "checked", "applied", "undone"] as const;

/** One row of the list after the dry run. */
export const importRow = z.object({
  /** Line of the file (CSV, header counted) or number of the item (JSON), from 1. */
  line: z.number(),
  kind: z.enum(importRowKinds),
  code: z.string(),
  name: z.string(),
  district: z.string(),
  /** What the place is called today, where the row would rename it. */
  before: z.nullable(z.string()),
  faults: z.array(reasonSchema),
});
/** See {@link importRow}. */
export type ImportRow = z.output<typeof importRow>;

/** A list of neighbourhoods on its way into the register. */
export const importBatch = z.object({
  id,
  fileName: z.string(),
  format: z.enum(["csv", "json"]),
  encoding: z.enum(["utf-8", "windows-1251", "utf-16le"]),
  columns: z.array(z.string()),
  /** First rows as they were read, for the choice of columns. */
  sample: z.array(z.array(z.string())),
  rows: z.number(),
  state: z.enum(importStates),
  mapping: importMapping,
  /** Rows by kind, once checked. */
  counts: z.nullable(z.record(z.enum(importRowKinds), z.number())),
  /** What undoing did: places taken out, stopped because something names them already, restored, left as changed since. */
  undone: z.nullable(z.object({ removed: z.number(), stopped: z.number(), restored: z.number(), left: z.number() })),
  by: z.string(),
  at: instant,
  appliedAt: z.nullable(instant),
  version: z.number(),
});
/** See {@link importBatch}. */
export type ImportBatch = z.output<typeof importBatch>;

const access = { code: "import:place" } as const;

/** The official list of neighbourhoods: uploaded, columns told, tried without changing anything, applied, undone. */
export const placeImports = resource("placeImports", {
  list: endpoint({
    method: "GET",
    path: "/place-imports",
    summary: "Batches, newest first.",
    access,
    query: z.object(paging),
    reply: page(importBatch),
    tags: ["places"],
  }),
  upload: endpoint({
    method: "POST",
    path: "/place-imports",
    summary:
      "Upload a list (multipart, part `file`): CSV (UTF-8, cp1251, UTF-16; comma, semicolon or tab) or JSON, up to 8 MB.",
    access,
    upload: true,
    reply: importBatch,
    problems: ["payload-too-large", "file-refused", "too-many-requests"],
    tags: ["places"],
  }),
  get: endpoint({
    method: "GET",
    path: "/place-imports/{id}",
    summary: "A batch.",
    access,
    params: byId,
    reply: importBatch,
    problems: ["not-found"],
    tags: ["places"],
  }),
  check: endpoint({
    method: "POST",
    path: "/place-imports/{id}/check",
    summary: "Dry run with these columns: says of every row what it would do, and changes nothing.",
    access,
    params: byId,
    body: z.object({ mapping: importMapping }),
    reply: importBatch,
    guarded: true,
    problems: ["not-found", "move-refused"],
    tags: ["places"],
  }),
  rows: endpoint({
    method: "GET",
    path: "/place-imports/{id}/rows",
    summary: "Rows of a checked batch in the file's order.",
    access,
    params: byId,
    query: z.object({
      kind: z.optional(queryList(z.enum(importRowKinds))),
      after: paging.after,
      limit: z.optional(queryInteger(1, 200)),
    }),
    reply: page(importRow),
    problems: ["not-found"],
    tags: ["places"],
  }),
  apply: endpoint({
    method: "POST",
    path: "/place-imports/{id}/apply",
    summary: "Apply a checked batch in one transaction; wrong rows are left out only where that is said.",
    access,
    params: byId,
    body: z.object({ leaveOutWrong: z.boolean() }),
    reply: importBatch,
    guarded: true,
    problems: ["not-found", "move-refused"],
    tags: ["places"],
  }),
  undo: endpoint({
    method: "POST",
    path: "/place-imports/{id}/undo",
    summary: "Undo an applied batch: what nothing names is taken out, what was renamed gets its name back.",
    access,
    params: byId,
    reply: importBatch,
    guarded: true,
    problems: ["not-found", "move-refused"],
    tags: ["places"],
  }),
});
