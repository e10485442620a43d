import type { BulkMoveKey } from "@yer/api/contract/bulk-moves";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { review, startDiscussion, submit } from "../application-acts/service.js";
import { giveConclusion } from "../discussion/service.js";
import type { Transaction } from "../../platform/database/database.js";

import type { SameConclusion } from "../../schema/tables/bulk-moves.js";
import type { Waiting } from "./queries.js";

type Move = (transaction: Transaction, acting: ActingPerson, applicationId: string, reason: string) => Promise<void>;

/**
 * The single moves that many files can make: the very functions behind a file's own buttons, so that nothing is judged
 * in a second way. @throws {Problem}
 */
export const makeOne: Readonly<Record<BulkMoveKey, Move>> = {
  submit: async (transaction, acting, id) => submit(transaction, acting, id),
  start_discussion: async (transaction, acting, id) => startDiscussion(transaction, acting, id),
  review_announce: async (transaction, acting, id, reason) =>
    review(transaction, acting, id, { to: "announced", reason }),
};

/** Gives one of many conclusions: judged, signed and recorded as if it were the only one. @throws {Problem} */
export async function giveOne(
  transaction: Transaction,
  acting: ActingPerson,
  { applicationId, stepId }: Waiting,
  given: SameConclusion | null,
): Promise<void> {
  if (given === null) throw new Error("An act that gives conclusions has none to give.");
  await giveConclusion(transaction, acting, applicationId, { ...given, stepId });
}
