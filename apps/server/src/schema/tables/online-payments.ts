import type { Generated } from "kysely";
import type { OnlinePaymentState } from "@yer/api/contract/online-payments";

/** Tables of payments at a provider's (migration 0910). */
export interface OnlinePaymentsTables {
  online_payments: OnlinePaymentsTable;
  payment_callbacks: PaymentCallbacksTable;
}

/** A payment of a charge at a provider's. Its times are the machine's: the provider knows no other. */
export interface OnlinePaymentsTable {
  home_region: string;
  /** The reference under which the provider has it. */
  id: string;
  application_id: string;
  charge_id: string;
  account_id: string;
  provider: string;
  /** For a second payment under one reference: that reference. */
  beside: Generated<string | null>;
  bill: string;
  /** Tiyin that were asked for. */
  amount: number;
  /** Tiyin that the provider says were paid. */
  paid: Generated<number | null>;
  state: OnlinePaymentState;
  external_id: Generated<string | null>;
  pay_url: Generated<string | null>;
  payer: string | null;
  started_at: Date;
  ends_at: Date;
  /** When the provider is asked next. */
  ask_at: Date | null;
  changed_at: Date;
  /** The line of its account's statement that it is, once it is paid. */
  statement_line_id: Generated<string | null>;
}

/** A call of the provider that was heard. */
export interface PaymentCallbacksTable {
  seal: string;
  at: Date;
}
