import type { BatchFault } from "@yer/api/contract/batch";
import { Problem } from "../../platform/problem/problem.js";

/** A row was right when it was tried, and is no more: it is wrong by now, or stands already as it says. */
export class RowRefused extends Problem {
  readonly kind: "wrong" | "known";
  readonly faults: readonly BatchFault[];

  constructor(kind: "wrong" | "known", faults: readonly BatchFault[]) {
    super("invalid");
    this.kind = kind;
    this.faults = faults;
  }
}
