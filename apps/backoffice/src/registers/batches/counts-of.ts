import type { BatchRowKind } from "@yer/api/contract/batch";

/** Rows of a batch, as its steps count them: a kind has not every kind of row. */
export function countsOf({ counts }: { readonly counts: Partial<Readonly<Record<BatchRowKind, number>>> }): {
  /** Rows that are right and new: they can be entered. */
  readonly fresh: number;
  /** Right rows that pay more than is owed: somebody must confirm them first. */
  readonly over: number;
  readonly wrong: number;
  /** Entered rows whose records are still as the batch left them: they can be undone. */
  readonly standing: number;
  /** Rows that were entered, undone or not. */
  readonly done: number;
} {
  const { new: added = 0, changed = 0, over = 0, wrong = 0, entered = 0, kept = 0, undone = 0 } = counts;
  return { fresh: added + changed, over, wrong, standing: entered + kept, done: entered + kept + undone };
}
