import type { BatchFault, BatchRowKind } from "@yer/api/contract/batch";
import type { EnteredRow } from "./batch-kind.js";

/** Result of entering or undoing a row. */
export interface RowOutcome {
  readonly line: number;
  readonly kind: BatchRowKind;
  readonly faults: readonly BatchFault[];
  readonly record: EnteredRow | null;
}
