import { objectionQuery, type ObjectionRow } from "@yer/api/contract/objections";
import { tashkentDay } from "@yer/api/formats";
import * as z from "zod/mini";
import { exportRegister } from "../exports/register.js";
import { everyObjection, objectionPage } from "./register.js";

/** The register of objections. It holds no number of a person. */
export const objectionsExport = exportRegister({
  title: "export.objections",
  codes: ["read:objection", "export:property"],
  query: z.omit(objectionQuery, { after: true, limit: true, exact: true }),
  columns: [
    { id: "number", heading: "export.number", width: 24, cell: (row: ObjectionRow) => row.number },
    { id: "file", heading: "export.file", width: 22, cell: (row: ObjectionRow) => row.application.number },
    { id: "state", heading: "export.status", cell: (row: ObjectionRow, words) => words(`objection.${row.state}`) },
    {
      id: "late",
      of: "state",
      heading: "export.late",
      width: 14,
      cell: (row: ObjectionRow, words) => (row.late ? words("export.yes") : null),
    },
    { id: "objector", heading: "export.objector", width: 34, cell: (row: ObjectionRow) => row.objector },
    { id: "excerpt", heading: "export.excerpt", width: 60, cell: (row: ObjectionRow) => row.excerpt },
    { id: "alike", heading: "export.alike", width: 10, cell: (row: ObjectionRow) => row.alike },
    { id: "at", heading: "export.received", width: 14, cell: (row: ObjectionRow) => ({ day: tashkentDay(row.at) }) },
    {
      id: "district",
      of: "place",
      heading: "export.district",
      width: 24,
      cell: (row: ObjectionRow, { locale }) => row.application.district.name[locale],
    },
    {
      id: "neighborhood",
      of: "place",
      heading: "export.neighborhood",
      width: 24,
      cell: (row: ObjectionRow, { locale }) => row.application.neighborhood.name[locale],
    },
    {
      id: "announcement",
      heading: "export.announcement",
      width: 12,
      cell: (row: ObjectionRow) => row.announcement.sequence,
    },
  ],
  count: async ({ db, actor, now }, query) =>
    (await objectionPage(db, actor, { ...query, limit: 1, exact: true }, now)).total,
  pages: async function* ({ db, actor, now }, { sort = "-at", ...filters }) {
    yield* everyObjection(db, actor, filters, sort === "-at", now);
  },
});
