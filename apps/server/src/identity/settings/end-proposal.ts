import type { Transaction } from "../../platform/database/database.js";
import { closeProposal, type ProposalRow } from "./proposal-queries.js";
import { type InTerritory, type Person, recordSetting } from "./record.js";

/** How a person ends a proposal. */
export type Verdict = "approve" | "refuse" | "take-back";

/** How a person ended a proposal, and why. */
export interface Decision {
  readonly verdict: Verdict;
  readonly reason: string;
}

const states = { approve: "approved", refuse: "refused", "take-back": "withdrawn" } as const;
const actions = { approve: "setting.approved", refuse: "setting.refused", "take-back": "setting.taken-back" } as const;

/** Writes how a locked proposal was ended by a person, and keeps it in the history; what it proposed is not brought about. */
export async function endProposal(
  transaction: Transaction,
  doer: Person,
  of: InTerritory,
  row: ProposalRow,
  { verdict, reason }: Decision,
): Promise<void> {
  await closeProposal(transaction, row, states[verdict], { id: doer.actor.id, now: doer.now, reason });
  await recordSetting(transaction, doer, of, { action: actions[verdict], reason, start: row.valid_from });
}
