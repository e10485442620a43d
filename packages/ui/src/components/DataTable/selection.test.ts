import { describe, expect, it } from "vitest";
import { allSelected, isSelected, noSelection, pageSelection, selectedCount, withSelected } from "./selection.js";

describe("selection", () => {
  it("keeps what was chosen on other pages", () => {
    const first = withSelected(noSelection, ["a", "b"], true);
    const second = withSelected(first, ["c"], true);
    expect(selectedCount(second, 100)).toBe(3);
    expect(isSelected(second, "a")).toBe(true);
  });

  it("remembers the exceptions when all that match are chosen", () => {
    const all = withSelected(allSelected, ["b"], false);
    expect(isSelected(all, "b")).toBe(false);
    expect(isSelected(all, "never seen")).toBe(true);
    expect(selectedCount(all, 12_431)).toBe(12_430);
    expect(selectedCount(withSelected(all, ["b"], true), 12_431)).toBe(12_431);
  });

  it("is the same object when nothing changes", () => {
    const some = withSelected(noSelection, ["a"], true);
    expect(withSelected(some, ["a"], true)).toBe(some);
    expect(withSelected(noSelection, ["a"], false)).toBe(noSelection);
  });

  it("tells how much of a page is chosen", () => {
    const some = withSelected(noSelection, ["a"], true);
    expect(pageSelection(some, ["a", "b"])).toBe("some");
    expect(pageSelection(some, ["a"])).toBe("all");
    expect(pageSelection(some, ["b"])).toBe("none");
    expect(pageSelection(allSelected, [])).toBe("none");
  });
});
