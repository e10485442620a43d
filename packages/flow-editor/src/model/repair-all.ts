import type { Diagram } from "./diagram.js";
import { applyOperations } from "./operations.js";
import type { Operation } from "./operations.js";
import { validate } from "./validate.js";

/** Mends every fault that has a repair, one after the other, and says what it did. */
export function repairAll(diagram: Diagram): [Diagram, Operation[]] {
  let result = diagram;
  const operations: Operation[] = [];
  for (;;) {
    const repair = validate(result).find((finding) => finding.repair)?.repair;
    if (!repair) return [result, operations];
    operations.push(...repair);
    result = applyOperations(result, repair);
  }
}
