import { describe, expect, it } from "vitest";
import { ownChoice, sameValue, stands } from "./merge.js";

describe("ownChoice", () => {
  it("takes the side that changed", () => {
    expect(ownChoice({ base: 1, mine: 2, theirs: 1 })).toBe("mine");
    expect(ownChoice({ base: 1, mine: 1, theirs: 2 })).toBe("theirs");
  });

  it("needs nobody when both came to the same", () => {
    expect(ownChoice({ base: 1, mine: 2, theirs: 2 })).toBe("theirs");
    expect(ownChoice({ base: [1], mine: ["a"], theirs: ["a"] })).toBe("theirs");
  });

  it("leaves a real conflict to a person", () => {
    expect(ownChoice({ base: 1, mine: 2, theirs: 3 })).toBeUndefined();
    expect(ownChoice({ base: undefined, mine: "a", theirs: null })).toBeUndefined();
  });
});

describe("stands", () => {
  const values = { base: 1, mine: 2, theirs: 3 };

  it("holds while both sides are what was decided about", () => {
    expect(stands({ choice: "mine", of: values }, { ...values })).toBe(true);
    expect(stands({ choice: "mine", of: { ...values, theirs: [3] } }, { ...values, theirs: [3] })).toBe(true);
  });

  it("ends when either side is another", () => {
    expect(stands({ choice: "mine", of: values }, { ...values, theirs: 4 })).toBe(false);
    expect(stands({ choice: "mine", of: values }, { ...values, mine: 4 })).toBe(false);
    expect(stands(undefined, values)).toBe(false);
  });
});

describe("sameValue", () => {
  it("compares plain data by content", () => {
    expect(sameValue({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true);
    expect(sameValue({ a: 1 }, { a: 1, b: undefined })).toBe(false);
    expect(sameValue([1], { 0: 1 })).toBe(false);
    expect(sameValue(null, {})).toBe(false);
  });
});
