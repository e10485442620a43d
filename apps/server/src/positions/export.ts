import type { CodeSet } from "@yer/api/contract/positions";
import * as z from "zod/mini";
import { exportRegister, type Reader, whole } from "../exports/register.js";
import { listCodeSets } from "./queries.js";

function codeSetsExport(table: "positions" | "roles") {
  return exportRegister({
    title: `export.${table}`,
    codes: [table === "positions" ? "read:position" : "read:role"],
    query: z.object({}),
    columns: [
      { id: "name", heading: "export.name", width: 40, cell: (row: CodeSet, { locale }) => row.name[locale] },
      { id: "codes", heading: "export.codes", width: 80, cell: ({ codes }: CodeSet) => codes.join(" ") },
      { id: "holders", heading: "export.holders", width: 12, cell: (row: CodeSet) => row.holders },
    ],
    ...whole<object, CodeSet>(async ({ db }: Reader) => listCodeSets(db, table)),
  });
}

/** Positions and the codes they bring. */
export const positionsExport = codeSetsExport("positions");
/** Roles and the codes they bring. */
export const rolesExport = codeSetsExport("roles");
