import type { BatchFault } from "@yer/api/contract/batch";
import type { Reason } from "@yer/api/contract/problem";

/** A fault of a row as a whole. */
export function ofRow(code: BatchFault["code"], params?: Readonly<Record<string, string | number>>): BatchFault {
  return { code, field: null, column: null, value: "", ...(params === undefined ? {} : { params }) };
}

/** A reason as a fault of a row as a whole. */
export function ofReason(reason: Reason): BatchFault {
  return { ...reason, field: null, column: null, value: "" };
}
