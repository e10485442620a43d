import { type Field, type GroupFlow, parseGroup, serialiseGroup } from "@yer/flow-editor/model/groups";

/**
 * A group with its fields as the register has them, and the places of those that the register does not know. A group
 * says which fields it asks and in which order; what a field is, only the register says.
 */
export function withRegister(
  group: GroupFlow,
  register: readonly Field[],
): { readonly group: GroupFlow; readonly unknown: readonly number[] } {
  const known = new Map(register.map((field) => [field.id, field]));
  const unknown = group.list.flatMap(({ id }, index) => (known.has(id) ? [] : [index]));
  const list = group.list.flatMap(({ id }) => known.get(id) ?? []);
  // The model's own form: the same group is the same bytes, whoever sent it.
  const parsed = parseGroup(serialiseGroup({ ...group, list }));
  return { group: parsed.ok ? parsed.group : { ...group, list }, unknown };
}
