import type * as z from "zod/mini";
import { batch, batchListColumns } from "./batch.js";
import { columnsOf } from "./columns.js";
import { register } from "./register.js";
import { neededSurveyFields, surveyFields } from "./survey-columns.js";

/** Bounds of any survey, whatever the settings say. */
export const surveyBounds = { mostBytes: 25_000_000 } as const;

/** Surveys of plots: every row that is right opens an application in editing. */
export const surveys = batch({
  name: "surveyImports",
  kind: "survey",
  path: "/survey-imports",
  noun: "survey",
  file: "CSV, XLSX, GeoJSON, or a zipped Shapefile",
  code: "import:property",
  changes: ["applications", "counts"],
  fields: surveyFields,
  needed: neededSurveyFields,
  columns: "chosen",
  says: "faults",
  rowKinds: ["new", "wrong", "entered", "undone", "kept"],
  wrong: "asked",
  previews: true,
});
/** See {@link surveys}. */
export const surveyImports = surveys.calls;

/** A survey on its way into the register of applications. */
export type SurveyBatch = z.output<typeof surveys.schemas.batch>;
/** A row of a checked survey. */
export type SurveyRow = z.output<typeof surveys.schemas.row>;
/** What is wrong with a row of a survey, or worth knowing. */
export type SurveyFault = z.output<typeof surveys.schemas.fault>;
/** Which column (from 0) of a survey holds which field. */
export type SurveyMapping = z.output<typeof surveys.schemas.mapping>;

/** What a survey shows of its rows. */
export const surveyRowColumns = columnsOf<SurveyRow>()({
  line: { kind: "number", field: "line", heading: "word.line" },
  plot: { kind: "own", heading: "word.plot" },
  what: { kind: "own", heading: "word.outcome" },
});

/** The register of surveys that were brought. */
export const surveysRegister = register("imports", { list: surveyImports.list, columns: batchListColumns });
