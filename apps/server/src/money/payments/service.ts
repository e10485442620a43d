import type { Acting } from "../../platform/acting/acting.js";
import { type ApplicationRecord, lockApplication } from "../../cases/applications/application.js";
import type { Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { type ReceiptGiven, recordPayments } from "./record-payments.js";

/** Records a receipt of one application. @returns its id @throws {Problem} */
export async function recordPayment(
  transaction: Transaction,
  acting: Acting,
  id: string,
  given: ReceiptGiven,
): Promise<string> {
  return recordPaymentOf(transaction, acting, await lockApplication(transaction, id), given);
}

/** The same of an application that is locked, as it stands. @throws {Problem} */
export async function recordPaymentOf(
  transaction: Transaction,
  acting: Acting,
  application: ApplicationRecord,
  given: ReceiptGiven,
): Promise<string> {
  const [recorded] = await recordPayments(transaction, acting, [{ application, given }]);
  if (recorded === undefined || recorded instanceof Problem) throw recorded ?? new Problem("not-found");
  return recorded;
}
