import { describe, expect, it } from "vitest";
import type { FilterDefinition } from "../FilterBar/filters.js";
import { type FilterExpression, noFilters } from "./expression.js";
import { readFilters, writeFilters } from "./expression-url.js";

const fields: readonly FilterDefinition[] = [
  { id: "owner", label: "Owner", kind: "text" },
  { id: "area", label: "Area", kind: "numbers" },
  { id: "sum", label: "Sum", kind: "money" },
  { id: "due", label: "Due", kind: "dates" },
  { id: "status", label: "Status", kind: "choices", items: [] },
  { id: "-odd.id", label: "Odd", kind: "text" },
  { id: "late", label: "Late", kind: "flag" },
];

const expression: FilterExpression = {
  match: "all",
  items: [
    { field: "area", operator: "atLeast", value: 100.5 },
    { field: "owner", operator: "contains", value: "Oʻtkir. *_* -any & 50%" },
    {
      match: "any",
      conditions: [
        { field: "status", operator: "among", value: ["announced", "in-review"] },
        { field: "late", operator: "is", value: false },
      ],
    },
    { field: "due", operator: "between", value: { from: "2026-03-05" } },
    { field: "sum", operator: "between", value: { from: 0, to: 125_000 } },
    { field: "-odd.id", operator: "empty" },
  ],
};

describe("filters in a URL", () => {
  it("are read as they were written, whatever stands in them", () => {
    expect(readFilters(writeFilters(expression), fields)).toEqual(expression);
  });

  it("come through a query string unharmed", () => {
    const query = new URLSearchParams({ f: writeFilters(expression) }).toString();
    expect(readFilters(new URLSearchParams(query).get("f") ?? "", fields)).toEqual(expression);
  });

  it("are short, and legible where the values are", () => {
    const short: FilterExpression = {
      match: "any",
      items: [
        { field: "area", operator: "atLeast", value: 100 },
        { match: "all", conditions: [{ field: "status", operator: "among", value: ["announced", "council"] }] },
        { field: "due", operator: "is", value: "2026-03-05" },
      ],
    };
    const text = writeFilters(short);
    expect(text).toBe("any*area.atLeast.100*-all*status.among.announced.council*-*due.is.2026-03-05");
    expect(encodeURIComponent(text)).toBe(text);
  });

  it("that narrow nothing are an empty text", () => {
    expect(writeFilters(noFilters)).toBe("");
    expect(readFilters("", fields)).toEqual(noFilters);
  });

  it.each([
    ["a field that is gone", "all*gone.is.1*area.is.1"],
    ["an operator of another kind", "all*area.contains.1*area.is.1"],
    ["a number that is none", "all*area.is.many*area.is.1"],
    ["a number that is missing", "all*area.is.*area.is.1"],
    ["a day that is none", "all*due.is.tomorrow*area.is.1"],
    ["a span whose ends are the wrong way round", "all*area.between.9.1*area.is.1"],
    ["a span with a broken end", "all*area.between.1.x*area.is.1"],
    ["a group with nothing left in it", "all*-any*gone.is.1*-*area.is.1"],
    ["a group that is not closed", "all*area.is.1*-any"],
  ])("leave out %s and keep the rest", (_, text) => {
    expect(readFilters(text, fields)).toEqual({
      match: "all",
      items: [{ field: "area", operator: "is", value: 1 }],
    });
  });

  it.each(["null", "all", "all***", "-any*-", "all*....", "all*area", "%*_", "some*area.is.1", "all*-all*-all*-"])(
    "that were never written narrow nothing: %j",
    (text) => {
      expect(readFilters(text, fields)).toEqual(noFilters);
    },
  );
});
