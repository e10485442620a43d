import { expect, test } from "vitest";
import { groupedLines, rowGroups } from "./group-rows.js";

interface Order {
  readonly id: string;
  readonly customer: string;
}

const [ada, grace, adaAgain]: readonly [Order, Order, Order] = [
  { id: "1", customer: "Ada" },
  { id: "2", customer: "Grace" },
  { id: "3", customer: "Ada" },
];
const list = [ada, grace, adaAgain];
const keyOf = ({ customer }: Order): string => customer;
const rowId = ({ id }: Order): string => id;
const by = { keyOf, rowId, compare: undefined };

test("groups stand in the order of the list, their rows in the order they are sorted in", () => {
  const groups = rowGroups(list, [adaAgain, grace, ada], by);
  expect(groups.map(({ key, ids }) => [key, ids])).toEqual([
    ["Ada", ["3", "1"]],
    ["Grace", ["2"]],
  ]);
});

test("an order of groups that is asked for is theirs, and leaves that of the rows", () => {
  const groups = rowGroups(list, list, { ...by, compare: (a, b) => b.localeCompare(a) });
  expect(groups.map(({ ids }) => ids)).toEqual([["2"], ["1", "3"]]);
});

test("below an open heading stand its rows, below a closed one the next heading", () => {
  const { lines, headings } = groupedLines(rowGroups(list, list, by), (key) => key === "Grace");
  expect(lines).toEqual([undefined, undefined, grace]);
  expect(Array.from(headings, ([place, { key }]) => [place, key])).toEqual([
    [0, "Ada"],
    [1, "Grace"],
  ]);
});

test("a hundred thousand rows are put together", () => {
  const many = Array.from({ length: 100_000 }, (_, index) => ({ id: String(index), customer: String(index % 3) }));
  const groups = rowGroups(many, many, by);
  expect(groupedLines(groups, () => true).lines).toHaveLength(100_003);
});
