import type { BankDayState } from "@yer/api/contract/bank-days";
import type { Generated } from "kysely";

/** Tables of the days of bank accounts (migration 0915). */
export interface BankDaysTables {
  bank_days: BankDaysTable;
  bank_day_statements: BankDayStatementsTable;
}

/** A day of an account, there from its first line on. */
export interface BankDaysTable {
  home_region: string;
  account_id: string;
  day: string;
  state: Generated<BankDayState>;
  /** What the bank says of it, in tiyin. */
  turnover: Generated<number | null>;
  opening: Generated<number | null>;
  closing: Generated<number | null>;
  paid_out: Generated<number | null>;
  /** What came in by that. */
  total: Generated<number | null>;
  told_by: Generated<string | null>;
  /** Their name. */
  teller: Generated<string | null>;
  closed_by: Generated<string | null>;
  closer: Generated<string | null>;
  closed_at: Generated<Date | null>;
  /** Why it was opened again. */
  reason: Generated<string | null>;
  version: Generated<number>;
}

/** A signed statement of a day that was closed. */
export interface BankDayStatementsTable {
  home_region: string;
  id: string;
  account_id: string;
  day: string;
  /** What was signed, word for word. */
  content: string;
  pkcs7: Buffer;
  signer: string;
  signed_at: Date;
  superseded_at: Generated<Date | null>;
  /** SHA-256 of its PDF, once that is rendered. */
  sha256: Generated<string | null>;
  size: Generated<number | null>;
  rendered_at: Generated<Date | null>;
}
