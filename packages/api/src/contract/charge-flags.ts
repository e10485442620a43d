/**
 * What stands of a charge beside its state: something of it is paid, though not all · its application is suspended for
 * want of payment · its application is registered, and something of it is not covered any more · it is paid by a
 * contract of instalments · its occupier asked for instalments, and nobody has answered · its application is owed
 * something back · of its application a correction of a receipt, or a refund, is proposed and waits for a second person.
 */
export const chargeFlags = [
  "part",
  "late",
  "owed",
  "contract",
  "asked",
  "refund",
  "correctionProposed",
  "refundProposed",
] as const;
/** See {@link chargeFlags}. */
export type ChargeFlag = (typeof chargeFlags)[number];
