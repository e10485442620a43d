import type { CorrectionState } from "@yer/api/contract/corrections";
import { notify } from "../../identity/notices/service.js";
import { type ApplicationRecord, lockApplication } from "../../cases/applications/application.js";
import { takersOf } from "../../cases/applications/last-able.js";
import { nearestAble } from "../../cases/applications/tell.js";
import { enforceOnApplication, record } from "../../cases/applications/transition.js";
import { proposedBy } from "../../platform/acting/proposed.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { notFound, Problem, refuseFor } from "../../platform/problem/problem.js";
import { againstAnswering, againstProposing, againstWithdrawing } from "../../rules/money/correction.js";
import { takeBack } from "../payments/take-back.js";
import {
  answerCorrection,
  type CorrectionRow,
  correctionsOf,
  insertCorrection,
  type ReceiptFound,
  receiptsOf,
} from "./queries.js";
import { proposalOf } from "./read.js";

/** Which proposal of an application, and as which version it was read. */
export interface AnsweredCorrection {
  readonly id: string;
  readonly ifMatch: number;
}

/** Proposes to take a receipt back; whoever may approve it is told. @throws {Problem} */
export async function proposeCorrection(
  transaction: Transaction,
  acting: ActingPerson,
  applicationId: string,
  { receiptId, reason }: { readonly receiptId: string; readonly reason: string },
): Promise<void> {
  const application = await lockApplication(transaction, applicationId);
  enforceOnApplication(acting, "correct:payment", application);
  const { row } = application;
  const receipt = (await receiptsOf(transaction, row)).find(({ id }) => id === receiptId);
  if (receipt === undefined) throw notFound();
  refuseFor(againstProposing(receipt));
  await insertCorrection(transaction, {
    home_region: row.home_region,
    application_id: row.id,
    receipt_id: receiptId,
    reason,
    ...proposedBy(acting.actor),
    proposed_at: acting.now,
  });
  await record(transaction, acting, application, { action: "correction.proposed", reason, params: said(receipt) });
  const able = await nearestAble(transaction, acting, application, "approve:correction");
  const people = able.map(({ id }) => id).filter((id) => !receipt.recorders.includes(id));
  await tell(transaction, acting, application, "correction.proposed", people);
}

/** Takes the receipt back that somebody else proposed to take back. @throws {Problem} */
export async function approveCorrection(
  transaction: Transaction,
  acting: ActingPerson,
  applicationId: string,
  given: AnsweredCorrection,
): Promise<void> {
  const found = await answering(transaction, acting, applicationId, given);
  const { application, receipt, correction } = found;
  if (receipt.cancelled) refuseFor([{ code: "receipt-cancelled" }]);
  const against = await takeBack(transaction, acting, application, { id: receipt.id, reason: correction.reason });
  if (against !== undefined) refuseFor([against]);
  await answer(transaction, acting, found, "approved");
}

/** Refuses a proposal of somebody else with a reason; the receipt stands. @throws {Problem} */
export async function refuseCorrection(
  transaction: Transaction,
  acting: ActingPerson,
  applicationId: string,
  { reason, ...given }: AnsweredCorrection & { readonly reason: string },
): Promise<void> {
  const found = await answering(transaction, acting, applicationId, given);
  await answer(transaction, acting, found, "refused", reason);
  const params = said(found.receipt);
  await record(transaction, acting, found.application, { action: "correction.refused", reason, params });
}

/** Withdraws one's own proposal; the receipt stands. @throws {Problem} */
export async function withdrawCorrection(
  transaction: Transaction,
  acting: ActingPerson,
  applicationId: string,
  given: AnsweredCorrection,
): Promise<void> {
  const application = await lockApplication(transaction, applicationId);
  enforceOnApplication(acting, "correct:payment", application);
  const { correction, receipt } = await foundIn(transaction, application, given);
  refuseFor(againstWithdrawing(proposalOf(correction), takersOf(acting.actor)));
  await answerCorrection(transaction, correction, answeredBy(acting, "withdrawn", null));
  await record(transaction, acting, application, { action: "correction.withdrawn", params: said(receipt) });
}

interface Found {
  readonly application: ApplicationRecord;
  readonly correction: CorrectionRow;
  readonly receipt: ReceiptFound;
}

/** A proposal that the person may answer, under its application's lock. */
async function answering(
  transaction: Transaction,
  acting: ActingPerson,
  applicationId: string,
  given: AnsweredCorrection,
): Promise<Found> {
  const application = await lockApplication(transaction, applicationId);
  enforceOnApplication(acting, "approve:correction", application);
  const found = await foundIn(transaction, application, given);
  refuseFor(againstAnswering(proposalOf(found.correction), found.receipt, takersOf(acting.actor)));
  return { application, ...found };
}

async function foundIn(
  transaction: Transaction,
  { row }: ApplicationRecord,
  { id, ifMatch }: AnsweredCorrection,
): Promise<Omit<Found, "application">> {
  const correction = (await correctionsOf(transaction, row)).find((each) => each.id === id);
  const receipt = (await receiptsOf(transaction, row)).find((each) => each.id === correction?.receipt_id);
  if (correction === undefined || receipt === undefined) throw notFound();
  if (correction.version !== ifMatch) throw new Problem("precondition-failed");
  return { correction, receipt };
}

async function answer(
  transaction: Transaction,
  acting: ActingPerson,
  { application, correction }: Found,
  state: CorrectionState,
  reason: string | null = null,
): Promise<void> {
  await answerCorrection(transaction, correction, answeredBy(acting, state, reason));
  await tell(transaction, acting, application, "correction.answered", [correction.proposed_by]);
}

function answeredBy({ actor, now }: ActingPerson, state: CorrectionState, reason: string | null) {
  return { state, answer: reason, answered_by: actor.id, answerer: actor.name, answered_at: now };
}

async function tell(
  transaction: Transaction,
  acting: ActingPerson,
  { row }: ApplicationRecord,
  kind: "correction.proposed" | "correction.answered",
  to: readonly string[],
): Promise<void> {
  const params = { number: row.number, by: acting.actor.name };
  await notify(transaction, acting, { to, kind, subject: { kind: "application", id: row.id }, params });
}

/** Parameters of a history's sentence about a receipt. */
function said({ amount, document }: ReceiptFound) {
  return { amount, document };
}
