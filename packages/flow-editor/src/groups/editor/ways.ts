import { endAfter, indexOf, lead, placeAfter, placeField, release } from "../../model/groups/index.js";
import type { GroupEdit, GroupFlow } from "../../model/groups/index.js";
import { optionsOf, otherwise, waysOf } from "../../model/groups/group-flow.js";

/** Ends the form. */
export const end = "end";
/** An answer goes where every other answer goes. */
export const asOthers = "others";

/** Where an option leads (or, without one, every other answer): a field, {@link end}, or {@link asOthers}. */
export function wayNow(group: GroupFlow, nodeId: string, option?: number): string {
  const index = indexOf(group);
  const ways = waysOf(group, index, nodeId);
  if (option !== undefined && !ways.has(option)) return asOthers;
  const edge = option === undefined ? otherwise(index, nodeId, ways)[0] : ways.get(option);
  const fieldId = edge ? index.nodes.get(edge.target)?.fieldId : undefined;
  return fieldId === undefined ? end : String(fieldId);
}

/** Leads an option (or, without one, every other answer) to a field, to the end, or the way of the others. */
export function setWay(group: GroupFlow, nodeId: string, to: string, option?: number): GroupEdit {
  if (to === end) return endAfter(group, nodeId, option);
  if (to === asOthers) return option === undefined ? [group, []] : release(group, nodeId, option);
  const fieldId = Number(to);
  const there = group.nodes.find((node) => node.fieldId === fieldId);
  if (there) return lead(group, nodeId, there.id, option);
  const [placed, first] = placeField(group, fieldId, placeAfter(group, nodeId));
  const [whole, second] = lead(placed, nodeId, placed.nodes.at(-1)?.id ?? "", option);
  return [whole, [...first, ...second]];
}

/** Whether a question has answers without a way of their own: no options, one that goes as the others, or none given. */
export function hasOthers(group: GroupFlow, nodeId: string): boolean {
  const index = indexOf(group);
  const options = optionsOf(index, nodeId);
  const field = index.fields.get(index.nodes.get(nodeId)?.fieldId ?? Number.NaN);
  const ways = waysOf(group, index, nodeId);
  return options.length === 0 || field?.required === false || options.some(({ id }) => !ways.has(id));
}
