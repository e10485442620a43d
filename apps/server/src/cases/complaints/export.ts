import {
  complainantHeadings,
  complaintQuery,
  type ComplaintRow,
  complaintsRegister,
} from "@yer/api/contract/objections";
import * as z from "zod/mini";
import { exportRegister, paged, type Reader } from "../../registers/exports/register.js";
import { complaintPage } from "./register.js";

type Query = Omit<z.output<typeof complaintQuery>, "after" | "limit" | "exact">;

/** The register of complaints. It holds no number of a person. */
export const complaintsExport = exportRegister({
  title: "export.complaints",
  codes: ["read:objection", "export:property"],
  query: z.omit(complaintQuery, { after: true, limit: true, exact: true }),
  columns: complaintsRegister.columns,
  cells: {
    state: { cell: (row: ComplaintRow, words) => words(`objection.${row.state}`) },
    by: { cell: (row: ComplaintRow, words) => words(complainantHeadings[row.by]) },
    excerpt: { width: 60, cell: (row: ComplaintRow) => row.excerpt },
    status: { cell: (row: ComplaintRow, words) => words(`status.${row.application.status}`) },
  },
  also: [
    {
      id: "file",
      of: "status",
      heading: "word.application",
      width: 22,
      cell: (row: ComplaintRow) => row.application.number,
    },
  ],
  ...paged<Query, ComplaintRow>(async ({ db, actor }: Reader, query) => complaintPage(db, actor, query)),
});
