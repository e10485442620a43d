import { branchesOf, endAfter, indexOf, lead, placeField, release } from "../../model/groups/index.js";
import type { GroupEdit, GroupFlow } from "../../model/groups/index.js";
import { givenWays, otherwise, waysOf } from "../../model/groups/groupFlow.js";

/** Ends the form. */
export const END = "end";
/** Goes where every other answer goes. */
export const AS_OTHERS = "others";

/** Where an option leads (or, without one, every other answer): a field, {@link END}, or {@link AS_OTHERS}. */
export function wayNow(group: GroupFlow, nodeId: string, option?: number): string {
  const index = indexOf(group);
  const ways = waysOf(group, index, nodeId);
  if (option !== undefined && !ways.has(option)) return AS_OTHERS;
  const edge = option === undefined ? otherwise(index, nodeId, ways)[0] : ways.get(option);
  const fieldId = edge ? index.nodes.get(edge.target)?.fieldId : undefined;
  return fieldId === undefined ? END : String(fieldId);
}

/** Leads an option (or, without one, every other answer) to a field, to the end, or the way of the others. */
export function setWay(group: GroupFlow, nodeId: string, to: string, option?: number): GroupEdit {
  if (to === END) return endAfter(group, nodeId, option);
  if (to === AS_OTHERS) return option === undefined ? [group, []] : release(group, nodeId, option);
  const fieldId = Number(to);
  const there = group.nodes.find((node) => node.fieldId === fieldId);
  if (there) return lead(group, nodeId, there.id, option);
  const { x, y } = group.nodes.find(({ id }) => id === nodeId)?.position ?? { x: 24, y: 24 };
  const branches = branchesOf(group, indexOf(group), nodeId).filter(({ edge }) => edge !== null).length;
  const [placed, first] = placeField(group, fieldId, { x: x + branches * 288, y: y + 160 });
  const [whole, second] = lead(placed, nodeId, placed.nodes.at(-1)?.id ?? "", option);
  return [whole, [...first, ...second]];
}

/** Whether any option of a node has a way of its own. */
export const hasOwnWays = (group: GroupFlow, nodeId: string): boolean =>
  Object.keys(givenWays(group, nodeId)).length > 0;
