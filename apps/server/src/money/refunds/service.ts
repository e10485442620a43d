import type { BodyOf } from "@yer/api/contract/endpoint";
import type { refunds } from "@yer/api/contract/refunds";
import { notify } from "../../identity/notices/service.js";
import { type ApplicationRecord, lockApplication } from "../../cases/applications/application.js";
import { takersOf } from "../../cases/applications/last-able.js";
import { assertPast } from "../../cases/applications/past-day.js";
import { nearestAble } from "../../cases/applications/tell.js";
import { tellOfMoney } from "../../cases/applications/tell-citizens.js";
import { enforceOnApplication, record } from "../../cases/applications/transition.js";
import { enterInJournal } from "../../cases/journal/enter.js";
import { proposedBy } from "../../platform/acting/proposed.js";
import type { Acting, ActingPerson } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { notFound, Problem, refuseFor } from "../../platform/problem/problem.js";
import { entriesOfPayout } from "../../rules/money/journal.js";
import { againstRefund, againstRefundAct, codeOfRefundAct, promisedBy, refundAfter } from "../../rules/money/refund.js";
import { standingOfRefund } from "./course.js";
import { changeRefund, insertRefund, type RefundRow, refundsOf } from "./queries.js";
import { changesOf, reasonOf, type RefundStep } from "./step.js";

/** Proposes a refund of what is owed back and promised by no other; whoever may approve it is told. @throws {Problem} */
export async function proposeRefund(
  transaction: Transaction,
  acting: ActingPerson,
  applicationId: string,
  { amount, name, account, mfo }: BodyOf<typeof refunds.propose>,
): Promise<void> {
  const application = await lockApplication(transaction, applicationId);
  enforceOnApplication(acting, "propose:refund", application);
  const { row, money } = application;
  refuseFor(againstRefund(money.refundDue - promisedBy(await refundsOf(transaction, row)), amount));
  await insertRefund(transaction, {
    home_region: row.home_region,
    application_id: row.id,
    amount,
    payee_name: name,
    account,
    mfo,
    ...proposedBy(acting.actor),
    proposed_at: acting.now,
  });
  await record(transaction, acting, application, { action: "refund.proposed", params: { amount } });
  await tellApprovers(transaction, acting, application);
}

/** An act on a refund that is there, and what is said with it. */
export type RefundActed = { readonly id: string; readonly ifMatch: number } & RefundStep<{
  readonly body: BodyOf<typeof refunds.order>;
}>;

/**
 * Does one of the acts on a refund, under its application's lock; what the bank executed is booked.
 * @throws {Problem}
 */
export async function actOnRefund(
  transaction: Transaction,
  acting: ActingPerson,
  applicationId: string,
  given: RefundActed,
): Promise<void> {
  const { act } = given;
  const application = await lockApplication(transaction, applicationId);
  enforceOnApplication(acting, codeOfRefundAct[act], application);
  const refund = (await refundsOf(transaction, application.row)).find(({ id }) => id === given.id);
  if (refund === undefined) throw notFound();
  if (refund.version !== given.ifMatch) throw new Problem("precondition-failed");
  // The provider is asked by an act of its own.
  if (act === "order" && refund.online_payment_id !== null) refuseFor([{ code: "refund-elsewhere" }]);
  refuseFor(againstRefundAct(standingOfRefund(refund), act, takersOf(acting.actor)));
  const state = refundAfter(refund.state, act);
  if (state === undefined) return;
  const changes = await changesOf(transaction, acting, refund, given, ({ body: { number, day } }) => {
    assertPast(acting, day, "/day");
    return { order_number: number, order_day: day };
  });
  await changeRefund(transaction, refund, { state, ...changes });
  if (act === "execute") await payOut(transaction, acting, { application, refund, valueDay: given.body.day });
  await record(transaction, acting, application, {
    action: `refund.${act}`,
    params: { amount: refund.amount, ...(act === "order" ? { document: given.body.number } : {}) },
    ...reasonOf(given),
  });
  if (act !== "withdraw") await tellProposer(transaction, acting, application, refund);
  if (act === "bounce") await tellApprovers(transaction, acting, application);
}

/** Books what the bank paid, and tells the occupier. */
async function payOut(
  transaction: Transaction,
  acting: ActingPerson,
  {
    application,
    refund,
    valueDay,
  }: { readonly application: ApplicationRecord; readonly refund: RefundRow; readonly valueDay: string },
): Promise<void> {
  const { row, money } = application;
  const entries = entriesOfPayout(money, refund.amount);
  // What is promised is taken back by nothing: less than that is never owed.
  if (entries === undefined) throw new Error(`Refund ${refund.id} is more than is owed back.`);
  const file = { homeRegion: row.home_region, applicationId: row.id };
  await enterInJournal(
    transaction,
    acting,
    { ...file, refundId: refund.id, cause: "refund.executed", valueDay },
    entries,
  );
  await tellOfMoney(transaction, acting, application, "own.refund");
}

/** Tells whoever may approve a refund that one is proposed. */
export async function tellApprovers(
  transaction: Transaction,
  acting: ActingPerson,
  application: ApplicationRecord,
): Promise<void> {
  const able = await nearestAble(transaction, acting, application, "approve:refund");
  const to = able.map(({ id }) => id);
  await notify(transaction, acting, { to, kind: "refund.proposed", ...about(application, acting.actor.name) });
}

/** Tells whoever proposed a refund that it went on. @param refund `by`: who did it where no person did, its provider */
export async function tellProposer(
  transaction: Transaction,
  acting: Acting,
  application: ApplicationRecord,
  { proposed_by: proposer, by = acting.actor?.name ?? "" }: Pick<RefundRow, "proposed_by"> & { readonly by?: string },
): Promise<void> {
  const { actor } = acting;
  const to = actor !== null && takersOf(actor).includes(proposer) ? [] : [proposer];
  await notify(transaction, acting, { to, kind: "refund.moved", ...about(application, by) });
}

function about({ row }: ApplicationRecord, by: string) {
  return { subject: { kind: "application", id: row.id }, params: { number: row.number, by } } as const;
}
