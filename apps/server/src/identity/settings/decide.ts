import type { ActingInContext, Guarded } from "../../platform/acting/acting-in-context.js";
import type { Reason } from "@yer/api/contract/problem";
import type { Proposal } from "@yer/api/contract/settings";
import type { Transaction } from "../../platform/database/database.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { applyChanges, changeReasons } from "./calendar-service.js";
import { type Decision, endProposal, type Verdict } from "./end-proposal.js";
import {
  closeProposal,
  findSubject,
  isOwn,
  lockOpenProposals,
  lockProposal,
  type ProposalRow,
  proposalState,
  proposalViews,
} from "./proposal-queries.js";
import { lockRecord, readValues, touchRecord } from "./queries.js";
import { assertCovers, doerOf, type InTerritory, recordSetting, subjectOf } from "./record.js";
import { applyValue, applyWithdrawal } from "./service.js";
import { setReasons, withdrawReasons } from "./start.js";

async function view(transaction: Transaction, { actor, now }: ActingInContext, id: string): Promise<Proposal> {
  const row = await lockProposal(transaction, id);
  const [shown] = row === undefined ? [] : await proposalViews(transaction, [row], actor, now);
  if (shown === undefined) throw notFound();
  return shown;
}

/** Why a person cannot end a proposal so, as it stands. */
function closedReasons(row: ProposalRow, acting: ActingInContext, verdict: Verdict, version: number): Reason[] {
  const state = proposalState(row, acting.now);
  if (state !== "open") return [{ code: `proposal-${state}` }];
  const own = isOwn(row, acting.actor);
  if (verdict === "take-back") return own ? [] : [{ code: "proposal-of-another" }];
  if (own) return [{ code: "proposal-own" }];
  return verdict === "approve" && row.base_version !== version ? [{ code: "proposal-stale" }] : [];
}

function refuse(reasons: readonly Reason[]): void {
  if (reasons.length > 0) throw new Problem("move-refused", { reasons });
}

/** What a proposal says comes about, if it still can. @throws {Problem} `move-refused` */
async function apply(
  transaction: Transaction,
  acting: ActingInContext,
  row: ProposalRow,
  { subject, territory }: InTerritory,
): Promise<void> {
  const { now } = acting;
  const { reason } = row;
  if (subject === "calendar") {
    refuse(await changeReasons(transaction, row.changes, now));
    return applyChanges(transaction, doerOf(acting), row.changes, reason);
  }
  const of = { subject, territory };
  const validFrom = row.valid_from ?? "";
  const rows = await readValues(transaction, [subject]);
  if (row.act === "withdraw") {
    refuse(withdrawReasons(rows, { territory, validFrom }, now));
    return applyWithdrawal(transaction, acting, of, { validFrom, reason });
  }
  const { value } = row;
  refuse(setReasons(subject, rows, { territory, validFrom, value }, now));
  return applyValue(transaction, acting, of, {
    validFrom,
    value,
    reason,
    proposedBy: row.proposed_by,
    approvedBy: acting.actor.id,
  });
}

/** Others made on the values that are no more: nobody can approve them, so nobody shall be asked to. */
async function closeStale(
  transaction: Transaction,
  { now, context: { events } }: ActingInContext,
  of: InTerritory,
): Promise<void> {
  for (const other of await lockOpenProposals(transaction, of)) {
    await closeProposal(transaction, other, "stale", { id: null, now, reason: null });
    await recordSetting(transaction, { actor: null, now, events }, of, {
      action: "setting.stale",
      start: other.valid_from,
    });
  }
}

/**
 * Ends a proposal: another person approves or refuses it, or the one who made it takes it back.
 * @throws {Problem} `not-found`, `precondition-failed` where somebody was faster, `move-refused`, `access-denied`
 */
export async function decideProposal(
  transaction: Transaction,
  acting: ActingInContext,
  id: string,
  { body: { verdict, reason }, ifMatch }: Guarded<Decision>,
): Promise<Proposal> {
  const { actor, now } = acting;
  const known = await findSubject(transaction, id);
  if (known === undefined) throw notFound();
  assertCovers(actor, known.territory);
  const of = { subject: subjectOf(known.subject), territory: known.territory };
  // The record before the proposal, as everywhere: two who decide wait for each other.
  const version = await lockRecord(transaction, of);
  const row = await lockProposal(transaction, id);
  if (row === undefined) throw notFound();
  if (row.version !== ifMatch)
    throw new Problem("precondition-failed", { current: await view(transaction, acting, id) });
  refuse(closedReasons(row, acting, verdict, version));
  await endProposal(transaction, doerOf(acting), of, row, { verdict, reason });
  if (verdict === "approve") {
    await apply(transaction, acting, row, of);
    await closeStale(transaction, acting, of);
  } else {
    await touchRecord(transaction, of, now, false);
  }
  return view(transaction, acting, id);
}
