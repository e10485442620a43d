import { type Organisation, organisations, organisationsRegister } from "@yer/api/contract/organisations";
import type { z } from "zod/mini";
import { exportRegister, type Reader, whole } from "../../registers/exports/register.js";
import { listOrganisations } from "./queries.js";

interface Row extends Organisation {
  readonly parent: Organisation["name"] | null;
}

/** The register of organisations. */
export const organisationsExport = exportRegister({
  title: "export.organisations",
  codes: ["read:organisation"],
  query: organisations.list.query,
  columns: organisationsRegister.columns,
  cells: {
    kind: { width: 30, cell: (row: Row, words) => words(`organisationKind.${row.kind}`) },
    territory: { width: 16, cell: (row: Row) => row.territory },
    active: { width: 14, cell: (row: Row, words) => words(row.active ? "export.active" : "export.inactive") },
    parent: { width: 50, cell: (row: Row, { locale }) => row.parent?.[locale] ?? null },
  },
  ...whole<z.output<typeof organisations.list.query>, Row>(async ({ db }: Reader, query) => {
    const rows = await listOrganisations(db, query);
    const known = new Map((await listOrganisations(db, {})).map(({ id, name }) => [id, name]));
    return rows.map((row) => ({ ...row, parent: row.parentId === null ? null : (known.get(row.parentId) ?? null) }));
  }),
});
