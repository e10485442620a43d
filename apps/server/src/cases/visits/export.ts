import { type VisitDay, visitDayQuery, visitDaysRegister } from "@yer/api/contract/visit-days";
import { visitQuery, type VisitRow, visitsRegister } from "@yer/api/contract/visit-register";
import * as z from "zod/mini";
import { exportRegister, paged, type Reader } from "../../registers/exports/register.js";
import { visitDayPage } from "./days.js";
import { visitPage } from "./register.js";

const unpaged = { after: true, limit: true, exact: true } as const;
const visits = z.omit(visitQuery, unpaged);
const days = z.omit(visitDayQuery, unpaged);

/** The register of visits, each as a point where somebody stood. Photos and occupiers are in no file. */
export const visitsExport = exportRegister({
  title: "export.visits",
  codes: ["read:visit"],
  query: visits,
  columns: visitsRegister.columns,
  cells: {
    area: { width: 22, cell: (row: VisitRow) => row.area.number },
    finding: { width: 32, cell: (row: VisitRow, words) => words(`report.column.${row.finding}`) },
    writer: { width: 32, cell: (row: VisitRow) => row.by?.name ?? null },
  },
  also: [
    {
      id: "walked",
      of: "photos",
      heading: "visits.column.walked",
      cell: (row: VisitRow, words) => words(row.walked ? "export.yes" : "export.no"),
    },
    {
      id: "kept",
      of: "finding",
      heading: "visits.column.kept",
      cell: (row: VisitRow, words) => words(row.keptBecause === null ? "export.no" : "export.yes"),
    },
    { id: "words", of: "finding", heading: "disputes.text", width: 60, cell: (row: VisitRow) => row.words },
  ],
  ...paged<z.output<typeof visits>, VisitRow>(async ({ db, actor }: Reader, query) => visitPage(db, actor, query)),
  outline: ({ position }) =>
    position === null ? null : { type: "Point", coordinates: [position.longitude, position.latitude] },
});

/** The list of days of the diary. */
export const visitDaysExport = exportRegister({
  title: "export.visitDays",
  codes: ["read:visit"],
  query: days,
  columns: visitDaysRegister.columns,
  cells: {
    writer: { width: 32, cell: (row: VisitDay) => row.by?.name ?? null },
    findings: {
      width: 60,
      cell: (row: VisitDay, words) =>
        row.findings
          .map(({ finding, visits: many }) => `${words(`report.column.${finding}`)}: ${String(many)}`)
          .join("; "),
    },
  },
  ...paged<z.output<typeof days>, VisitDay>(async ({ db, actor }: Reader, query) => visitDayPage(db, actor, query)),
});
