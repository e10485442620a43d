import type { applications } from "@yer/api/contract/applications";
import type { BodyOf } from "@yer/api/contract/endpoint";
import type { Acting } from "../../platform/acting/acting.js";
import { type ApplicationRecord, lockApplication } from "../../cases/applications/application.js";
import { hasReceipt, insertContract, insertReceipt, markChargePaid } from "./queries.js";
import { excessOf, overReason } from "./excess.js";
import { oweBack } from "../../cases/applications/charge.js";
import { assertPast } from "../../cases/applications/past-day.js";
import { beginTerm, type TermUnderWay } from "../../cases/applications/term.js";
import { tellOfMoney } from "../../cases/applications/tell.js";
import { enterInJournal } from "../../cases/journal/enter.js";
import { enforceOnApplication, makeMove, record } from "../../cases/applications/transition.js";
import type { Transaction } from "../../platform/database/database.js";
import { assertAttachable } from "../../platform/uploads/attached-files.js";
import { Problem } from "../../platform/problem/problem.js";
import { entriesOfMatch, entriesOfReceipt, standingAfter } from "../../rules/money/journal.js";
import { answerOpenRequest } from "../instalments/queries.js";
import { takeFromLine } from "../statement-lines/queries.js";
import { daysUntil, faultsOfSchedule, standingOfInstalments } from "../../rules/workflow/instalments.js";
import { preconditions } from "../../rules/workflow/preconditions.js";

/** A receipt as it is entered. */
export type ReceiptGiven = BodyOf<typeof applications.recordPayment> & {
  /** The bank's list that brought it. */
  readonly batchId?: string | null;
  /** The line of a statement whose money it is: that is booked already. */
  readonly statementLineId?: string | null;
};

/**
 * Records a receipt; once the charge is covered the file goes to the Council. Under a contract the term becomes that of
 * the next instalment, and a suspension ends once no instalment is overdue. A registered file that owes, for a receipt
 * was taken back, stays registered.
 * @returns the receipt's id
 * @throws {Problem}
 */
export async function recordPayment(
  transaction: Transaction,
  acting: Acting,
  id: string,
  given: ReceiptGiven,
): Promise<string> {
  return recordPaymentOf(transaction, acting, await lockApplication(transaction, id), given);
}

/** The same of a file that is locked, as it stands. @throws {Problem} */
export async function recordPaymentOf(
  transaction: Transaction,
  acting: Acting,
  locked: ApplicationRecord,
  { amount, paidOn, document, excess, batchId = null, statementLineId = null }: ReceiptGiven,
): Promise<string> {
  enforceOnApplication(acting, "record:payment", locked);
  const due = locked.money.charge?.due ?? 0;
  const isRegistered = locked.row.status === "registered" && due > 0;
  const application = isRegistered ? { ...locked, state: { ...locked.state, owed: due } } : locked;
  const { row, state, charge } = application;
  const reasons = isRegistered ? [] : preconditions("record_payment", state, acting.now);
  if (reasons.length > 0 || charge === null) throw new Problem("move-refused", { reasons });
  assertPast(acting, paidOn, "/paidOn");
  await assertUnknown(transaction, application, document);
  const beyond = excessOf(acting, application, amount);
  const against = beyond.against ?? (beyond.excess === (excess ?? 0) ? undefined : overReason(beyond.excess));
  if (against !== undefined) throw new Problem("move-refused", { reasons: [against] });
  const file = { homeRegion: row.home_region, applicationId: row.id };
  const receipt = await insertReceipt(transaction, {
    ...file,
    amount,
    paidOn,
    document,
    byName: acting.actor?.name ?? null,
    at: acting.now,
    batchId,
    statementLineId,
  });
  if (statementLineId !== null) {
    await takeFromLine(transaction, { home_region: row.home_region, id: statementLineId }, amount);
  }
  const entries = (statementLineId === null ? entriesOfReceipt : entriesOfMatch)(application.money, amount);
  const of = { ...file, receiptId: receipt, statementLineId, cause: "receipt.recorded", valueDay: paidOn } as const;
  await enterInJournal(transaction, acting, of, entries);
  await tellOfMoney(transaction, acting, application, "own.receipt");
  // What is owed before the receipt opens the move; what is due after it decides where it leads.
  const after = standingAfter(application.money, entries);
  const owed = after.charge?.due ?? 0;
  if (owed === 0) await markChargePaid(transaction, row.home_region, charge.id);
  if (isRegistered) {
    await oweBack(transaction, acting, { row, money: after });
    await record(transaction, acting, application, { action: "receipt.recorded", params: { amount, document } });
    return receipt;
  }
  const ownTerm = owed > 0 ? instalmentTerm(acting, application, application.credit + amount) : undefined;
  await makeMove(transaction, acting, application, "record_payment", {
    params: { amount, document },
    after: { owed },
    ...(ownTerm === undefined ? {} : { ownTerm }),
  });
  return receipt;
}

