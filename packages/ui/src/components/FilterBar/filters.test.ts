import { describe, expect, it } from "vitest";
import { isBlank, withFilter } from "./filters.js";

describe("withFilter", () => {
  it("sets, changes and takes away, and leaves the others alone", () => {
    const one = withFilter({ status: "announced" }, "area", { from: 100 });
    expect(one).toEqual({ status: "announced", area: { from: 100 } });
    expect(withFilter(one, "status", ["a"])).toEqual({ status: ["a"], area: { from: 100 } });
    expect(withFilter(one, "area", undefined)).toEqual({ status: "announced" });
  });

  it.each([[""], [[]], [{}], [{ from: undefined, to: undefined }]])("takes away what narrows nothing: %j", (blank) => {
    expect(withFilter({ x: "1" }, "x", blank)).toEqual({});
  });

  it("keeps no as an answer", () => {
    expect(isBlank(false)).toBe(false);
    expect(isBlank({ from: 0 })).toBe(false);
  });
});
