import type { ApplicationRecord } from "../../cases/applications/application.js";
import { preconditions } from "../../rules/workflow/preconditions.js";

/**
 * Tiyin of an application's charge that can be paid now, by whoever: it is due, and a receipt of it would be entered.
 */
export function payableDue({ row, state, money }: ApplicationRecord, now: Date): number {
  const due = money.charge?.due ?? 0;
  // A registered application whose charge is no longer covered owes as any other.
  return row.status === "registered" || preconditions("record_payment", state, now).length === 0 ? due : 0;
}
