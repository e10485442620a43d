import type { Correction, ApplicationCorrections } from "@yer/api/contract/corrections";
import type { EndpointCode } from "@yer/api/contract/codes";
import type { Reason } from "@yer/api/contract/problem";
import { decide } from "../../identity/access/decide.js";
import { applicationScope } from "../../identity/access/scope.js";
import { type ApplicationRecord, readApplicationRecord } from "../../cases/applications/application.js";
import { takersOf } from "../../cases/applications/last-able.js";
import { enforceOnApplication } from "../../cases/applications/transition.js";
import type { Actor } from "../../platform/acting/actor.js";
import { proposersOf } from "../../platform/acting/proposed.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { againstAnswering, againstProposing, againstWithdrawing } from "../../rules/money/correction.js";
import { type CorrectionRow, correctionsOf, type ReceiptFound, receiptsOf } from "./queries.js";

/**
 * Proposals about an application's receipts, and what the reader can do about them; members of an organisation that is
 * only asked read nothing of its money. @throws {Problem} `not-found`
 */
export async function readCorrections(
  db: Db | Transaction,
  acting: ActingPerson,
  applicationId: string,
): Promise<ApplicationCorrections> {
  const application = await readApplicationRecord(db, applicationId);
  enforceOnApplication(acting, "read:property", application, "read");
  const { row, money } = application;
  if (applicationScope(acting.actor)?.organisationId !== null) return { items: [], receipts: [], registeredOwed: 0 };
  const receipts = await receiptsOf(db, row);
  const byId = new Map(receipts.map((receipt) => [receipt.id, receipt]));
  const corrections = await correctionsOf(db, row);
  const may = reasonsIn(acting.actor, application);
  return {
    items: corrections.flatMap((each) => {
      const receipt = byId.get(each.receipt_id);
      return receipt === undefined ? [] : [correctionView(acting.actor, each, receipt, may)];
    }),
    receipts: receipts.map((receipt) => ({
      id: receipt.id,
      propose: [...may("correct:payment"), ...againstProposing(receipt)],
    })),
    registeredOwed: row.status === "registered" ? (money.charge?.due ?? 0) : 0,
  };
}

/** Why a person cannot act on an application at all, by permission. */
export function reasonsIn(actor: Actor, { subject }: Pick<ApplicationRecord, "subject">) {
  return (code: EndpointCode): readonly Reason[] => {
    const decision = decide(actor, { code, kind: "act" }, subject);
    return decision.allowed ? [] : decision.reasons;
  };
}

/** A proposal as its rules weigh it. */
export function proposalOf(row: CorrectionRow) {
  return { state: row.state, proposers: proposersOf(row) };
}

function correctionView(
  actor: Actor,
  row: CorrectionRow,
  { document, paidOn, amount, recorders }: ReceiptFound,
  may: ReturnType<typeof reasonsIn>,
): Correction {
  const people = takersOf(actor);
  const proposal = proposalOf(row);
  return {
    id: row.id,
    receiptId: row.receipt_id,
    document,
    paidOn,
    amount,
    state: row.state,
    reason: row.reason,
    by: row.proposer,
    at: row.proposed_at.toISOString(),
    answer: row.answer,
    answeredBy: row.answerer,
    answeredAt: row.answered_at?.toISOString() ?? null,
    version: row.version,
    decide: [...may("approve:correction"), ...againstAnswering(proposal, { recorders }, people)],
    withdraw: [...may("correct:payment"), ...againstWithdrawing(proposal, people)],
  };
}
