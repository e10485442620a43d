import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { page, paging, queryInteger, queryList } from "./list.js";
import { reasonSchema } from "./problem.js";
import { surveyFields } from "./survey-columns.js";
import { byId, id, instant } from "./values.js";

/** Bounds of any survey, whatever the settings say. */
export const surveyBounds = { mostBytes: 25_000_000, mostColumns: 60, mostCell: 50_000 } as const;

/** Formats of surveys; the content says which, never the name. */
export const surveyFormats = ["csv", "xlsx", "geojson", "shapefile"] as const;

/** How far a survey is; those that end in -ing are worked on without anybody waiting. */
export const surveyStates = ["uploaded", "checking", "checked", "applying", "applied", "undoing", "undone"] as const;
/** See {@link surveyStates}. */
export type SurveyState = (typeof surveyStates)[number];

/**
 * What a row would do, or did: `new` opens a file; `wrong` says why it cannot; `entered` opened one; `undone`: its file was
 * taken out again; `kept`: it was not, because somebody has worked on it since.
 */
export const surveyRowKinds = ["new", "wrong", "entered", "undone", "kept"] as const;
/** See {@link surveyRowKinds}. */
export type SurveyRowKind = (typeof surveyRowKinds)[number];

/** Which column (from 0) holds which field; `null`, or left out: none does. */
export const surveyMapping = z.partialRecord(
  z.enum(surveyFields),
  z.nullable(z.number().check(z.int(), z.gte(0), z.lte(surveyBounds.mostColumns - 1))),
);
/** See {@link surveyMapping}. */
export type SurveyMapping = z.output<typeof surveyMapping>;

/** What is wrong with a row, or worth knowing: in which field and column, as a fault that the apps put into words. */
export const surveyFault = z.extend(reasonSchema, {
  field: z.nullable(z.enum(surveyFields)),
  /** Column from 0; `null`: the row as a whole, or the shape beside it. */
  column: z.nullable(z.number()),
  /** What stands there, shortened; empty for numbers of persons. */
  value: z.string(),
});
/** See {@link surveyFault}. */
export type SurveyFault = z.output<typeof surveyFault>;

/** A row of a checked survey. */
export const surveyRow = z.object({
  /** Line of the file (CSV, XLSX: its header counted) or number of the feature, from 1. */
  line: z.number(),
  kind: z.enum(surveyRowKinds),
  /** What the row is about, as a person would find it again: cadastre number, occupier, address. */
  about: z.string(),
  faults: z.array(surveyFault),
  /** What does not keep the row from being entered, such as a plot that it lies over. */
  warnings: z.array(surveyFault),
  /** The file that it opened. */
  applicationId: z.nullable(id),
  number: z.nullable(z.string()),
});
/** See {@link surveyRow}. */
export type SurveyRow = z.output<typeof surveyRow>;

/** A survey on its way into the register of files. */
export const surveyBatch = z.object({
  id,
  fileName: z.string(),
  format: z.enum(surveyFormats),
  encoding: z.nullable(z.string()),
  columns: z.array(z.string()),
  /** First rows as they were read, for the choice of columns; empty for all but who brought it. */
  sample: z.array(z.array(z.string())),
  rows: z.number(),
  /** Rows gone through in the state that the survey is in. */
  done: z.number(),
  state: z.enum(surveyStates),
  mapping: surveyMapping,
  /** Whether the columns are those that the person chose for such a header before. */
  remembered: z.boolean(),
  /** Whether rows have shapes beside their columns. */
  shapes: z.boolean(),
  /** The system of the shapes: known, chosen by a person, or still to choose among `likely` first. */
  system: z.nullable(
    z.object({
      name: z.nullable(z.string()),
      chosen: z.nullable(z.string()),
      said: z.nullable(z.string()),
      likely: z.array(z.string()),
      choices: z.array(z.string()),
    }),
  ),
  /** Rows by kind. */
  counts: z.record(z.enum(surveyRowKinds), z.number()),
  /** Rows with something worth knowing. */
  warned: z.number(),
  by: z.string(),
  at: instant,
  appliedAt: z.nullable(instant),
  undoneAt: z.nullable(instant),
  version: z.number(),
});
/** See {@link surveyBatch}. */
export type SurveyBatch = z.output<typeof surveyBatch>;

const access = { code: "import:property" } as const;
const acted = {
  access,
  params: byId,
  reply: surveyBatch,
  guarded: true,
  problems: ["not-found", "conflict", "move-refused", "impersonation-limited"],
  tags: ["applications", "counts"],
} as const;

/** Surveys of plots: uploaded, columns told, tried without changing anything, entered as files in editing, taken back. */
export const surveyImports = resource("surveyImports", {
  list: endpoint({
    method: "GET",
    path: "/survey-imports",
    summary: "The reader's own surveys, newest first; of all for who sees the whole republic.",
    access,
    query: z.object({ after: paging.after, limit: paging.limit }),
    reply: page(surveyBatch),
    tags: ["applications"],
  }),
  upload: endpoint({
    method: "POST",
    path: "/survey-imports",
    summary:
      "Upload a survey (multipart, part `file`): CSV, XLSX, GeoJSON, or a zipped Shapefile. It is read, and changes nothing.",
    access,
    upload: true,
    reply: surveyBatch,
    problems: ["payload-too-large", "file-refused", "too-many-requests", "impersonation-limited"],
    tags: ["applications"],
  }),
  get: endpoint({
    method: "GET",
    path: "/survey-imports/{id}",
    summary: "A survey, and how far it is.",
    access,
    params: byId,
    reply: surveyBatch,
    problems: ["not-found"],
    tags: ["applications"],
  }),
  check: endpoint({
    method: "POST",
    path: "/survey-imports/{id}/check",
    summary: "Dry run with these columns: begins to say of every row what it would do, and changes nothing.",
    ...acted,
    body: z.object({ mapping: surveyMapping, system: z.optional(z.nullable(z.string().check(z.maxLength(20)))) }),
  }),
  rows: endpoint({
    method: "GET",
    path: "/survey-imports/{id}/rows",
    summary: "Rows of a survey in the file's order.",
    access,
    params: byId,
    query: z.object({
      kind: z.optional(queryList(z.enum(surveyRowKinds))),
      /** Only rows with something worth knowing. */
      warned: z.optional(z.literal("true")),
      after: paging.after,
      limit: z.optional(queryInteger(1, 200)),
    }),
    reply: page(surveyRow),
    problems: ["not-found"],
    tags: ["applications"],
  }),
  apply: endpoint({
    method: "POST",
    path: "/survey-imports/{id}/apply",
    summary: "Begin to open a file for each row that is right; wrong rows are left out only where that is said.",
    ...acted,
    body: z.object({ leaveOutWrong: z.boolean() }),
  }),
  stop: endpoint({
    method: "POST",
    path: "/survey-imports/{id}/stop",
    summary: "Stop what is under way; what was entered by then stays, and can be undone.",
    ...acted,
  }),
  undoPreview: endpoint({
    method: "GET",
    path: "/survey-imports/{id}/undo",
    summary: "What undoing would take out, and which rows it would leave because somebody has worked on their files.",
    access,
    params: byId,
    reply: z.object({ undoable: z.number(), kept: z.number(), rows: z.array(surveyRow) }),
    problems: ["not-found"],
    tags: ["applications"],
  }),
  undo: endpoint({
    method: "POST",
    path: "/survey-imports/{id}/undo",
    summary: "Begin to take out the files that nobody has worked on since; the others are named.",
    ...acted,
  }),
});
