import * as z from "zod/mini";
import { batch, batchListColumns } from "./batch.js";
import { columnsOf } from "./columns.js";
import { register } from "./register.js";

/** Bounds of an imported list of neighbourhoods. */
export const importBounds = { mostBytes: 8_000_000, mostRows: 50_000, mostColumns: 60, mostCell: 300 } as const;

/** What a column of the list can be. `code`, `name` and `district` are needed. */
export const importFields = ["code", "name", "district", "nameCyrl", "nameRu", "nameEn"] as const;
/** See {@link importFields}. */
export type ImportField = (typeof importFields)[number];

/** The official list of neighbourhoods: a row adds one, or corrects the one of its code. */
export const placeLists = batch({
  name: "placeImports",
  kind: "place-list",
  path: "/place-imports",
  noun: "list of neighbourhoods",
  file: "CSV (UTF-8, cp1251, UTF-16; comma, semicolon or tab) or JSON, up to 8 MB",
  code: "import:place",
  changes: ["places"],
  fields: importFields,
  needed: ["code", "name", "district"],
  columns: "chosen",
  says: "reasons",
  rowKinds: ["new", "changed", "known", "wrong", "entered", "undone", "kept"],
  wrong: "asked",
  previews: false,
  row: {
    code: z.string(),
    name: z.string(),
    district: z.string(),
    /** What the place is called today, where the row would rename it. */
    before: z.nullable(z.string()),
  },
});
/** What a list of neighbourhoods looks like: headings that the import knows, and an example row. */
export const placeListTemplate: Readonly<Record<ImportField, { readonly heading: string; readonly example: string }>> =
  {
    code: { heading: "code", example: "14160001" },
    name: { heading: "name", example: "Bogʻishamol MFY" },
    district: { heading: "district soato", example: "1718401" },
    nameCyrl: { heading: "name uz cyrl", example: "Боғишамол МФЙ" },
    nameRu: { heading: "name ru", example: "Богишамол" },
    nameEn: { heading: "name en", example: "Bogishamol" },
  };
/** See {@link placeLists}. */
export const placeImports = placeLists.calls;

/** A list of neighbourhoods on its way into the register. */
export type PlaceListBatch = z.output<typeof placeLists.schemas.batch>;
/** One row of the list. */
export type PlaceListRow = z.output<typeof placeLists.schemas.row>;
/** What a list shows of its rows. */
export const placeRowColumns = columnsOf<PlaceListRow>()({
  line: { kind: "number", field: "line", heading: "word.line" },
  code: { kind: "text", field: "code", heading: "places.column.code" },
  name: { kind: "own", heading: "word.name" },
  district: { kind: "text", field: "district", heading: "word.district" },
  what: { kind: "own", heading: "word.outcome" },
});
/** Which column (from 0) holds which field; `null`: none does. */
export type ImportMapping = z.output<typeof placeLists.schemas.mapping>;

/** The register of lists of neighbourhoods. */
export const placeListsRegister = register("placeLists", { list: placeImports.list, columns: batchListColumns });
