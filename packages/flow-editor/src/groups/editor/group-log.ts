import { logOf } from "../../log/edit-log.js";
import type { EditLog, LogActs } from "../../log/edit-log.js";
import { applyGroupOperations, invertGroupOperations } from "../../model/groups/index.js";
import type { GroupFlow, GroupOperation } from "../../model/groups/index.js";

/** A field group and how it came to be. */
export type GroupLog = EditLog<GroupFlow, GroupOperation>;

/** Joins changes of the same field, question or options that follow each other: typing a label is one thing. */
function coalesce(operations: readonly GroupOperation[]): GroupOperation[] {
  const joined: GroupOperation[] = [];
  for (const operation of operations) {
    const last = joined.at(-1);
    if (last && follows(last, operation))
      joined[joined.length - 1] = { ...last, after: operation.after } as GroupOperation;
    else joined.push(operation);
  }
  return joined.filter(
    (operation) => !isChange(operation) || JSON.stringify(operation.before) !== JSON.stringify(operation.after),
  );
}

type Changing = Extract<GroupOperation, { readonly before: unknown }>;

const isChange = (operation: GroupOperation): operation is Changing => "before" in operation;

function follows(one: GroupOperation, other: GroupOperation): other is Changing {
  if (!isChange(one) || !isChange(other) || one.slice !== other.slice) return false;
  if (one.type === "select" || other.type === "select") {
    return one.type === "select" && other.type === "select" && one.node === other.node;
  }
  return one.before.id === other.before.id;
}

/** Logs of field groups. */
export const groupLog: LogActs<GroupFlow, GroupOperation> = logOf<GroupFlow, GroupOperation>({
  apply: applyGroupOperations,
  invert: invertGroupOperations,
  coalesce,
});
