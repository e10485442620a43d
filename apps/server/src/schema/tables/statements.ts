import type { BankAccountState } from "@yer/api/contract/bank-accounts";
import type { Generated } from "kysely";

/** Tables of bank accounts and of the lines of their statements (migration 0898). */
export interface StatementsTables {
  bank_accounts: BankAccountsTable;
  statement_lines: StatementLinesTable;
}

/** An account into which charges of a region are paid. */
export interface BankAccountsTable {
  home_region: string;
  id: string;
  /** Twenty digits. */
  number: string;
  mfo: string;
  /** `online`: a payment provider pays into it, and says of each payment itself; no list of a bank brings its lines. `clearing`: of no bank; what other regions passed on. */
  kind: Generated<"bank" | "online" | "clearing">;
  name: string;
  made_at: Date;
  /** Name of who proposed it; `null`: the operator opened it. */
  made_by: string | null;
  /** Migration 0911. */
  state: Generated<BankAccountState>;
  /** Who proposed what it waits for, or what it is. */
  proposed_by: Generated<string | null>;
  proposed_through: Generated<string | null>;
  proposer: Generated<string | null>;
  decider: Generated<string | null>;
  /** Why it is to be closed, or was refused. */
  reason: Generated<string | null>;
  /** When it was last decided about; null: never since it was opened. */
  changed_at: Generated<Date | null>;
  version: Generated<number>;
}

/** A line of a statement of an account: it is booked once. */
export interface StatementLinesTable {
  home_region: string;
  id: string;
  account_id: string;
  /** How the bank names it, or a digest of all that it says of it. */
  bank_id: string;
  /** Tiyin. */
  amount: number;
  value_day: string;
  document: string;
  payer_name: string;
  /** PINFL or STIR. */
  payer_tax_id: string | null;
  purpose: string;
  /** `searchKey` of payer, purpose and document. */
  search_key: string;
  /** What the list said of whose it is. */
  file_number: string | null;
  batch_id: string | null;
  at: Date;
  by_name: string | null;
  /** Tiyin of it that nobody's charge has yet. */
  unmatched: number;
  /** When it was set aside to be returned, by whom and why. */
  aside_at: Generated<Date | null>;
  aside_by: Generated<string | null>;
  aside_reason: Generated<string | null>;
  /** Tiyin of it that were returned to who paid. */
  returned: Generated<number>;
  /** What was passed on by another region, and came here by this line. */
  passed_by: Generated<string | null>;
  /** The clearing with which an online payment was paid out. */
  paid_out_by: Generated<string | null>;
  /** When it was taken back with its list. */
  unbooked_at: Generated<Date | null>;
  version: Generated<number>;
}
