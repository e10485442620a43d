import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatSoum, parseSoum } from "./tiyin.js";

describe("amounts in soum", () => {
  it.each([
    ["1 250 000", 125_000_000],
    ["1250000,5", 125_000_050],
    ["1.250.000,50", 125_000_050],
    ["1,250,000.50", 125_000_050],
    ["0,01", 1],
    ["412 000", 41_200_000],
    ["1 234 567,89", 123_456_789],
    ["1\u00A0234\u00A0567,89 soʻm", 123_456_789],
    ["5 000 сум", 500_000],
    ["5000 UZS", 500_000],
  ])("reads %s", (typed, tiyin) => {
    expect(parseSoum(typed)).toBe(tiyin);
  });

  it.each(["", "abc", "1,234,5678", "12.345.6,7", "-5", "1e6", "99999999999999999999"])(
    "does not guess at %j",
    (typed) => {
      expect(parseSoum(typed)).toBeUndefined();
    },
  );

  it("shows tiyin only where there are any", () => {
    expect(formatSoum(125_000_000)).toBe("1\u00A0250\u00A0000");
    expect(formatSoum(125_000_005)).toBe("1\u00A0250\u00A0000,05");
    expect(formatSoum(0)).toBe("0");
  });

  it("reads back every amount it writes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (tiyin) => {
        expect(parseSoum(formatSoum(tiyin))).toBe(tiyin);
      }),
      { numRuns: 300 },
    );
  });
});
