import { EMPTY_GROUP, type GroupFlow, parseGroup } from "@yer/flow-editor/model/groups";

/** The group of a version or a draft; what no model can read shows as one that asks nothing. */
export function groupOf(stored: unknown): GroupFlow {
  const parsed = parseGroup(stored);
  return parsed.ok ? parsed.group : EMPTY_GROUP;
}
