import type { ActingPerson } from "../../platform/acting/acting.js";
import { asBatch } from "@yer/api/contract/batch";
import { bankLists, receiptListBounds, type ReceiptRow } from "@yer/api/contract/receipt-imports";
import type { Reason } from "@yer/api/contract/problem";
import { readApplicationRecord } from "../../cases/applications/application.js";
import { reasonsAgainst } from "../../cases/applications/transition.js";
import { reasonsOf } from "../../platform/database/attempt.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import type {
  BatchKind,
  EnteredRow,
  JudgedRow,
  RowAtWork,
  RowToUndo,
  UndoneRow,
} from "../../registers/batches/batch-kind.js";
import { ofReason } from "../../registers/batches/of-row.js";
import { listReading } from "../../registers/batches/readings.js";
import { dayInTashkent } from "../../rules/workflow/calendar.js";
import { type BankRow, bankColumns, readBankRow } from "./bank-list.js";
import { applicationOfNumber, standingReceipt, sumOfList } from "./bank-list-queries.js";
import { cancelReceipt } from "./cancel-receipt.js";
import { excessOf } from "./excess.js";
import { recordPayment } from "./service.js";

/** What a row of a bank's list shows besides. */
type Said = Pick<ReceiptRow, "applicationId" | "amount" | "paidOn" | "document" | "excess">;

/** A list is judged and entered as one: rows before a row count for what its file still owes. */
const whole = receiptListBounds.mostRows;

/** Banks' lists: every row is a receipt of a file, entered by the rules of entering one by hand. */
export const bankListKind: BatchKind = {
  declared: asBatch(bankLists),
  shared: "territory",
  reading: listReading(receiptListBounds),
  chunk: { checking: whole },
  guess: bankColumns,
  twice: (_, line) => ofReason({ code: "receipt-twice", params: { line } }),
  more: async (db, id) => ({ amount: await sumOfList(db, id) }),
  open: async (_, __, batch) => ({
    judge: async (transaction, entering, rows) =>
      judgeAll(
        transaction,
        entering,
        rows.map((row) => readBankRow(row, batch.mapping)),
      ),
    enter: async (transaction, entering, rows) => enterAll(transaction, entering, rows, batch.id),
    undo: undoAll,
    whyKept: (refusal) => reasonsOf(refusal).map(ofReason),
    refusalOf: (_row, error) => {
      if (!(error instanceof Problem)) throw error;
      // Entered by somebody since the list was tried.
      const isKnown = error.details.errors?.some(({ code }) => code === "receipt-known") === true;
      return isKnown ? { kind: "known", faults: [] } : { faults: reasonsOf(error).map(ofReason) };
    },
  }),
};

async function judgeAll(
  transaction: Transaction,
  entering: ActingPerson,
  rows: readonly BankRow[],
): Promise<JudgedRow[]> {
  const seen = new Set<string>();
  const before = new Map<string, number>();
  const judged: JudgedRow[] = [];
  for (const row of rows) {
    const subject = row.faults.length > 0 ? null : `${row.number} ${row.document}`;
    // The machine tells it of the first line of its kind.
    const isTwice = subject !== null && seen.has(subject);
    if (subject !== null) seen.add(subject);
    const found = isTwice ? wrong(null, []) : await judge(transaction, entering, row, before);
    if (found.kind === "new" && found.applicationId !== null) {
      before.set(found.applicationId, (before.get(found.applicationId) ?? 0) + (row.amount ?? 0));
    }
    const { amount, paidOn, document } = row;
    const { applicationId, excess = null } = found;
    judged.push({
      line: row.line,
      subject,
      about: row.number,
      ...(found.kind === "wrong" ? {} : { kind: found.kind }),
      faults: found.faults.map(ofReason),
      warnings: [],
      said: { applicationId, amount, paidOn, document, excess } satisfies Said,
    });
  }
  return judged;
}

