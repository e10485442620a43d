import { faultsOf } from "@yer/api/contract/faults";
import { reportQuery } from "@yer/api/contract/reports";
import * as z from "zod/mini";
import { Problem } from "../../platform/problem/problem.js";
import type { ExportRegister } from "../../registers/exports/register.js";
import { readingOf } from "../measures/read-number.js";
import { headingOf, linesOf, titleOf } from "./cells.js";
import { columnsFor, openReport, readReport } from "./service.js";

/** What a report saved as a file is asked: which, and what its screen asks. */
const query = z.extend(reportQuery, { report: z.string().check(z.maxLength(40)) });

/** Any report as a file: its rows, and its total last. */
export const reportExport: ExportRegister = {
  title: "export.report",
  codes: ["menu:report"],
  formats: ["xlsx", "csv"],
  personal: false,
  open: (reader, given) => {
    const parsed = z.safeParse(query, given, { reportInput: true });
    if (!parsed.success) throw new Problem("invalid", { errors: faultsOf("query", parsed.error.issues) });
    const { report: key, ...asked } = parsed.data;
    const report = openReport(reader.actor, key);
    const by = asked.by ?? report.by[0];
    let reading: ReturnType<typeof readReport> | undefined;
    const read = async () => {
      reading ??= readReport(await readingOf(reader.db, reader.actor, reader.now), key, asked);
      return reading;
    };
    return {
      count: async () => (await read()).items.length + 1,
      table: (chosen, _wanted, words) => {
        const all = columnsFor(reader.actor, report);
        const ids = chosen.filter((id) => all.includes(id));
        const shown = ids.length === 0 ? all : ids;
        async function* pages() {
          const lines = linesOf(words, report, await read());
          yield lines.map(({ name, values }) => ({
            cells: [name, ...shown.map((id) => values[all.indexOf(id)] ?? null)],
            outline: null,
          }));
        }
        return {
          title: titleOf(words, key),
          columns: [
            { id: "group", heading: words(`report.by.${by}`), width: 44 },
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
