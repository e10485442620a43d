import type { applications } from "@yer/api/contract/applications";
import type { BodyOf } from "@yer/api/contract/endpoint";
import type { ApplicationRecord } from "../../cases/applications/application.js";
import { oweBack } from "../../cases/applications/charge.js";
import { assertPast } from "../../cases/applications/past-day.js";
import type { TermUnderWay } from "../../cases/applications/term.js";
import { tellAllOfMoney } from "../../cases/applications/tell-citizens.js";
import { enforceOnApplication, makeMoves, recordAll } from "../../cases/applications/transition.js";
import { enterManyInJournal } from "../../cases/journal/enter.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { entriesOfMatch, entriesOfReceipt, standingAfter } from "../../rules/money/journal.js";
import { standingOfInstalments } from "../../rules/workflow/instalments.js";
import { preconditions } from "../../rules/workflow/preconditions.js";
import { takeFromLines } from "../statement-lines/queries.js";
import { excessOf, overReason } from "./excess.js";
import { termUntil } from "../instalments/instalment-term.js";
import { documentKey, insertReceipts, markChargesPaid, standingDocuments } from "./queries.js";

/** A receipt as it is entered. */
export type ReceiptGiven = BodyOf<typeof applications.recordPayment> & {
  /** The bank's list that brought it. */
  readonly batchId?: string | null;
  /** The line of a statement whose money it is: that is booked already. */
  readonly statementLineId?: string | null;
};

/** A receipt, and its application, locked and as it stands. */
export interface Payment {
  readonly application: ApplicationRecord;
  readonly given: ReceiptGiven;
}

/** A receipt that may be recorded. */
interface JudgedPayment extends Payment {
  readonly charge: NonNullable<ApplicationRecord["charge"]>;
  /** A registered application that owes, for a receipt was taken back, stays registered. */
  readonly isRegistered: boolean;
}

/**
 * Records receipts of applications, each once, with as many statements for many as for one; once a charge is covered
 * its application goes to the Council. Under a contract the term becomes that of the next instalment, and a suspension
 * ends once no instalment is overdue. A registered application that owes, for a receipt was taken back, stays
 * registered.
 * @returns of each its receipt's id, or why it is not recorded: the others are all the same
 */
export async function recordPayments(
  transaction: Transaction,
  acting: Acting,
  payments: readonly Payment[],
): Promise<(string | Problem)[]> {
  if (payments.length === 0) return [];
  const known = await standingDocuments(
    transaction,
    payments.map(({ application: { row }, given: { document } }) => ({
      homeRegion: row.home_region,
      applicationId: row.id,
      document,
    })),
  );
  const judged = payments.map((payment) => judgePayment(acting, payment, known));
  const ids = await writePayments(
    transaction,
    acting,
    judged.flatMap((one) => (one instanceof Problem ? [] : [one])),
  );
  let written = 0;
  return judged.map((one) => {
    if (one instanceof Problem) return one;
    written += 1;
    return ids[written - 1] ?? "";
  });
}

