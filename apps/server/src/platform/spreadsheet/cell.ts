/** A calendar day in a cell, `2026-03-05`: spreadsheets sort and count by it. */
export interface DayCell {
  readonly day: string;
}

/** What a cell holds; `null` and empty text are an empty cell. */
export type Cell = string | number | DayCell | null;
