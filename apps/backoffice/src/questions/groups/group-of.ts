import { emptyGroup, type GroupFlow, parseGroup } from "@yer/flow-editor/model/groups";

/** The group of a version or a draft; what the model cannot read is shown as a group without fields. */
export function groupOf(stored: unknown): GroupFlow {
  const parsed = parseGroup(stored);
  return parsed.ok ? parsed.group : emptyGroup;
}
