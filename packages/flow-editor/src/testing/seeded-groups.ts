import { addField, drawInOrder, emptyGroup, endAfter, lead } from "../model/groups/index.js";
import type { GroupFlow } from "../model/groups/index.js";
import { fieldSeeds } from "../model/groups/seeds.js";

/** The seeded fields with these ids, in this order, and nothing drawn. */
export const seededList = (...ids: readonly number[]): GroupFlow =>
  ids.reduce<GroupFlow>((group, id) => {
    const field = fieldSeeds.find((seed) => seed.id === id);
    return field ? addField(group, field)[0] : group;
  }, emptyGroup);

/**
 * Was the plot allocated (21)? Then the decision's number and date (67, 68) and the act (75). Was it not? Then is there
 * membership of a garden partnership (20), and with none of that the form ends. The conclusion's file (45) comes last.
 */
export function seededFlow(): GroupFlow {
  let [group] = drawInOrder(seededList(21, 67, 68, 75, 20, 45));
  const led: readonly (readonly [string, string, number?])[] = [
    ["q21-1", "q67-1", 1],
    ["q21-1", "q20-1", 2],
    ["q75-1", "q45-1"],
    ["q20-1", "q45-1", 1],
  ];
  for (const [source, target, option] of led) [group] = lead(group, source, target, option);
  return endAfter(group, "q20-1", 2)[0];
}
