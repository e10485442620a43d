/** What a payment's code says: where to, how much, and what for. */
export interface BillToPay {
  /** Twenty digits. */
  readonly account: string;
  /** The bank's code, five digits. */
  readonly mfo: string;
  readonly payee: string;
  /** Tiyin. */
  readonly amount: number;
  /** Number of the bill, which is the purpose of the payment. */
  readonly number: string;
}

/** Text of the QR code by which banks' apps fill in a payment. A port: the treasury's own form is not public. */
export interface BillCode {
  /** Whether no bank takes the code: it is said beside it. */
  readonly isDemonstration: boolean;
  payloadOf(bill: BillToPay): string;
}
