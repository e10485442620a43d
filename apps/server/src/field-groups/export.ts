import type { FieldGroupRow } from "@yer/api/contract/field-groups";
import { tashkentDay } from "@yer/api/formats";
import * as z from "zod/mini";
import { exportRegister, type Reader, whole } from "../exports/register.js";
import { isFound } from "../exports/is-found.js";
import { readFieldGroups } from "./queries.js";

/** Field groups, and how much they are used. */
export const fieldGroupsExport = exportRegister({
  title: "export.fieldGroups",
  codes: ["read:field_group"],
  query: z.object({ search: z.optional(z.string().check(z.maxLength(200))) }),
  columns: [
    { id: "id", of: "name", heading: "export.id", width: 8, cell: (row: FieldGroupRow) => row.id },
    { id: "name", heading: "export.name", width: 44, cell: (row: FieldGroupRow, { locale }) => row.name[locale] },
    { id: "version", heading: "export.version", width: 12, cell: (row: FieldGroupRow) => row.version },
    {
      id: "draft",
      heading: "export.draft",
      width: 14,
      cell: ({ draft }: FieldGroupRow) => (draft === null ? null : { day: tashkentDay(draft.savedAt) }),
    },
    { id: "fields", heading: "export.fieldCount", width: 12, cell: (row: FieldGroupRow) => row.fields },
    { id: "diagrams", heading: "export.diagramCount", width: 12, cell: (row: FieldGroupRow) => row.diagrams },
    { id: "running", heading: "export.running", width: 14, cell: (row: FieldGroupRow) => row.running },
  ],
  ...whole<{ search?: string | undefined }, FieldGroupRow>(async ({ db }: Reader, { search = "" }) =>
    (await readFieldGroups(db)).filter(({ name }) => isFound(name, search)),
  ),
});
