import { type FilterCondition, type FilterExpression, type FilterGroup, isFilterGroup } from "./expression.js";

/** A condition being written. Its key stays while it lasts, so that its inputs keep their focus. */
export interface DraftCondition {
  readonly key: number;
  readonly condition: FilterCondition;
}

/** A group being written. */
export interface DraftGroup {
  readonly key: number;
  readonly match: "all" | "any";
  readonly conditions: readonly DraftCondition[];
}

/** An expression being written. */
export interface FilterDraft {
  readonly match: "all" | "any";
  readonly items: readonly (DraftCondition | DraftGroup)[];
  /** The next key to give out. */
  readonly next: number;
}

/** Whether a part of a draft is a group. */
export function isDraftGroup(item: DraftCondition | DraftGroup): item is DraftGroup {
  return "conditions" in item;
}

/** A draft to change an expression by. */
export function draftOf({ match, items }: FilterExpression): FilterDraft {
  let next = 1;
  const keyed = (condition: FilterCondition): DraftCondition => ({ key: next++, condition });
  return {
    match,
    items: items.map((item) =>
      isFilterGroup(item) ? { key: next++, match: item.match, conditions: item.conditions.map(keyed) } : keyed(item),
    ),
    next,
  };
}

/** The expression a draft stands for; groups with nothing in them are left out. */
export function expressionOf({ match, items }: FilterDraft): FilterExpression {
  return {
    match,
    items: items.flatMap((item): (FilterCondition | FilterGroup)[] => {
      if (!isDraftGroup(item)) return [item.condition];
      const conditions = item.conditions.map(({ condition }) => condition);
      return conditions.length === 0 ? [] : [{ match: item.match, conditions }];
    }),
  };
}

/** Every condition of a draft, in the order of the page. */
export function conditionsOf({ items }: FilterDraft): readonly DraftCondition[] {
  return items.flatMap((item) => (isDraftGroup(item) ? item.conditions : [item]));
}

/** The draft with one condition more, at the end of a group or of the whole. */
export function addCondition(draft: FilterDraft, condition: FilterCondition, group?: number): FilterDraft {
  const added: DraftCondition = { key: draft.next, condition };
  return {
    ...draft,
    next: draft.next + 1,
    items:
      group === undefined
        ? [...draft.items, added]
        : draft.items.map((item) =>
            isDraftGroup(item) && item.key === group ? { ...item, conditions: [...item.conditions, added] } : item,
          ),
  };
}

/** The draft with one group more, with a first condition in it. */
export function addGroup(draft: FilterDraft, condition: FilterCondition): FilterDraft {
  const match = draft.match === "all" ? "any" : "all";
  const group: DraftGroup = { key: draft.next, match, conditions: [{ key: draft.next + 1, condition }] };
  return { ...draft, next: draft.next + 2, items: [...draft.items, group] };
}

/** The draft with one condition changed. */
export function changeCondition(draft: FilterDraft, key: number, condition: FilterCondition): FilterDraft {
  const changed = (item: DraftCondition): DraftCondition => (item.key === key ? { key, condition } : item);
  return {
    ...draft,
    items: draft.items.map((item) =>
      isDraftGroup(item) ? { ...item, conditions: item.conditions.map(changed) } : changed(item),
    ),
  };
}

/** The draft with its conditions, or those of one group, joined otherwise. */
export function setMatch(draft: FilterDraft, match: "all" | "any", group?: number): FilterDraft {
  if (group === undefined) return { ...draft, match };
  return { ...draft, items: draft.items.map((item) => (item.key === group ? { ...item, match } : item)) };
}

/** The draft without a condition or a group; a group goes with its last condition. */
export function removeItem(draft: FilterDraft, key: number): FilterDraft {
  return {
    ...draft,
    items: draft.items
      .filter((item) => item.key !== key)
      .flatMap((item): (DraftCondition | DraftGroup)[] => {
        if (!isDraftGroup(item)) return [item];
        const conditions = item.conditions.filter((one) => one.key !== key);
        return conditions.length === 0 ? [] : [{ ...item, conditions }];
      }),
  };
}
