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
  name: string;
  made_at: Date;
  made_by: string | null;
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
  /** When it was taken back with its list. */
  unbooked_at: Generated<Date | null>;
  version: Generated<number>;
}
