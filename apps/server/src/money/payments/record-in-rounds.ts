import { lockApplications } from "../../cases/applications/application.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { type ReceiptGiven, recordPayments } from "./record-payments.js";

/** A receipt of a list, and the application that it is of. */
export interface ReceiptOfApplication {
  readonly applicationId: string;
  readonly given: ReceiptGiven;
}

/** What became of one: its receipt's id, or why it is not recorded. */
export interface RecordedOfApplication<One extends ReceiptOfApplication> {
  readonly of: One;
  /** The application's. */
  readonly number: string | null;
  readonly done: string | Problem;
}

/**
 * Records receipts of applications, of which some may be of the same one: those come in rounds, each with as many
 * statements for many applications as for one, and an application is read anew before its next. All applications are
 * locked at once and in the one order that acts on many take, so that two lists do not lock each other out.
 */
export async function recordInRounds<One extends ReceiptOfApplication>(
  transaction: Transaction,
  acting: Acting,
  receipts: readonly One[],
): Promise<RecordedOfApplication<One>[]> {
  const recorded: RecordedOfApplication<One>[] = [];
  let left = receipts;
  while (left.length > 0) {
    const files = await lockApplications(transaction, [...new Set(left.map(({ applicationId }) => applicationId))]);
    const byId = new Map(files.map((file) => [file.row.id, file] as const));
    const round = left.filter(
      (one, nth) => left.findIndex(({ applicationId }) => applicationId === one.applicationId) === nth,
    );
    const known = round.flatMap((of) => {
      const application = byId.get(of.applicationId);
      return application === undefined ? [] : [{ of, application, given: of.given }];
    });
    const done = await recordPayments(transaction, acting, known);
    const byReceipt = new Map(known.map((one, nth) => [one.of, { ...one, done: done[nth] }] as const));
    for (const of of round) {
      const found = byReceipt.get(of);
      recorded.push({
        of,
        number: found?.application.row.number ?? null,
        done: found?.done ?? new Problem("not-found"),
      });
    }
    const gone = new Set<ReceiptOfApplication>(round);
    left = left.filter((one) => !gone.has(one));
  }
  return recorded;
}
