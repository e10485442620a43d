import type { ActingPerson } from "../../platform/acting/acting.js";
import { asBatch } from "@yer/api/contract/batch";
import { importBounds, type ImportField, placeLists, type PlaceListRow } from "@yer/api/contract/places-import";
import type { Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import type {
  BatchAtWork,
  BatchKind,
  EnteredRow,
  RowAtWork,
  RowToUndo,
  UndoneRow,
} from "../../registers/batches/batch-kind.js";
import { ofReason } from "../../registers/batches/of-row.js";
import { listReading } from "../../registers/batches/readings.js";
import { columnsByName } from "../../registers/batches/read-list.js";
import { RowRefused } from "../../registers/batches/row-refused.js";
import { applyRows, type RowToApply } from "./apply-rows.js";
import { type CheckedRow, checkRows, type Standing } from "./check-rows.js";
import { lockNeighborhoods, readStanding } from "./standing.js";
import { type AppliedRow, undoRows } from "./undo-rows.js";

/** Names that columns of known lists have. */
const usualNames: Readonly<Record<ImportField, readonly string[]>> = {
  code: ["id", "code", "kod", "mfy kodi", "maxalla kodi", "код"],
  district: ["district soato", "district", "tuman", "soato", "tuman soato", "район"],
  nameCyrl: ["name uz cyrl", "name cyrl", "nomi kirill"],
  nameRu: ["name ru", "nazvanie", "наименование"],
  nameEn: ["name en"],
  name: ["name", "nomi", "name uz", "maxalla", "mfy", "nom"],
};

/** Rows of one transaction: a few statements for all of them, and the register is locked meanwhile. */
const chunk = 500;

/** Lists of neighbourhoods: a row adds one, or corrects the one of its code. */
export const placeListKind: BatchKind = {
  declared: asBatch(placeLists),
  shared: "own",
  reading: listReading(importBounds),
  chunk: { checking: chunk, applying: chunk, undoing: chunk },
  guess: (columns) => columnsByName(columns, usualNames),
  twice: (_, line) => ofReason({ code: "import-duplicate", params: { line } }),
  open: async (_, __, batch) => ({
    judge: async (transaction, entering, rows) => {
      const { checked, standing } = await check(transaction, entering, batch, rows);
      return checked.map(({ line, kind, code, name, district, faults }) => ({
        line,
        subject: code === "" ? null : code,
        about: code,
        ...(kind === "wrong" ? {} : { kind }),
        faults: faults.map(ofReason),
        warnings: [],
        said: {
          code,
          name: name?.uz_UZ ?? "",
          district,
          before: kind === "changed" ? (standing.neighborhoods.get(code)?.name.uz_UZ ?? null) : null,
        } satisfies Pick<PlaceListRow, "code" | "name" | "district" | "before">,
      }));
    },
    enter: async (transaction, entering, rows) => enterRows(transaction, entering, batch, rows),
    undo: async (transaction, entering, rows) => undo(transaction, entering, batch, rows),
    refusalOf: (_row, error) => {
      if (error instanceof RowRefused) return error;
      throw error;
    },
  }),
};

/** Judges rows by what stands at this moment. */
async function check(
  transaction: Transaction,
  { actor }: ActingPerson,
  { mapping }: BatchAtWork,
  rows: readonly RowAtWork[],
): Promise<{ checked: CheckedRow[]; standing: Standing }> {
  const at = mapping["code"];
  const codes = rows.flatMap(({ cells }) => {
    const code = typeof at === "number" ? cells[at]?.trim().replace(/^'/, "") : undefined;
    return code === undefined ? [] : [code];
  });
  const standing = await readStanding(transaction, actor.territory ?? "-", codes);
  return { checked: checkRows(rows, mapping, standing), standing };
}

async function enterRows(
  transaction: Transaction,
  entering: ActingPerson,
  batch: BatchAtWork,
  rows: readonly RowAtWork[],
): Promise<EnteredRow[]> {
  await lockNeighborhoods(transaction);
  const { checked, standing } = await check(transaction, entering, batch, rows);
  const wanted = checked.map((row): RowToApply => {
    // What it would do may be another thing by now.
    if (row.kind === "known" || row.kind === "wrong" || row.name === null) {
      throw new RowRefused(row.kind === "known" ? "known" : "wrong", row.faults.map(ofReason));
    }
    return { ...row, name: row.name, before: standing.neighborhoods.get(row.code) };
  });
  const versions = await applyRows(transaction, entering, batch.fileName, wanted);
  return wanted.map(({ code, before }) => {
    const trace = before && {
      name: before.name,
      district: before.district,
      former: before.former,
      active: before.active,
      demonstration: before.demonstration,
    };
    return { id: code, trace: { version: versions.get(code) ?? 0, before: trace ?? null } };
  });
}

async function undo(
  transaction: Transaction,
  entering: ActingPerson,
  { fileName }: BatchAtWork,
  rows: readonly RowToUndo[],
): Promise<UndoneRow[]> {
  await lockNeighborhoods(transaction);
  const applied = rows.map(({ line, recordId: code, trace }): AppliedRow => {
    if (trace === null) throw new Problem("not-found");
    return { line, code, ...(trace as Pick<AppliedRow, "version" | "before">) };
  });
  const { gone, stopped, restored } = await undoRows(transaction, entering, fileName, applied);
  return rows.map(({ line, recordId: code }): UndoneRow => {
    if (gone.has(code) || restored.has(code)) return { line, kind: "undone" };
    if (stopped.has(code)) return { line, kind: "undone", faults: [ofReason({ code: "place-named" })] };
    return { line, kind: "kept", faults: [ofReason({ code: "place-moved-on" })] };
  });
}
