import { complaintQuery, type ComplaintRow } from "@yer/api/contract/objections";
import { tashkentDay } from "@yer/api/formats";
import * as z from "zod/mini";
import { exportRegister, paged, type Reader } from "../exports/register.js";
import { complaintPage } from "./register.js";

type Query = Omit<z.output<typeof complaintQuery>, "after" | "limit" | "exact">;

/** The register of complaints. It holds no number of a person. */
export const complaintsExport = exportRegister({
  title: "export.complaints",
  codes: ["read:objection", "export:property"],
  query: z.omit(complaintQuery, { after: true, limit: true, exact: true }),
  columns: [
    { id: "number", heading: "export.number", width: 24, cell: (row: ComplaintRow) => row.number },
    {
      id: "file",
      of: "status",
      heading: "export.file",
      width: 22,
      cell: (row: ComplaintRow) => row.application.number,
    },
    { id: "state", heading: "export.result", cell: (row: ComplaintRow, words) => words(`objection.${row.state}`) },
    { id: "by", heading: "export.whose", cell: (row: ComplaintRow, words) => words(`export.by.${row.by}`) },
    { id: "name", heading: "export.name", width: 34, cell: (row: ComplaintRow) => row.name },
    { id: "excerpt", heading: "export.excerpt", width: 60, cell: (row: ComplaintRow) => row.excerpt },
    {
      id: "status",
      heading: "export.status",
      cell: (row: ComplaintRow, words) => words(`status.${row.application.status}`),
    },
    {
      id: "district",
      of: "place",
      heading: "export.district",
      width: 24,
      cell: (row: ComplaintRow, { locale }) => row.application.district.name[locale],
    },
    {
      id: "neighborhood",
      of: "place",
      heading: "export.neighborhood",
      width: 24,
      cell: (row: ComplaintRow, { locale }) => row.application.neighborhood.name[locale],
    },
    { id: "at", heading: "export.received", width: 14, cell: (row: ComplaintRow) => ({ day: tashkentDay(row.at) }) },
  ],
  ...paged<Query, ComplaintRow>(async ({ db, actor }: Reader, query) => complaintPage(db, actor, query)),
});
