import { type ActingPerson, rememberingOnce } from "../../platform/acting/acting.js";
import { asBatch } from "@yer/api/contract/batch";
import { bankLists, receiptListBounds } from "@yer/api/contract/receipt-imports";
import type { Reason } from "@yer/api/contract/problem";
import { lockApplicationRows, readApplicationRecord } from "../../cases/applications/application.js";
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
import { RowRefused } from "../../registers/batches/row-refused.js";
import { statementReading } from "../../registers/batches/readings.js";
import { dayInTashkent } from "../../rules/workflow/calendar.js";
import {
  enterLines,
  filesElsewhere,
  givenBefore,
  isStatementRow,
  judgeLines,
  type SaidOfRow,
  undoLines,
} from "../statement-lines/statement-rows.js";
import { type BankRow, bankColumns, readBankRow } from "./bank-list.js";
import { applicationOfNumber, standingReceipt, sumOfList } from "./bank-list-queries.js";
import { cancelReceipt } from "./cancel-receipt.js";
import { excessOf } from "./excess.js";
import { recordInRounds } from "./record-in-rounds.js";

/** Rows of one transaction: lines of statements are judged and booked many at once. */
const chunk = { checking: 1000, applying: 100 } as const;

/**
 * Banks' lists: a row that names its account is a line of a statement, any other a receipt of an application, entered
 * by the rules of entering one by hand.
 */
export const bankListKind: BatchKind = {
  declared: asBatch(bankLists),
  shared: "territory",
  reading: statementReading(receiptListBounds),
  forgets: true,
  chunk,
  guess: bankColumns,
  twice: (_, line) => ofReason({ code: "receipt-twice", params: { line } }),
  more: async (db, id) => ({ amount: await sumOfList(db, id) }),
  open: async (_, __, batch) => {
    // Rows before a row count for what its application still owes.
    let before: Map<string, number> | undefined;
    const seen = new Set<string>();
    const read = (row: RowAtWork): BankRow => readBankRow(row, batch.mapping);
    return {
      judge: async (transaction, entering, rows) => {
        before ??= await givenBefore(transaction, batch.id);
        const all = rows.map(read);
        return [
          ...(await judgeLines(transaction, entering, all.filter(isStatementRow), { batchId: batch.id, before })),
          ...(await judgeAll(transaction, entering, all, { seen, before })),
        ].toSorted((one, other) => one.line - other.line);
      },
      enter: async (transaction, entering, rows) =>
        enterAll(
          transaction,
          entering,
          rows.map((row) => ({ ...row, read: read(row) })),
          batch.id,
        ),
      undo: undoAll,
      whyKept: (refusal) => reasonsOf(refusal).map(ofReason),
      refusalOf: (_row, error) => {
        if (error instanceof RowRefused) return error;
        if (!(error instanceof Problem)) throw error;
        // Entered by somebody since the list was tried.
        const isKnown = error.details.errors?.some(({ code }) => code === "receipt-known") === true;
        return isKnown ? { kind: "known", faults: [] } : { faults: reasonsOf(error).map(ofReason) };
      },
    };
  },
};

/** Rows before the ones that are judged: what they were about, and tiyin that they would give their applications. */
interface RowsBefore {
  readonly seen: Set<string>;
  readonly before: Map<string, number>;
}

async function judgeAll(
  transaction: Transaction,
  entering: ActingPerson,
  rows: readonly BankRow[],
  { seen, before }: RowsBefore,
): Promise<JudgedRow[]> {
  const judged: JudgedRow[] = [];
  for (const row of rows) {
    if (isStatementRow(row)) continue;
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
      said: {
        applicationId,
        amount,
        paidOn,
        document,
        excess,
        account: null,
        matchedBy: null,
        waits: null,
        passesTo: null,
      } satisfies SaidOfRow,
    });
  }
  return judged;
}

/** What a row would do as the applications stand now. */
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

/** @param before tiyin that rows before this one would enter, by application */
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

/** Rows application by application, in one order everywhere, so that two lists do not lock each other out. */
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
  rows: readonly (RowAtWork & { readonly read: BankRow })[],
  batchId: string,
): Promise<EnteredRow[]> {
  const [lines, receipts] = [
    rows.filter(({ read }) => isStatementRow(read)),
    rows.filter(({ read }) => !isStatementRow(read)),
  ];
  const acting = { ...entering, once: rememberingOnce() };
  const toEnter = lines.map(({ read, said }) => {
    const { applicationId, passesTo = null } = said as SaidOfRow;
    return { row: read, applicationId, passesTo };
  });
  // All applications of the rows at once, before any line: what follows finds them locked.
  await lockApplicationRows(transaction, [
    ...rows.flatMap(({ said }) => (said as SaidOfRow).applicationId ?? []),
    ...(await filesElsewhere(transaction, acting, toEnter)),
  ]);
  const booked = await enterLines(transaction, acting, toEnter, batchId);
  const entered = new Map(booked.map((row, nth) => [lines[nth]?.line ?? 0, row]));
  const given = receipts.map(({ line, said }) => {
    const { applicationId, amount, paidOn, document, excess } = said as SaidOfRow;
    if (applicationId === null || amount === null || paidOn === null) throw new Problem("not-found");
    return { line, applicationId, given: { amount, paidOn, document, excess: excess ?? 0, batchId } };
  });
  for (const { of, done } of await recordInRounds(transaction, acting, given)) {
    if (done instanceof Problem) throw done;
    entered.set(of.line, { id: done, trace: { applicationId: of.applicationId } });
  }
  return rows.flatMap(({ line }) => entered.get(line) ?? []);
}

/** The application that a row's receipt is of. */
function applicationOf({ trace }: RowToUndo): string {
  return String(trace?.["applicationId"]);
}

/** Whether a row that was entered booked a line of a statement. */
function isLine({ trace }: RowToUndo): boolean {
  return trace?.["lineId"] !== undefined;
}

/** Takes receipts back, where the application has not gone on by them. */
async function undoAll(
  transaction: Transaction,
  entering: ActingPerson,
  rows: readonly RowToUndo[],
): Promise<UndoneRow[]> {
  const undone = await undoLines(transaction, entering, rows.filter(isLine));
  const receipts = rows.filter((row) => !isLine(row));
  for (const row of byApplication(receipts, applicationOf)) {
    const why = await cancelReceipt(transaction, entering, applicationOf(row), row.recordId);
    undone.push(
      why === undefined
        ? { line: row.line, kind: "undone" }
        : { line: row.line, kind: "kept", faults: [ofReason(why)] },
    );
  }
  return undone;
}
