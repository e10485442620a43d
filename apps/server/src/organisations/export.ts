import { type Organisation, organisations } from "@yer/api/contract/organisations";
import type { z } from "zod/mini";
import { exportRegister, type Reader, whole } from "../exports/register.js";
import { listOrganisations } from "./queries.js";

interface Row extends Organisation {
  readonly parent: Organisation["name"] | null;
}

/** The register of bodies. */
export const organisationsExport = exportRegister({
  title: "export.organisations",
  codes: ["read:organisation"],
  query: organisations.list.query,
  columns: [
    { id: "name", heading: "export.name", width: 50, cell: (row: Row, { locale }) => row.name[locale] },
    { id: "kind", heading: "export.kind", width: 30, cell: (row: Row, words) => words(`organisationKind.${row.kind}`) },
    { id: "territory", heading: "export.territory", width: 16, cell: (row: Row) => row.territory },
    { id: "parent", heading: "export.parent", width: 50, cell: (row: Row, { locale }) => row.parent?.[locale] ?? null },
    {
      id: "active",
      heading: "export.active",
      width: 12,
      cell: (row: Row, words) => words(row.active ? "export.yes" : "export.no"),
    },
  ],
  ...whole<z.output<typeof organisations.list.query>, Row>(async ({ db }: Reader, query) => {
    const rows = await listOrganisations(db, query);
    const known = new Map((await listOrganisations(db, {})).map(({ id, name }) => [id, name]));
    return rows.map((row) => ({ ...row, parent: row.parentId === null ? null : (known.get(row.parentId) ?? null) }));
  }),
});