/** The file's row is locked: nobody enters the same document beside this. */
async function assertUnknown(transaction: Transaction, { row }: ApplicationRecord, document: string): Promise<void> {
  if (!(await hasReceipt(transaction, { homeRegion: row.home_region, applicationId: row.id }, document))) return;
  throw new Problem("invalid", { errors: [{ in: "body", pointer: "/document", code: "receipt-known" }] });
}

/** The term of the next instalment that is not paid; `undefined` without a contract, or while one is overdue. */
function instalmentTerm(acting: Acting, { contract }: ApplicationRecord, credit: number): TermUnderWay | undefined {
  if (contract === null) return undefined;
  const standing = standingOfInstalments(contract.schedule, credit - contract.credit, acting.now);
  const next = standing.find(({ state }) => state !== "paid");
  return next === undefined || next.state === "overdue" ? undefined : termUntil(acting, next.dueOn);
}

/** Calendar days, so that a change of the holiday calendar never moves a day that was agreed. */
function termUntil({ now, settings }: Acting, day: string): TermUnderWay {
  return beginTerm({ days: daysUntil(day, now), unit: "calendar" }, now, settings);
}

/**
 * Enters the contract by which what is owed is paid in instalments: the term becomes the first one's, the total clock
 * stands still, and a suspension ends. @throws {Problem}
 */
export async function agreeInstalments(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { number, signedOn, fileId, schedule }: BodyOf<typeof applications.agreeInstalments>,
): Promise<void> {
  const application = await lockApplication(transaction, id);
  enforceOnApplication(acting, "agree:instalments", application);
  const { row, state, charge, credit } = application;
  const reasons = preconditions("agree_instalments", state, acting.now);
  if (reasons.length > 0 || charge === null) throw new Problem("move-refused", { reasons });
  assertPast(acting, signedOn, "/signedOn");
  const mostDays = acting.settings.in(row.district_soato).value("instalments.days", acting.now);
  const faults = faultsOfSchedule(schedule, state.owed ?? 0, acting.now, mostDays);
  if (faults.length > 0) {
    throw new Problem("invalid", { errors: faults.map((fault) => ({ in: "body" as const, ...fault })) });
  }
  if (fileId !== null) {
    await assertAttachable(transaction, [{ id: fileId, pointer: "/fileId" }], [acting.actor?.id ?? ""]);
  }
  await insertContract(transaction, {
    homeRegion: row.home_region,
    applicationId: id,
    chargeId: charge.id,
    number,
    signedOn,
    fileId,
    credit,
    schedule,
    byName: acting.actor?.name ?? null,
    at: acting.now,
  });
  // Whatever the occupier asked for, this is the answer.
  const isAnswer = await answerOpenRequest(transaction, acting, { home_region: row.home_region, id: charge.id }, null);
  if (isAnswer) await tellOfMoney(transaction, acting, application, "own.instalments");
  const [first] = schedule;
  await makeMove(transaction, acting, application, "agree_instalments", {
    params: { number, instalments: schedule.length },
    after: { instalments: true },
    ...(first === undefined ? {} : { ownTerm: termUntil(acting, first.dueOn) }),
  });
}
