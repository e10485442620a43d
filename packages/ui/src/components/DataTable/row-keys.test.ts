import { describe, expect, it } from "vitest";
import { nextRowKeys, type RowKeys } from "./row-keys.js";

const first = nextRowKeys(new Map(), ["a", "b", "c", "d"]);
const keys = (of: RowKeys): number[] => [...of.values()];

describe("nextRowKeys", () => {
  it("lets the rows of another page take over the elements of the last one, in the same places", () => {
    expect(keys(nextRowKeys(first, ["e", "f", "g", "h"]))).toEqual(keys(first));
  });

  it("makes more elements for a longer page", () => {
    const longer = nextRowKeys(first, ["e", "f", "g", "h", "i", "j"]);
    expect(keys(longer).slice(0, 4)).toEqual(keys(first));
    expect(new Set(longer.values()).size).toBe(6);
  });

  it("leaves rows that stay their elements, and gives those that come new ones", () => {
    const scrolled = nextRowKeys(first, ["c", "d", "e", "f"]);
    expect(scrolled.get("c")).toBe(first.get("c"));
    expect(scrolled.get("d")).toBe(first.get("d"));
    expect(keys(first)).not.toContain(scrolled.get("e"));
    expect(new Set(scrolled.values()).size).toBe(4);
  });

  it("keeps the one row that stays after a leap, since it has the focus, and reuses all others", () => {
    const leapt = nextRowKeys(first, ["b", "x", "y", "z"]);
    expect(leapt.get("b")).toBe(first.get("b"));
    expect(new Set(leapt.values())).toEqual(new Set(first.values()));
  });
});