/** What a row would do as the files stand now. */
interface Judged {
  readonly kind: "new" | "over" | "known" | "wrong";
  readonly applicationId: string | null;
  /** Tiyin beyond what is owed, of a row that is `over`. */
  readonly excess?: number;
  readonly faults: readonly Reason[];
}

function wrong(applicationId: string | null, faults: readonly Reason[]): Judged {
  return { kind: "wrong", applicationId, faults };
}

/** @param before tiyin that rows before this one would enter, by file */
async function judge(
  db: Db | Transaction,
  acting: ActingPerson,
  row: BankRow,
  before: ReadonlyMap<string, number>,
): Promise<Judged> {
  if (row.faults.length > 0) return { kind: "wrong", applicationId: null, faults: row.faults };
  const found = await applicationOfNumber(db, row.number);
  if (found === undefined) return wrong(null, [{ code: "file-unseen" }]);
  const application = await readApplicationRecord(db, found.id);
  const against = reasonsAgainst(acting, "record_payment", application);
  if (against.some(({ code }) => code === "other-territory" || code === "not-involved")) {
    return wrong(null, [{ code: "file-unseen" }]);
  }
  const known = await standingReceipt(db, application.row, row.document);
  if (known !== undefined) {
    return known.amount === row.amount
      ? { kind: "known", applicationId: found.id, faults: [] }
      : wrong(found.id, [{ code: "receipt-differs" }]);
  }
  if ((row.paidOn ?? "") > dayInTashkent(acting.now)) return wrong(found.id, [{ code: "receipt-future" }]);
  if (against.length > 0) return wrong(found.id, against);
  const entered = before.get(found.id) ?? 0;
  if (entered >= (application.state.owed ?? 0)) return wrong(found.id, [{ code: "nothing-owed" }]);
  const beyond = excessOf(acting, application, row.amount ?? 0, entered);
  if (beyond.against !== undefined) return wrong(found.id, [beyond.against]);
  return beyond.excess > 0
    ? { kind: "over", applicationId: found.id, excess: beyond.excess, faults: [] }
    : { kind: "new", applicationId: found.id, faults: [] };
}

/** Rows file by file, in one order everywhere, so that two lists do not lock each other out. */
function byApplication<Row extends { readonly line: number }>(
  rows: readonly Row[],
  applicationOf: (row: Row) => string,
): Row[] {
  return rows.toSorted((one, other) => {
    const [application, another] = [applicationOf(one), applicationOf(other)];
    return application === another ? one.line - other.line : application < another ? -1 : 1;
  });
}

async function enterAll(
  transaction: Transaction,
  entering: ActingPerson,
  rows: readonly RowAtWork[],
  batchId: string,
): Promise<EnteredRow[]> {
  const entered = new Map<number, EnteredRow>();
  for (const { line, said } of byApplication(rows, (row) => (row.said as Said).applicationId ?? "")) {
    const { applicationId, amount, paidOn, document, excess } = said as Said;
    if (applicationId === null || amount === null || paidOn === null) throw new Problem("not-found");
    const given = { amount, paidOn, document, excess: excess ?? 0, batchId };
    const id = await recordPayment(transaction, entering, applicationId, given);
    entered.set(line, { id, trace: { applicationId } });
  }
  return rows.flatMap(({ line }) => entered.get(line) ?? []);
}

/** The file that a row's receipt is of. */
function applicationOf({ trace }: RowToUndo): string {
  return String(trace?.["applicationId"]);
}

/** Takes receipts back, where the file has not gone on by them. */
async function undoAll(
  transaction: Transaction,
  entering: ActingPerson,
  rows: readonly RowToUndo[],
): Promise<UndoneRow[]> {
  const undone: UndoneRow[] = [];
  for (const row of byApplication(rows, applicationOf)) {
    const why = await cancelReceipt(transaction, entering, applicationOf(row), row.recordId);
    undone.push(
      why === undefined
        ? { line: row.line, kind: "undone" }
        : { line: row.line, kind: "kept", faults: [ofReason(why)] },
    );
  }
  return undone;
}
