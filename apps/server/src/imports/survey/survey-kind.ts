import type { Reason } from "@yer/api/contract/problem";
import type { SurveyFault } from "@yer/api/contract/survey-imports";
import type { Polygon } from "@yer/api/contract/values";
import { placed, type SystemId, systemIds } from "@yer/area-picker/model/import";
import { countOpened, judgeNewFiles, openFiles } from "../../applications/open-files.js";
import { takeOutFile, workedOn } from "../../applications/take-out.js";
import { Problem } from "../../http/problem.js";
import type { ImportAtWork, ImportKind, RowAtWork } from "../import-kind.js";
import { factsOfRow, faultOfRow, fieldAt, type ShapeOfRow } from "./facts-of-row.js";
import { guessColumns } from "./guess-columns.js";
import { overlapsOfRows } from "./overlaps-of-rows.js";
import { readPlacesOfRows } from "./places-of-rows.js";

/** Whether a text is the id of a system that a person can choose. */
export function isSystemId(text: string | null): text is SystemId {
  return systemIds.some((id) => id === text);
}

/** Surveys: every row opens a file in editing, by the rules of opening one by hand. */
export const surveyKind: ImportKind = {
  name: "survey",
  guess: guessColumns,
  workedOn,
  open: async (db, importing, batch) => {
    const findPlace = await readPlacesOfRows(db, importing.actor.territory ?? "-");
    const read = (row: RowAtWork) => factsOfRow(row.cells, batch.mapping, shapeOf(row, batch), findPlace);
    const faultsOf = (row: RowAtWork, error: unknown): SurveyFault[] => refusalOf(row, batch, error);
    return {
      faultsOf,
      judge: async (transaction, acting, rows) => {
        const readable = rows.map((row) => ({ row, ...read(row) }));
        const whole = readable.flatMap(({ row, facts }) => (facts === null ? [] : [{ row, facts }]));
        const found = await judgeNewFiles(
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
        const files = rows.map((row) => {
          const { facts, faults } = read(row);
          if (facts === null) throw new RowFaults(faults);
          return { facts, origin: { file: batch.fileName, line: row.line } };
        });
        return (await openFiles(transaction, acting, files)).map(({ home_region, district_soato, id, number }) => {
          return { region: home_region, district: district_soato, id, number };
        });
      },
      settle: async (transaction, entered) =>
        countOpened(
          transaction,
          entered.map(({ region, district, id, number }) => ({
            home_region: region,
            region_soato: region,
            district_soato: district,
            id,
            number,
          })),
        ),
      takeOut: async (transaction, acting, { line, recordId }) =>
        takeOutFile(transaction, acting, recordId, { file: batch.fileName, line }),
    };
  },
};

/** What a row's own values keep it from; thrown where a row was right when it was tried and is no more. */
class RowFaults extends Problem {
  readonly faults: readonly SurveyFault[];

  constructor(faults: readonly SurveyFault[]) {
    super("invalid");
    this.faults = faults;
  }
}

function shapeOf({ shape }: RowAtWork, { system }: ImportAtWork): ShapeOfRow {
  if (shape === null || shape.length === 0) return null;
  if (system === null || system.name !== null) return shape;
  return isSystemId(system.chosen) ? placed(shape, system.chosen) : "no-system";
}

/** Refusals that say another thing of a row than of a form. */
const words: Readonly<Record<string, string>> = {
  "not-found": "territory",
  "duty-conflict": "own-plot",
  "permission-missing": "permission",
};

function refusalOf({ cells }: RowAtWork, { mapping }: ImportAtWork, error: unknown): SurveyFault[] {
  if (error instanceof RowFaults) return [...error.faults];
  if (!(error instanceof Problem)) throw error;
  const { code, details } = error;
  if (details.errors && details.errors.length > 0) {
    return details.errors.map((fault) => faultOfRow(cells, mapping, fault, fieldAt(fault.pointer)));
  }
  if (code === "duplicate") {
    const number = details.params?.["number"];
    const fault: Reason =
      number === undefined ? { code: "cadastre-taken-elsewhere" } : { code: "cadastre-taken", params: { number } };
    return [faultOfRow(cells, mapping, fault, "cadastreNumber")];
  }
  return [faultOfRow(cells, mapping, { code: words[code] ?? "invalid" }, code === "not-found" ? "district" : null)];
}
