import * as fc from "fast-check";
import type { Field, GroupFlow, Label } from "../model/groups/index.js";
import {
  addField,
  drawInOrder,
  emptyGroup,
  endAfter,
  lead,
  makeFirst,
  moveField,
  placeField,
  release,
  removeField,
  removeFromCanvas,
} from "../model/groups/index.js";
import type { GroupEdit } from "../model/groups/index.js";

/** The same text in all four languages, for tests that do not read it. */
export const same = (text: string): Label => ({ uz_UZ: text, uz_Cyrl: text, ru_RU: text, en_US: text });

/** A radio field with as many options as told, valued 0, 1, …; others are texts. */
export const sampleField = (id: number, options = 0, rest: Partial<Field> = {}): Field => ({
  id,
  label: same(`Savol ${id}`),
  fieldType: options > 0 ? "radio" : "string",
  required: options > 0,
  least: null,
  most: null,
  optionsList: Array.from({ length: options }, (_, index) => ({
    id: index + 1,
    label: same(`Javob ${index + 1}`),
    value: String(index),
  })),
  ...rest,
});

/** One act on a group, at a place chosen by number. */
export const anyGroupAct = fc
  .record({ what: fc.nat(9), a: fc.nat(100), b: fc.nat(100), option: fc.nat(3) })
  .map(({ what, a, b, option }) => (group: GroupFlow): GroupEdit => {
    const field = group.list[a % (group.list.length || 1)]?.id ?? 0;
    const node = group.nodes[a % (group.nodes.length || 1)]?.id ?? "none";
    const other = group.nodes[b % (group.nodes.length || 1)]?.id ?? "none";
    const chosen = option === 0 ? undefined : option;
    const edits: (() => GroupEdit)[] = [
      () => addField(group, sampleField(a % 12, b % 4, { required: b % 3 > 0 })),
      () => removeField(group, field),
      () => moveField(group, field, b % (group.list.length || 1)),
      () => placeField(group, field, { x: a, y: b }),
      () => lead(group, node, other, chosen),
      () => endAfter(group, node, chosen),
      () => release(group, node, option),
      () => makeFirst(group, node),
      () => removeFromCanvas(group, [node]),
      () => drawInOrder(group),
    ];
    return edits[what]?.() ?? [group, []];
  });

/** Any group that edits can make: rarely whole, often broken. */
export const anyGroup = (): fc.Arbitrary<GroupFlow> =>
  fc
    .array(anyGroupAct, { maxLength: 40 })
    .map((acts) => acts.reduce<GroupFlow>((group, act) => act(group)[0], emptyGroup));
