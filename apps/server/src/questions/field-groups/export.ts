import { type FieldGroupRow, fieldGroupsRegister } from "@yer/api/contract/field-groups";
import { tashkentDay } from "@yer/api/formats";
import * as z from "zod/mini";
import { exportRegister, type Reader, whole } from "../../registers/exports/register.js";
import { isFound } from "../../registers/exports/is-found.js";
import { readFieldGroups } from "./queries.js";

/** Field groups, and how much they are used. */
export const fieldGroupsExport = exportRegister({
  title: "export.fieldGroups",
  codes: ["read:field_group"],
  query: z.object({ search: z.optional(z.string().check(z.maxLength(200))) }),
  columns: fieldGroupsRegister.columns,
  cells: {
    name: { width: 44, cell: (row: FieldGroupRow, { locale }) => row.name[locale] },
    version: { width: 12, cell: (row: FieldGroupRow) => row.version },
    draft: {
      width: 14,
      cell: ({ draft }: FieldGroupRow) => (draft === null ? null : { day: tashkentDay(draft.savedAt) }),
    },
  },
  also: [{ id: "id", of: "name", heading: "fields.id", width: 8, cell: (row: FieldGroupRow) => row.id }],
  ...whole<{ search?: string | undefined }, FieldGroupRow>(async ({ db }: Reader, { search = "" }) =>
    (await readFieldGroups(db)).filter(({ name }) => isFound(name, search)),
  ),
});
