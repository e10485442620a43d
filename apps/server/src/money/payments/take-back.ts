import { tashkentDay } from "@yer/api/formats";
import type { Reason } from "@yer/api/contract/problem";
import type { ApplicationRecord } from "../../cases/applications/application.js";
import { tellOfMoney } from "../../cases/applications/tell-citizens.js";
import { beginTerm, type TermUnderWay } from "../../cases/applications/term.js";
import { makeMove, record } from "../../cases/applications/transition.js";
import { enterInJournal, type EntriesOf } from "../../cases/journal/enter.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { takingBack } from "../../rules/money/correction.js";
import { receivedBy, standingAfter } from "../../rules/money/journal.js";
import { statusTerm } from "../../rules/workflow/deadlines.js";
import { daysUntil, standingOfInstalments } from "../../rules/workflow/instalments.js";
import { openDayOfLine } from "../bank-days/uncovered-days.js";
import { promisedOf } from "../refunds/queries.js";
import { takeFromLines } from "../statement-lines/queries.js";
import { reopenCharge } from "./queries.js";

/**
 * Takes a receipt back: it stays on record and counts no more. A charge that it leaves uncovered is owed again, and sends
 * an application before the Council back to payment; a registered application stays registered. The caller holds the
 * application's lock and has judged who acts.
 * @returns why it stays, or `undefined`
 */
export async function takeBack(
  transaction: Transaction,
  acting: Acting,
  application: ApplicationRecord,
  { id, reason }: { readonly id: string; readonly reason?: string },
): Promise<Reason | undefined> {
  const { row, money } = application;
  const receipt = await transaction
    .selectFrom("receipts")
    .select(["amount", "document", "paid_on", "statement_line_id as statementLineId"])
    .where("home_region", "=", row.home_region)
    .where("application_id", "=", row.id)
    .where("id", "=", id)
    .where("cancelled_at", "is", null)
    .executeTakeFirst();
  if (receipt === undefined) return undefined;
  const { amount, document, statementLineId } = receipt;
  const isOfLine = statementLineId !== null;
  const found = takingBack(money, { amount, isOfLine }, await promisedOf(transaction, row));
  if ("against" in found) return found.against;
  await transaction
    .updateTable("receipts")
    .set({ cancelled_at: acting.now })
    .where("home_region", "=", row.home_region)
    .where("id", "=", id)
    .execute();
  const file = { homeRegion: row.home_region, applicationId: row.id };
  // What the bank told stands; it is nobody's again.
  if (isOfLine) {
    const line = { home_region: row.home_region, id: statementLineId };
    await openDayOfLine(transaction, acting, line, reason ?? `${row.number}, ${document}`);
    await takeFromLines(transaction, [{ ...line, amount: -amount }]);
  }
  const of: EntriesOf = {
    ...file,
    receiptId: id,
    statementLineId,
    cause: "receipt.cancelled",
    valueDay: receipt.paid_on,
  };
  await enterInJournal(transaction, acting, of, found.entries);
  await record(transaction, acting, application, {
    action: "receipt.cancelled",
    params: { amount, document },
    ...(reason === undefined ? {} : { reason }),
  });
  await tellOfMoney(transaction, acting, application, "own.correction");
  await uncover(transaction, acting, application, standingAfter(money, found.entries));
  return undefined;
}

/** What follows where a charge is owed more than before. */
async function uncover(
  transaction: Transaction,
  acting: Acting,
  application: ApplicationRecord,
  money: ApplicationRecord["money"],
): Promise<void> {
  const { row, contract, state } = application;
  const { charge } = money;
  if (charge === null || charge.due === application.money.charge?.due) return;
  const isBeforeCouncil = row.status === "at_council";
  const owed = { ...application, money, state: { ...state, owed: charge.amount - receivedBy(money) } };
  const ownTerm = termOf(acting, owed);
  if (application.charge?.state === "paid") await reopenCharge(transaction, row.home_region, charge.id);
  // Within payment only a contract's term changes; what is suspended for an overdue payment stays so.
  const isMoved = isBeforeCouncil || (row.status === "in_payment" && contract !== null && !row.suspended);
  if (!isMoved) return;
  const isByContract = contract !== null;
  await makeMove(transaction, acting, owed, "uncover", {
    params: { amount: charge.due },
    after: { instalments: isByContract },
    ownTerm,
  });
}

/** The term to pay what is owed again: until the next instalment of a contract, else the usual one of payment. */
function termOf(acting: Acting, { row, contract, money }: ApplicationRecord): TermUnderWay {
  const { now, settings } = acting;
  const usual = statusTerm(settings.in(row.district_soato), "in_payment", now) ?? {
    days: 0,
    unit: "calendar" as const,
  };
  const paid = Math.max(0, receivedBy(money) - (contract?.credit ?? 0));
  const next = standingOfInstalments(contract?.schedule ?? [], paid, now).find(({ state }) => state !== "paid");
  // An instalment whose day is over is asked for anew: nobody could pay it in time.
  if (next === undefined || next.dueOn < tashkentDay(now)) return beginTerm(usual, now, settings);
  return beginTerm({ days: daysUntil(next.dueOn, now), unit: "calendar" }, now, settings);
}
