import { objectionQuery, type ObjectionRow, objectionsRegister } from "@yer/api/contract/objections";
import * as z from "zod/mini";
import { exportRegister } from "../../registers/exports/register.js";
import { everyObjection, objectionPage } from "./register.js";

/** The register of objections. It holds no number of a person. */
export const objectionsExport = exportRegister({
  title: "export.objections",
  codes: ["read:objection", "export:property"],
  query: z.omit(objectionQuery, { after: true, limit: true, exact: true }),
  columns: objectionsRegister.columns,
  cells: {
    state: { cell: (row: ObjectionRow, words) => words(`objection.${row.state}`) },
    excerpt: { width: 60, cell: (row: ObjectionRow) => row.excerpt },
    alike: { width: 10, cell: (row: ObjectionRow) => row.alike },
    file: { width: 22, cell: (row: ObjectionRow) => row.application.number },
    announcement: { width: 12, cell: (row: ObjectionRow) => row.announcement.sequence },
  },
  also: [
    {
      id: "late",
      of: "state",
      heading: "word.late",
      width: 14,
      cell: (row: ObjectionRow, words) => (row.late ? words("export.yes") : null),
    },
  ],
  count: async ({ db, actor, now }, query) =>
    (await objectionPage(db, actor, { ...query, limit: 1, exact: true }, now)).total,
  pages: async function* ({ db, actor, now }, { sort = "-at", ...filters }) {
    yield* everyObjection(db, actor, filters, sort, now);
  },
});
