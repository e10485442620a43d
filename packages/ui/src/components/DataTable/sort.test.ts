import { describe, expect, it } from "vitest";
import { compareSortValues, nextSort } from "./sort.js";

describe("nextSort", () => {
  it("goes up, down, and back to the list's own order", () => {
    const up = nextSort([], "area", false);
    expect(up).toEqual([{ column: "area", direction: "asc" }]);
    const down = nextSort(up, "area", false);
    expect(down).toEqual([{ column: "area", direction: "desc" }]);
    expect(nextSort(down, "area", false)).toEqual([]);
  });

  it("replaces the order when another heading is pressed", () => {
    expect(nextSort([{ column: "area", direction: "desc" }], "date", false)).toEqual([
      { column: "date", direction: "asc" },
    ]);
  });

  it("adds, turns and drops a column while Shift is held", () => {
    const both = nextSort([{ column: "area", direction: "desc" }], "date", true);
    expect(both.map((by) => by.column)).toEqual(["area", "date"]);
    const turned = nextSort(both, "date", true);
    expect(turned[1]).toEqual({ column: "date", direction: "desc" });
    expect(nextSort(turned, "date", true)).toEqual([{ column: "area", direction: "desc" }]);
  });
});

describe("compareSortValues", () => {
  it("puts what is missing last", () => {
    expect([3, null, 1, 2].toSorted(compareSortValues)).toEqual([1, 2, 3, null]);
    expect(["b", null, "a"].toSorted(compareSortValues)).toEqual(["a", "b", null]);
  });
});
