import { expect, it } from "vitest";
import {
  addCondition,
  addGroup,
  changeCondition,
  conditionsOf,
  draftOf,
  expressionOf,
  removeItem,
  setMatch,
} from "./draft.js";
import type { FilterCondition, FilterExpression } from "./expression.js";

const late: FilterCondition = { field: "late", operator: "is", value: true };
const area: FilterCondition = { field: "area", operator: "atLeast", value: 5 };
const owner: FilterCondition = { field: "owner", operator: "contains", value: "K" };
const expression: FilterExpression = { match: "all", items: [late, { match: "any", conditions: [area, owner] }] };

it("stands for the expression it was made of", () => {
  expect(expressionOf(draftOf(expression))).toEqual(expression);
});

it("gives every condition a key of its own, and the next one too", () => {
  const draft = addCondition(draftOf(expression), late);
  const keys = conditionsOf(draft).map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
  expect(keys).not.toContain(draft.next);
});

it("adds to a group, and a group that joins the other way", () => {
  const [, group] = draftOf(expression).items;
  expect(expressionOf(addCondition(draftOf(expression), late, group?.key)).items[1]).toEqual({
    match: "any",
    conditions: [area, owner, late],
  });
  expect(expressionOf(addGroup(draftOf(expression), late)).items[2]).toEqual({ match: "any", conditions: [late] });
});

it("changes one condition inside a group", () => {
  const draft = draftOf(expression);
  const [, , last] = conditionsOf(draft);
  const changed = expressionOf(changeCondition(draft, last?.key ?? 0, area));
  expect(changed.items).toEqual([late, { match: "any", conditions: [area, area] }]);
});

it("joins the whole or one group otherwise", () => {
  const draft = draftOf(expression);
  const [, group] = draft.items;
  expect(expressionOf(setMatch(draft, "any")).match).toBe("any");
  expect(expressionOf(setMatch(draft, "all", group?.key)).items[1]).toMatchObject({ match: "all" });
});

it("takes a group away with its last condition", () => {
  const draft = draftOf(expression);
  const [, second, third] = conditionsOf(draft);
  const left = removeItem(removeItem(draft, second?.key ?? 0), third?.key ?? 0);
  expect(expressionOf(left).items).toEqual([late]);
});
