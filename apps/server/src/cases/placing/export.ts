import { unplacedQuery, type UnplacedRow, unplacedRegister } from "@yer/api/contract/placing";
import * as z from "zod/mini";
import { exportRegister, paged, type Reader } from "../../registers/exports/register.js";
import { unplacedPage } from "./waiting.js";

type Query = Omit<z.output<typeof unplacedQuery>, "after" | "limit" | "exact">;

/** The register of what waits to be placed. */
export const unplacedExport = exportRegister({
  title: "export.unplaced",
  codes: ["assign:place", "export:property"],
  query: z.omit(unplacedQuery, { after: true, limit: true, exact: true }),
  columns: unplacedRegister.columns,
  cells: {
    record: {
      width: 28,
      cell: (row: UnplacedRow) => row.number ?? `${row.startsOn ?? ""} – ${row.endsOn ?? ""}`,
    },
    ended: { cell: (row: UnplacedRow, words) => words(`export.ended.${row.ended.how}`) },
    today: {
      width: 40,
      cell: (row: UnplacedRow, { locale }) => row.ended.today.map(({ name }) => name[locale]).join(", "),
    },
  },
  ...paged<Query, UnplacedRow>(async ({ db, actor }: Reader, query) => unplacedPage(db, actor, query)),
});