/** What there is of a receipt before it is written, or why it may not be. */
function judgePayment(acting: Acting, { application: locked, given }: Payment, known: ReadonlySet<string>) {
  try {
    return allowedPayment(acting, { application: locked, given }, known);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** @throws {Problem} */
function allowedPayment(
  acting: Acting,
  { application: locked, given }: Payment,
  known: ReadonlySet<string>,
): JudgedPayment {
  enforceOnApplication(acting, "record:payment", locked);
  const due = locked.money.charge?.due ?? 0;
  const isRegistered = locked.row.status === "registered" && due > 0;
  const application = isRegistered ? { ...locked, state: { ...locked.state, owed: due } } : locked;
  const { row, state, charge } = application;
  const reasons = isRegistered ? [] : preconditions("record_payment", state, acting.now);
  if (reasons.length > 0 || charge === null) throw new Problem("move-refused", { reasons });
  assertPast(acting, given.paidOn, "/paidOn");
  // The application's row is locked: nobody enters the same document beside this.
  if (known.has(documentKey({ applicationId: row.id, document: given.document }))) {
    throw new Problem("invalid", { errors: [{ in: "body", pointer: "/document", code: "receipt-known" }] });
  }
  const beyond = excessOf(acting, application, given.amount);
  const against = beyond.against ?? (beyond.excess === (given.excess ?? 0) ? undefined : overReason(beyond.excess));
  if (against !== undefined) throw new Problem("move-refused", { reasons: [against] });
  return { application, given, charge, isRegistered };
}

async function writePayments(
  transaction: Transaction,
  acting: Acting,
  payments: readonly JudgedPayment[],
): Promise<string[]> {
  if (payments.length === 0) return [];
  const receipts = await insertReceipts(
    transaction,
    payments.map(({ application: { row }, given }) => ({
      homeRegion: row.home_region,
      applicationId: row.id,
      amount: given.amount,
      paidOn: given.paidOn,
      document: given.document,
      byName: acting.actor?.name ?? null,
      at: acting.now,
      batchId: given.batchId ?? null,
      statementLineId: given.statementLineId ?? null,
    })),
  );
  await takeFromLines(
    transaction,
    payments.flatMap(({ application: { row }, given: { statementLineId: id, amount } }) =>
      id === null || id === undefined ? [] : [{ home_region: row.home_region, id, amount }],
    ),
  );
  const entered = payments.map((payment, nth) => {
    const { application, given } = payment;
    const { amount, paidOn: valueDay, statementLineId = null } = given;
    const entries = (statementLineId === null ? entriesOfReceipt : entriesOfMatch)(application.money, amount);
    const file = { homeRegion: application.row.home_region, applicationId: application.row.id };
    const of = {
      ...file,
      receiptId: receipts[nth] ?? "",
      statementLineId,
      cause: "receipt.recorded",
      valueDay,
    } as const;
    // What is owed before the receipt opens the move; what is due after it decides where it leads.
    const after = standingAfter(application.money, entries);
    return { ...payment, of, entries, after, owed: after.charge?.due ?? 0 };
  });
  await enterManyInJournal(transaction, acting, entered);
  await tellAllOfMoney(
    transaction,
    acting,
    entered.map(({ application }) => application),
    "own.receipt",
  );
  await markChargesPaid(
    transaction,
    entered.flatMap(({ application: { row }, charge, owed }) =>
      owed === 0 ? [{ homeRegion: row.home_region, id: charge.id }] : [],
    ),
  );
  const registered = entered.filter(({ isRegistered }) => isRegistered);
  for (const { application, after } of registered) {
    await oweBack(transaction, acting, { row: application.row, money: after });
  }
  await recordAll(
    transaction,
    acting,
    registered.map(({ application: { row }, given: { amount, document } }) => ({
      row,
      entry: { action: "receipt.recorded", params: { amount, document } },
    })),
  );
  await makeMoves(
    transaction,
    acting,
    "record_payment",
    entered.flatMap(({ application, given: { amount, document }, isRegistered, owed }) => {
      if (isRegistered) return [];
      const ownTerm = owed > 0 ? instalmentTerm(acting, application, application.credit + amount) : undefined;
      const own = ownTerm === undefined ? {} : { ownTerm };
      return [{ application, details: { params: { amount, document }, after: { owed }, ...own } }];
    }),
  );
  return receipts;
}

/** The term of the next instalment that is not paid; `undefined` without a contract, or while one is overdue. */
function instalmentTerm(acting: Acting, { contract }: ApplicationRecord, credit: number): TermUnderWay | undefined {
  if (contract === null) return undefined;
  const standing = standingOfInstalments(contract.schedule, credit - contract.credit, acting.now);
  const next = standing.find(({ state }) => state !== "paid");
  return next === undefined || next.state === "overdue" ? undefined : termUntil(acting, next.dueOn);
}
