import type { Reason } from "@yer/api/contract/problem";
import type { Acting } from "../../platform/acting/acting.js";
import type { ApplicationRecord } from "../../cases/applications/application.js";

/**
 * What a receipt is beyond what an application owes, in tiyin; `against`: why it is more than an application may be
 * overpaid.
 */
export interface Excess {
  readonly excess: number;
  readonly against?: Reason;
}

/**
 * What an amount is beyond what is owed. It becomes the application's credit (DOMAIN §3 keeps receipts as credit, §7
 * counts them), so somebody has to mean it; beyond the setting `payment.excess` it is refused as a payment of this
 * charge.
 * @param before tiyin of receipts that come before this one and are not entered yet, such as rows of the same list
 */
export function excessOf(
  { settings, now }: Acting,
  { charge, row, state }: Pick<ApplicationRecord, "charge" | "row" | "state">,
  amount: number,
  before = 0,
): Excess {
  const owed = Math.max(0, (state.owed ?? 0) - before);
  const excess = Math.max(0, amount - owed);
  const percent = settings.in(row.district_soato).value("payment.excess", now);
  const most = Math.floor(((charge?.amount ?? 0) * percent) / 100);
  if (excess <= most) return { excess };
  return { excess, against: { code: "receipt-excessive", params: { owed: soum(owed), most: soum(owed + most) } } };
}

/** Why a receipt whose excess nobody confirmed, or another one than there is, is not entered. */
export function overReason(excess: number): Reason {
  return { code: "receipt-over", params: { excess: soum(excess) } };
}

/** Tiyin as whole soʻm, for a sentence. */
function soum(tiyin: number): number {
  return Math.ceil(tiyin / 100);
}
