import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMoney, moneyParts, parseMoney } from "./index.js";

const tiyin = fc.integer({ min: -9_000_000_000_000_000, max: 9_000_000_000_000_000 });
const locale = fc.constantFrom("uz_UZ" as const, "uz_Cyrl" as const, "ru_RU" as const);

describe("money", () => {
  test("is shown in groups of three, with tiyin and unit", () => {
    expect(formatMoney(123_456_700).replaceAll("\u00a0", " ")).toBe("1 234 567,00 soʻm");
    expect(formatMoney(5).replaceAll("\u00a0", " ")).toBe("0,05 soʻm");
    expect(formatMoney(-100_000, "ru_RU").replaceAll("\u00a0", " ")).toBe("−1 000,00 сум");
    expect(formatMoney(100_000_001, "en_US").replaceAll("\u00a0", " ")).toBe("1,000,000.01 soum");
  });

  test("is read back to the tiyin", () => {
    fc.assert(
      fc.property(tiyin, locale, (sum, lang) => {
        expect(parseMoney(formatMoney(sum, lang))).toBe(sum);
      }),
    );
  });

  test.each([
    ["1 234 567,5", 123_456_750],
    ["1234567.50", 123_456_750],
    ["375000 so'm", 37_500_000],
    ["0", 0],
    ["-0", 0],
    ["12,", 1200],
  ])("typed as %s is %d tiyin", (text, sum) => {
    expect(parseMoney(text)).toBe(sum);
  });

  test.each(["", "abc", "1,234", "1.2.3", "1e5", "--1", "12,345", "999999999999999999"])("%j is no sum", (text) => {
    expect(parseMoney(text)).toBeUndefined();
  });

  test("refuses to show part of a tiyin", () => {
    expect(() => moneyParts(1.5)).toThrow(RangeError);
    expect(() => moneyParts(Number.NaN)).toThrow(RangeError);
  });
});
