import * as z from "zod/mini";
import { areaBasket } from "./area-facts.js";
import { batch, batchListColumns } from "./batch.js";
import { columnsOf } from "./columns.js";
import { register } from "./register.js";
import { type SurveyField, surveyExample, surveyHeadings } from "./survey-columns.js";
import type { Names } from "./values.js";

/** Bounds of any list of areas, whatever the settings say. */
export const areaListBounds = { mostBytes: 25_000_000 } as const;

/** Columns that a list of areas shares with surveys, called and written as there. */
const shared = [
  "region",
  "district",
  "neighborhood",
  "address",
  "occupier",
  "cadastreNumber",
  "legalBasis",
  "occupiedSince",
  "totalArea",
  "builtArea",
  "documentedArea",
  "excessArea",
  "building",
  "yearBuilt",
  "buildingArea",
  "floors",
  "outline",
] as const satisfies readonly SurveyField[];

/** What a column of a list of areas can be, in the order of an area's fields. A row is one plot. */
export const areaListFields = [...shared, "source", "foundOn", "foundBy"] as const;
/** See {@link areaListFields}. */
export type AreaListField = (typeof areaListFields)[number];

/**
 * Lists of areas: every row whose place can be read becomes an area. What else cannot be read, or looks wrong, is left
 * out of it and kept as a fault, and the area waits in the basket of drafts until that is mended (DOMAIN §6).
 */
export const areaLists = batch({
  name: "areaImports",
  kind: "area",
  path: "/area-imports",
  noun: "list of areas",
  file: "CSV, XLSX, GeoJSON, or a zipped Shapefile",
  code: "create:area",
  changes: ["areas", "counts", "applications"],
  fields: areaListFields,
  needed: [],
  columns: "chosen",
  says: "faults",
  rowKinds: ["new", "wrong", "entered", "undone", "kept"],
  wrong: "asked",
  previews: true,
  row: {
    /** The basket that the area would wait in; null where it would be new. */
    basket: z.nullable(areaBasket),
  },
});
/** See {@link areaLists}. */
export const areaImports = areaLists.calls;

/** A list of areas on its way into their register. */
export type AreaListBatch = z.output<typeof areaLists.schemas.batch>;
/** A row of such a list. */
export type AreaListRow = z.output<typeof areaLists.schemas.row>;
/** What is wrong with a row, or worth knowing. */
export type AreaListFault = z.output<typeof areaLists.schemas.fault>;

const own: Readonly<Record<Exclude<AreaListField, SurveyField>, Names>> = {
  source: { uz_UZ: "Manba", uz_Cyrl: "Манба", ru_RU: "Источник", en_US: "Source" },
  foundOn: { uz_UZ: "Topilgan kun", uz_Cyrl: "Топилган кун", ru_RU: "День обнаружения", en_US: "Found on" },
  foundBy: { uz_UZ: "Kim topgan", uz_Cyrl: "Ким топган", ru_RU: "Кто обнаружил", en_US: "Found by" },
};

/** What columns are called: the first names that the import looks for. */
export const areaListHeadings: Readonly<Record<AreaListField, Names>> = { ...surveyHeadings, ...own };

/** A row of a list, for a template; its source is said in the language of who reads it. */
export const areaListExample: Readonly<Record<Exclude<AreaListField, "source">, string>> = {
  ...surveyExample,
  foundOn: "12.03.2026",
  foundBy: "Misolov Rustam",
};

/** What a list of areas shows of its rows. */
export const areaListRowColumns = columnsOf<AreaListRow>()({
  line: { kind: "number", field: "line", heading: "word.line" },
  plot: { kind: "own", heading: "word.plot" },
  basket: { kind: "own", heading: "word.state" },
  what: { kind: "own", heading: "word.outcome" },
});

/** The register of lists of areas. */
export const areaListsRegister = register("areaLists", { list: areaImports.list, columns: batchListColumns });
