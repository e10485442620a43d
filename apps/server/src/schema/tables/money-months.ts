import type { MoneyMonthState, MoneyMonthTurnover } from "@yer/api/contract/money-months";
import type { ColumnType, Generated, RawBuilder } from "kysely";

/** Table of the months of the journal (migration 0920). */
export interface MoneyMonthTables {
  money_months: MoneyMonthsTable;
}

/** A month of a region's books, from the first time that somebody proposed to close it. */
export interface MoneyMonthsTable {
  home_region: string;
  /** Its first day. */
  month: string;
  state: MoneyMonthState;
  proposed_by: string | null;
  /** Who acted in the proposer's name. */
  proposed_through: string | null;
  proposer: string | null;
  proposed_at: Date | null;
  /** Never who proposed it. */
  closed_by: string | null;
  closer: string | null;
  closed_at: Date | null;
  /** Why the last proposal was refused or withdrawn. */
  reason: string | null;
  /** What was booked in it on each account, as it was when it was closed. */
  turnovers: ColumnType<readonly MoneyMonthTurnover[] | null, null, RawBuilder<readonly MoneyMonthTurnover[]> | null>;
  entries: number | null;
  version: Generated<number>;
}
