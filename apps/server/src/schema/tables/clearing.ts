/** Tables of clearing (migration 0931). */
export interface ClearingTables {
  line_clearings: LineClearingsTable;
}

/**
 * What of a line was cleared: `passed` to another region, `settled` what another region or the provider owed, or
 * `covered` online payments that the provider paid out by it.
 */
export interface LineClearingsTable {
  home_region: string;
  id: string;
  statement_line_id: string;
  kind: "passed" | "settled" | "covered";
  /** A region, or `provider`. */
  counterpart: string;
  /** Tiyin of the line. */
  amount: number;
  /** For payments that a line covers: their sum in tiyin, and how many they are. */
  covered: number | null;
  payments: number | null;
  reason: string | null;
  by_id: string;
  by_name: string;
  at: Date;
}
