import { faultsOf } from "@yer/api/contract/faults";
import { reportQuery } from "@yer/api/contract/reports";
import * as z from "zod/mini";
import { Problem } from "../../platform/problem/problem.js";
import type { ExportRegister } from "../../registers/exports/register.js";
import { readingOf } from "../measures/read-number.js";
import { headingOf, linesOf, titleOf } from "./cells.js";
import { readInTime } from "../own-reports/read-in-time.js";
import { openAnyReport } from "../own-reports/service.js";
import { readReportOrKept } from "./kept.js";

/** What a report saved as a file is asked: which, and what its screen asks. */
const query = z.extend(reportQuery, { report: z.string().check(z.maxLength(40)) });

/** Any report as a file: its rows, and its total last. */
export const reportExport: ExportRegister = {
  title: "export.report",
  codes: ["menu:report"],
  formats: ["xlsx", "csv"],
  personal: false,
  open: async (reader, given) => {
    const parsed = z.safeParse(query, given, { reportInput: true });
    if (!parsed.success) throw new Problem("invalid", { errors: faultsOf("query", parsed.error.issues) });
    const { report: key, ...asked } = parsed.data;
    const opened = await openAnyReport(reader.db, reader.actor, key);
    const { report } = opened;
    let reading: ReturnType<typeof readReportOrKept> | undefined;
    const read = async () => {
      reading ??= readReportOrKept(await readingOf(reader.db, reader.actor, reader.now), opened, asked);
      return reading;
    };
    return {
      count: async () => (await read()).items.length + 1,
      isLong: async () =>
        (await readReportOrKept(await readingOf(reader.db, reader.actor, reader.now), opened, asked, readInTime))
          .isLong === true,
      table: async (chosen, _wanted, words) => {
        const told = await read();
        const all = told.columns;
        const ids = chosen.filter((id) => all.includes(id));
        const shown = ids.length === 0 ? all : ids;
        async function* pages() {
          yield linesOf(words, report, told).map(({ name, split, values }) => ({
            cells: [
              name,
              ...(report.split === undefined ? [] : [split ?? null]),
              ...shown.map((id) => values[all.indexOf(id)] ?? null),
            ],
            outline: null,
          }));
        }
        return {
          title: titleOf(words, opened),
          columns: [
            { id: "group", heading: words(`report.by.${told.by}`), width: 44 },
            ...(report.split === undefined
              ? []
              : [{ id: "split", heading: words(`report.by.${report.split}`), width: 32 }]),
            ...shown.flatMap((id) => {
              const column = report.columns[id];
              return column === undefined ? [] : [{ id, heading: headingOf(words, id, column), width: 20 }];
            }),
          ],
          pages: pages(),
        };
      },
    };
  },
};
