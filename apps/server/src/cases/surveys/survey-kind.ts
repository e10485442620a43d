import type { Fault, ProblemCode } from "@yer/api/contract/problem";
import { asBatch } from "@yer/api/contract/batch";
import { type SurveyFault, surveys } from "@yer/api/contract/survey-imports";
import type { FaultCode } from "@yer/api/contract/fault-codes";
import type { Polygon } from "@yer/api/contract/values";
import { countOpened, judgeNewApplications, openApplications } from "../applications/open-applications.js";
import { takeOutApplications, workedOn } from "../applications/take-out.js";
import { Problem } from "../../platform/problem/problem.js";
import type { BatchAtWork, BatchKind, RowAtWork } from "../../registers/batches/batch-kind.js";
import { ofRow } from "../../registers/batches/of-row.js";
import { RowRefused } from "../../registers/batches/row-refused.js";
import { plotsReading } from "../../registers/batches/readings.js";
import { factsOfRow, faultOfRow, fieldAt } from "./facts-of-row.js";
import { guessColumns } from "./guess-columns.js";
import { overlapsOfRows } from "./overlaps-of-rows.js";
import { readPlacesOfRows } from "./places-of-rows.js";
import { shapeOf } from "./read-cells.js";

/** Surveys: every row opens an application in editing, by the rules of opening one by hand. */
export const surveyKind: BatchKind = {
  declared: asBatch(surveys),
  shared: "own",
  forgets: true,
  reading: plotsReading,
  guess: guessColumns,
  twice: (subject, line) => ({
    code: "plot-twice",
    params: { line },
    field: "cadastreNumber",
    column: null,
    value: subject,
  }),
  workedOn,
  open: async (db, importing, batch) => {
    const findPlace = await readPlacesOfRows(db, importing.actor.territory ?? "-");
    const read = (row: RowAtWork) => factsOfRow(row.cells, batch.mapping, shapeOf(row, batch), findPlace);
    const faultsOf = (row: RowAtWork, error: unknown): SurveyFault[] => refusalOf(row, batch, error);
    return {
      refusalOf: (row, error) => (error instanceof RowRefused ? error : { faults: faultsOf(row, error) }),
      judge: async (transaction, acting, rows) => {
        const readable = rows.map((row) => ({ row, ...read(row) }));
        const whole = readable.flatMap(({ row, facts }) => (facts === null ? [] : [{ row, facts }]));
        const found = await judgeNewApplications(
          transaction,
          acting,
          whole.map(({ facts }) => facts),
        );
        const refused = new Map<number, SurveyFault[]>();
        const outlines: { line: number; outline: Polygon }[] = [];
        for (const [nth, { row }] of whole.entries()) {
          const { facts, refusal } = found[nth] ?? { facts: null, refusal: null };
          if (refusal) refused.set(row.line, faultsOf(row, refusal));
          if (facts?.outline) outlines.push({ line: row.line, outline: facts.outline });
        }
        const over = await overlapsOfRows(transaction, acting.now, acting.actor.territory ?? "-", outlines);
        return readable.map(({ row: { line }, faults, subject, about }) => ({
          line,
          subject,
          about,
          faults: [...faults, ...(refused.get(line) ?? [])],
          warnings: over.get(line) ?? [],
        }));
      },
      enter: async (transaction, acting, rows) => {
        const applications = rows.map((row) => {
          const { facts, faults } = read(row);
          if (facts === null) throw new RowRefused("wrong", faults);
          return { facts, origin: { file: batch.fileName, line: row.line } };
        });
        return (await openApplications(transaction, acting, applications)).map(
          ({ home_region, district_soato, id, number }) => {
            return { region: home_region, district: district_soato, id, number };
          },
        );
      },
      settle: async (transaction, entered) =>
        countOpened(
          transaction,
          entered.map(({ region, district, id, number }) => ({
            home_region: region ?? "",
            region_soato: region ?? "",
            district_soato: district ?? "",
            id,
            number: number ?? "",
          })),
        ),
      undo: async (transaction, acting, rows) => {
        const gone = await takeOutApplications(
          transaction,
          acting,
          rows.map(({ line, recordId: id }) => ({ id, origin: { file: batch.fileName, line } })),
        );
        return rows.map(({ line, recordId: id }) =>
          gone.has(id) ? { line, kind: "undone" } : { line, kind: "kept", faults: [ofRow("moved-on")] },
        );
      },
    };
  },
};

/** Refusals that say another thing of a row than of a form. */
const words: Partial<Record<ProblemCode, FaultCode>> = {
  "not-found": "territory",
  "duty-conflict": "own-plot",
  "permission-missing": "permission",
};

function refusalOf({ cells }: RowAtWork, { mapping }: BatchAtWork, error: unknown): SurveyFault[] {
  if (!(error instanceof Problem)) throw error;
  const { code, details } = error;
  if (details.errors && details.errors.length > 0) {
    return details.errors.map((fault) => faultOfRow(cells, mapping, fault, fieldAt(fault.pointer)));
  }
  if (code === "duplicate") {
    const number = details.params?.["number"];
    const fault: Pick<Fault, "code" | "params"> =
      number === undefined ? { code: "cadastre-taken-elsewhere" } : { code: "cadastre-taken", params: { number } };
    return [faultOfRow(cells, mapping, fault, "cadastreNumber")];
  }
  return [faultOfRow(cells, mapping, { code: words[code] ?? "invalid" }, code === "not-found" ? "district" : null)];
}
