import { overlapQuery, type OverlapRow, overlapsRegister } from "@yer/api/contract/overlaps";
import * as z from "zod/mini";
import { exportRegister, paged, type Reader } from "../../registers/exports/register.js";
import type { Words } from "../../registers/exports/words.js";
import { overlapPage } from "./register.js";

type Query = Omit<z.output<typeof overlapQuery>, "after" | "limit" | "exact">;
type Side = OverlapRow["first"];

const sideIn = (side: Side, words: Words): string => `${side.number} (${words(`status.${side.status}`)})`;

/** The register of plots that lie over each other. */
export const overlapsExport = exportRegister({
  title: "export.overlaps",
  codes: ["read:property", "export:property"],
  query: z.omit(overlapQuery, { after: true, limit: true, exact: true }),
  columns: overlapsRegister.columns,
  cells: {
    first: { width: 40, cell: (row: OverlapRow, words) => sideIn(row.first, words) },
    second: { width: 40, cell: (row: OverlapRow, words) => sideIn(row.second, words) },
    class: { cell: (row: OverlapRow, words) => words(`overlap.${row.class}`) },
    share: { unit: "metres", width: 24, cell: (row: OverlapRow) => row.area },
    judged: {
      cell: ({ triage }: OverlapRow, words) => words(`export.overlap.${triage === null ? "waiting" : triage.decision}`),
    },
  },
  also: [
    { id: "percent", of: "share", heading: "column.percent", width: 10, cell: (row: OverlapRow) => row.percent },
    {
      id: "reason",
      of: "judged",
      heading: "word.reason",
      width: 60,
      cell: ({ triage }: OverlapRow) => triage?.reason ?? null,
    },
  ],
  ...paged<Query, OverlapRow>(async ({ db, actor }: Reader, query) => overlapPage(db, actor, query)),
});
