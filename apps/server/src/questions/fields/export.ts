import { type FieldRow, fieldsRegister } from "@yer/api/contract/fields";
import * as z from "zod/mini";
import { exportRegister, type Reader, whole } from "../../registers/exports/register.js";
import { isFound } from "../../registers/exports/is-found.js";
import { readFields } from "./queries.js";

const fieldTypes = ["radio", "file", "number", "string", "date"] as const;
interface Query {
  readonly search?: string | undefined;
  readonly type?: (typeof fieldTypes)[number] | undefined;
}

/** The register of fields, narrowed as its screen narrows it. */
export const fieldsExport = exportRegister({
  title: "export.fields",
  codes: ["read:field"],
  query: z.object({ search: z.optional(z.string().check(z.maxLength(200))), type: z.optional(z.enum(fieldTypes)) }),
  columns: fieldsRegister.columns,
  cells: {
    type: {
      width: 14,
      cell: (row: FieldRow, words) => words(row.fieldType === "file" ? "word.upload" : `export.field.${row.fieldType}`),
    },
    required: { width: 14, cell: (row: FieldRow, words) => words(row.required ? "export.yes" : "export.no") },
  },
  ...whole<Query, FieldRow>(async ({ db }: Reader, { search = "", type }) =>
    (await readFields(db)).filter(
      ({ id, label, fieldType }) =>
        (type === undefined || fieldType === type) && (String(id) === search.trim() || isFound(label, search)),
    ),
  ),
});
