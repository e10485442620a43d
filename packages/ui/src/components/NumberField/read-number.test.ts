import { describe, expect, it } from "vitest";
import { readNumber } from "./read-number.js";

describe("readNumber", () => {
  it.each([
    ["1 234,5", 1234.5],
    ["1\u00A0234,5", 1234.5],
    ["1.234,5", 1234.5],
    ["1,234.56", 1234.56],
    ["1'234.5", 1234.5],
    ["1,234", 1234],
    ["1.234.567", 1_234_567],
    ["0,25", 0.25],
    [",5", 0.5],
    ["12,5 ga", 12.5],
    ["600 m²", 600],
    ["−7", -7],
  ])("reads %j", (text, value) => {
    expect(readNumber(text, 2)).toBe(value);
  });

  it("takes three digits for a fraction where the field has them", () => {
    expect(readNumber("1,234", 3)).toBe(1.234);
  });

  it.each(["", "ga", "1,2,3", "12,34.5", "1.23,456", "1,2345", "5-6", "1e5"])("does not guess at %j", (text) => {
    expect(readNumber(text, 2)).toBeUndefined();
  });
});
