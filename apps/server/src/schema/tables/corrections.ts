import type { CorrectionState } from "@yer/api/contract/corrections";
import type { RefundState } from "@yer/api/contract/refunds";
import type { Generated } from "kysely";

/** Tables of the acts by which money is corrected and paid back (migrations 0896 and 0897). */
export interface CorrectionTables {
  receipt_corrections: ReceiptCorrectionsTable;
  refunds: RefundsTable;
}

/** Who proposed something, in whose name they may have acted, and when. */
interface Proposed {
  proposed_by: string;
  /** Who acted in their name. */
  proposed_through: string | null;
  /** Their name then. */
  proposer: string;
  proposed_at: Date;
}

/** A proposal to take a receipt back. */
export interface ReceiptCorrectionsTable extends Proposed {
  home_region: string;
  id: string;
  application_id: string;
  receipt_id: string;
  reason: string;
  state: CorrectionState;
  version: Generated<number>;
  answer: string | null;
  answered_by: string | null;
  answerer: string | null;
  answered_at: Date | null;
}

/** What is paid back, whatever it is paid back of, and how far it has come. */
export interface PaidBack extends Proposed {
  home_region: string;
  id: string;
  /** Tiyin. */
  amount: number;
  payee_name: string;
  state: RefundState;
  version: Generated<number>;
  /** Name of who approved or refused it last. */
  decider: string | null;
  answer: string | null;
  /** Number of the last payment order; it stays when the bank did not pay, until a new order is made. */
  order_number: string | null;
  order_day: string | null;
  orderer: string | null;
  executed_on: string | null;
  bank_id: string | null;
  /** Why the bank did not execute the last order. */
  bounced: string | null;
}

/** A refund of what an application is owed back. */
export interface RefundsTable extends PaidBack {
  application_id: string;
  /** Where the bank pays; none of what the provider of an online payment pays back. */
  account: string | null;
  mfo: string | null;
  online_payment_id: Generated<string | null>;
  /** When the provider was asked for it first, and is asked next, by the machine's clock. */
  sent_at: Generated<Date | null>;
  ask_at: Generated<Date | null>;
}
