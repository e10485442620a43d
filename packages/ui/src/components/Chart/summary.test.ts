import { describe, expect, it } from "vitest";
import { summarise } from "./summary.js";

const categories = ["2026-01", "2026-02", "2026-03"];
const figures = (...values: (number | null)[][]) => ({
  categories,
  series: values.map((each, index) => ({ id: String(index), label: String(index), values: each })),
});

describe("summarise", () => {
  it("finds the highest, the lowest, the total and the change", () => {
    expect(summarise(figures([40, 25, 50]))).toEqual({
      highest: { series: 0, at: 2, value: 50 },
      lowest: { series: 0, at: 1, value: 25 },
      total: 115,
      change: { by: 10, share: 0.25 },
    });
  });

  it("compares all series together from the first category to the last", () => {
    const facts = summarise(figures([10, 0, 30], [10, 0, 0]));
    expect(facts?.change).toEqual({ by: 10, share: 0.5 });
    expect(facts?.highest).toEqual({ series: 0, at: 2, value: 30 });
  });

  it("leaves gaps out, at the ends too", () => {
    const facts = summarise(figures([null, 8, 6]));
    expect(facts).toMatchObject({ lowest: { at: 2 }, total: 14, change: { by: -2, share: -0.25 } });
  });

  it("tells no share of a change from nothing", () => {
    expect(summarise(figures([0, 1, 2]))?.change).toEqual({ by: 2, share: undefined });
  });

  it("says nothing of no figures", () => {
    expect(summarise(figures([null, null, null]))).toBeUndefined();
    expect(summarise({ categories: [], series: [] })).toBeUndefined();
  });
});
