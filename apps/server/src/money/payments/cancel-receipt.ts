import type { Reason } from "@yer/api/contract/problem";
import type { Acting } from "../../platform/acting/acting.js";
import { lockApplication } from "../../cases/applications/application.js";
import { enforceOnApplication } from "../../cases/applications/transition.js";
import type { Transaction } from "../../platform/database/database.js";
import { takeBack } from "./take-back.js";

/**
 * Takes a receipt back that a list brought: it stays on record and counts no more. An application that has gone on by
 * it keeps it: what was decided on a payment cannot lose it unseen; somebody returns the application first, or proposes
 * to correct it.
 * @returns why it stays, or `undefined`
 * @throws {Problem}
 */
export async function cancelReceipt(
  transaction: Transaction,
  acting: Acting,
  applicationId: string,
  receiptId: string,
): Promise<Reason | undefined> {
  const application = await lockApplication(transaction, applicationId);
  enforceOnApplication(acting, "record:payment", application);
  const { row, charge } = application;
  if (charge?.state === "paid") return { code: "receipt-counted", params: { status: row.status } };
  return takeBack(transaction, acting, application, { id: receiptId });
}
