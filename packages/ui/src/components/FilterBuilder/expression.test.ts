import { describe, expect, it } from "vitest";
import { newCondition, operandShape, operatorsOf, problemOf, withOperator } from "./expression.js";

const kinds = ["text", "numbers", "money", "dates", "choice", "choices", "flag"] as const;

describe("a condition", () => {
  it.each(kinds)("of kind %s is not complete as it is begun", (kind) => {
    const begun = newCondition(
      kind === "choice"
        ? { id: "x", label: "X", kind, items: [] }
        : kind === "choices"
          ? { id: "x", label: "X", kind, items: [] }
          : { id: "x", label: "X", kind },
    );
    expect(problemOf(begun, kind)).toBe("missing");
  });

  it.each(kinds.flatMap((kind) => operatorsOf(kind).map((operator) => [kind, operator] as const)))(
    "of kind %s wants no value exactly where %s takes none",
    (kind, operator) => {
      const needs = operandShape(kind, operator) !== "none";
      expect(problemOf({ field: "x", operator }, kind)).toBe(needs ? "missing" : undefined);
    },
  );

  it.each([
    ["text", { operator: "contains", value: "  " }, "missing"],
    ["numbers", { operator: "is", value: 0 }, undefined],
    ["flag", { operator: "is", value: false }, undefined],
    ["money", { operator: "atMost", value: Number.NaN }, "amount"],
    ["money", { operator: "between", value: { from: 1, to: Number.NaN } }, "amount"],
    ["dates", { operator: "between", value: { from: "2026-03-05", to: "2026-03-04" } }, "ends"],
    ["dates", { operator: "between", value: { to: "2026-03-04" } }, undefined],
    ["choices", { operator: "among", value: [] }, "missing"],
  ] as const)("of kind %s with %j has the problem %s", (kind, condition, problem) => {
    expect(problemOf({ field: "x", ...condition }, kind)).toBe(problem);
  });

  it("keeps its value while another operator takes the same", () => {
    const condition = { field: "area", operator: "atLeast", value: 5 } as const;
    expect(withOperator(condition, "numbers", "atMost").value).toBe(5);
    expect(withOperator(condition, "numbers", "between").value).toBeUndefined();
  });
});
