import type { applications } from "@yer/api/contract/applications";
import type { BodyOf } from "@yer/api/contract/endpoint";
import { uuidv7 } from "uuidv7";
import type { Acting } from "../applications/acting.js";
import { lockFile } from "../applications/file.js";
import { assertPast } from "../applications/past-day.js";
import { enforceOnFile, makeMove } from "../applications/transition.js";
import type { Transaction } from "../database/database.js";
import { isUniqueViolation } from "../database/errors.js";
import { Problem } from "../http/problem.js";
import { preconditions } from "../workflow/preconditions.js";

/** Records a receipt; once the charge is covered the file goes to the Council. @throws {Problem} */
export async function recordPayment(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { amount, paidOn, document }: BodyOf<typeof applications.recordPayment>,
): Promise<void> {
  const file = await lockFile(transaction, id);
  enforceOnFile(acting, "record:payment", file);
  const { row, state, charge } = file;
  const reasons = preconditions("record_payment", state, acting.now);
  if (reasons.length > 0 || charge === null) throw new Problem("move-refused", { reasons });
  assertPast(acting, paidOn, "/paidOn");
  try {
    await transaction
      .insertInto("receipts")
      .values({
        home_region: row.home_region,
        id: uuidv7(),
        application_id: id,
        amount,
        paid_on: paidOn,
        document,
        by_name: acting.actor?.name ?? null,
        at: acting.now,
      })
      .execute();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Problem("invalid", {
      errors: [{ in: "body", pointer: "/document", code: "receipt-known" }],
      cause: error,
    });
  }
  // What is owed before the receipt opens the move; what is owed after it decides where it leads.
  const owed = (state.owed ?? 0) - amount;
  if (owed <= 0) {
    await transaction
      .updateTable("charges")
      .set({ state: "paid" })
      .where("home_region", "=", row.home_region)
      .where("id", "=", charge.id)
      .execute();
  }
  await makeMove(transaction, acting, file, "record_payment", { params: { amount, document }, after: { owed } });
}
