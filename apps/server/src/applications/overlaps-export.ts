import { overlapQuery, type OverlapRow } from "@yer/api/contract/overlaps";
import { tashkentDay } from "@yer/api/formats";
import * as z from "zod/mini";
import { exportRegister, paged, type Reader } from "../exports/register.js";
import type { Words } from "../exports/words.js";
import { overlapPage } from "./overlaps-register.js";

type Query = Omit<z.output<typeof overlapQuery>, "after" | "limit" | "exact">;
type Side = OverlapRow["first"];

const sideIn = (side: Side, words: Words): string => `${side.number} (${words(`status.${side.status}`)})`;

/** The register of plots that lie over each other. */
export const overlapsExport = exportRegister({
  title: "export.overlaps",
  codes: ["read:property", "export:property"],
  query: z.omit(overlapQuery, { after: true, limit: true, exact: true }),
  columns: [
    { id: "first", heading: "export.first", width: 40, cell: (row: OverlapRow, words) => sideIn(row.first, words) },
    { id: "second", heading: "export.second", width: 40, cell: (row: OverlapRow, words) => sideIn(row.second, words) },
    { id: "class", heading: "export.class", cell: (row: OverlapRow, words) => words(`overlap.${row.class}`) },
    { id: "share", heading: "export.area", width: 14, cell: (row: OverlapRow) => row.area },
    { id: "percent", of: "share", heading: "export.percent", width: 10, cell: (row: OverlapRow) => row.percent },
    {
      id: "place",
      heading: "export.district",
      width: 24,
      cell: (row: OverlapRow, { locale }) => row.first.district.name[locale],
    },
    { id: "found", heading: "export.found", width: 14, cell: (row: OverlapRow) => ({ day: tashkentDay(row.foundAt) }) },
    {
      id: "judged",
      heading: "export.decision",
      cell: ({ triage }: OverlapRow, words) => words(`export.overlap.${triage === null ? "waiting" : triage.decision}`),
    },
    {
      id: "reason",
      of: "judged",
      heading: "export.reason",
      width: 60,
      cell: ({ triage }: OverlapRow) => triage?.reason ?? null,
    },
  ],
  ...paged<Query, OverlapRow>(async ({ db, actor }: Reader, query) => overlapPage(db, actor, query)),
});
