import type { BatchRowKind } from "@yer/api/contract/batch";

/** Rows of a batch, as its steps count them: a kind has not every kind of row. */
export function countsOf({ counts }: { readonly counts: Partial<Readonly<Record<BatchRowKind, number>>> }): {
  /** That can be entered. */
  readonly fresh: number;
  /** That wait for somebody to confirm them. */
  readonly over: number;
  readonly wrong: number;
  /** That stand as they were entered. */
  readonly standing: number;
  /** That were entered, whatever became of them since. */
  readonly done: number;
} {
  const { new: added = 0, changed = 0, over = 0, wrong = 0, entered = 0, kept = 0, undone = 0 } = counts;
  return { fresh: added + changed, over, wrong, standing: entered + kept, done: entered + kept + undone };
}
