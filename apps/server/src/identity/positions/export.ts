import { type CodeSet, positionsRegister } from "@yer/api/contract/positions";
import * as z from "zod/mini";
import { exportRegister, type Reader, whole } from "../../registers/exports/register.js";
import { listCodeSets } from "./queries.js";

function codeSetsExport(table: "positions" | "roles") {
  return exportRegister({
    title: `export.${table}`,
    codes: [table === "positions" ? "read:position" : "read:role"],
    query: z.object({}),
    columns: positionsRegister.columns,
    cells: {
      codes: { width: 80, cell: ({ codes }: CodeSet) => codes.join(" ") },
      holders: { width: 12, cell: (row: CodeSet) => row.holders },
    },
    ...whole<object, CodeSet>(async ({ db }: Reader) => listCodeSets(db, table)),
  });
}

/** Positions and the codes they bring. */
export const positionsExport = codeSetsExport("positions");
/** Roles and the codes they bring. */
export const rolesExport = codeSetsExport("roles");
