import type { RefundState } from "@yer/api/contract/refunds";
import type { Generated } from "kysely";

/** Tables of what is returned of banks' lines (migration 0930). */
export interface LineReturnTables {
  line_returns: LineReturnsTable;
}

/** A return to who paid of what is set aside of a line. */
export interface LineReturnsTable {
  home_region: string;
  id: string;
  statement_line_id: string;
  /** Tiyin. */
  amount: number;
  payee_name: string;
  account: string;
  mfo: string;
  state: RefundState;
  version: Generated<number>;
  proposed_by: string;
  /** Who acted in their name. */
  proposed_through: string | null;
  proposer: string;
  proposed_at: Date;
  /** Name of who approved or refused it last. */
  decider: string | null;
  answer: string | null;
  /** Of the last order's number. */
  year: number | null;
  sequence: number | null;
  order_number: string | null;
  order_day: string | null;
  orderer: string | null;
  executed_on: string | null;
  bank_id: string | null;
  /** Why the bank did not execute the last order. */
  bounced: string | null;
}
