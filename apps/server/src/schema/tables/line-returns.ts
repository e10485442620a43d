import type { PaidBack } from "./corrections.js";

/** Tables of what is returned of banks' lines (migration 0930). */
export interface LineReturnTables {
  line_returns: LineReturnsTable;
}

/** A return to who paid of what is set aside of a line. */
export interface LineReturnsTable extends PaidBack {
  statement_line_id: string;
  account: string;
  mfo: string;
  /** Year in the number of the last payment order; `null` before the first. */
  year: number | null;
  sequence: number | null;
}
