import type { ProblemCode, Reason } from "@yer/api/contract/problem";
import type { ReasonCode } from "@yer/api/contract/reason-codes";
import { sql } from "kysely";
import { Problem } from "../problem/problem.js";
import type { Transaction } from "./database.js";

/** What came of one part of an act on many: what it made, or why it was refused. */
export type Attempt<Result> =
  | { readonly done: Result; readonly refused?: undefined }
  | { readonly refused: Problem; readonly done?: undefined };

/**
 * Does one part of an act on many within its transaction. A refusal undoes this part alone; any other failure ends the
 * whole act.
 */
export async function attempt<Result>(transaction: Transaction, work: () => Promise<Result>): Promise<Attempt<Result>> {
  await sql`savepoint part`.execute(transaction);
  try {
    const done = await work();
    await sql`release savepoint part`.execute(transaction);
    return { done };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await sql`rollback to savepoint part`.execute(transaction);
    await sql`release savepoint part`.execute(transaction);
    return { refused: error };
  }
}

/** Problems that have a reason of another name. */
const reasonOfProblem: Partial<Record<ProblemCode, ReasonCode>> = {
  "not-found": "file-unseen",
  "impersonation-limited": "impersonation",
  "access-denied": "blocked",
  "permission-missing": "permission-missing",
  "duty-conflict": "duty-conflict",
};

/** Why a part was refused, as reasons: the problem's own, or the one that its code stands for. */
export function reasonsOf({ code, details }: Problem): Reason[] {
  if (details.reasons && details.reasons.length > 0) return [...details.reasons];
  if (details.errors && details.errors.length > 0) return [{ code: "value-refused" }];
  return [{ code: reasonOfProblem[code] ?? "work-failed", ...(details.params ? { params: details.params } : {}) }];
}
