import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Currency, soum } from "../../UiProvider/currency.js";
import { type Amounts, amountsOf as amountsIn } from "./amounts.js";
import { formatSoum } from "./format-soum.js";

function amountsOf(locale: string, currency: Currency): Amounts {
  return amountsIn({ currency, intl: { locale, formatMessage: () => "soʻm" as never } });
}

const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/gu, " ");

describe("amounts of any currency", () => {
  it.each([
    ["en-US", "USD", "1,250,000.50", "$1,250,000.50"],
    ["de-DE", "EUR", "1.250.000,50", "1.250.000,50 €"],
    ["en-IN", "INR", "12,50,000.50", "₹12,50,000.50"],
    ["ja-JP", "JPY", "125,000,050", "￥125,000,050"],
    ["en-KW", "KWD", "125,000.050", "KWD 125,000.050"],
  ])("are written as %s writes %s", (locale, currency, written, said) => {
    const { write, say } = amountsOf(locale, { code: currency });
    expect(plain(write(125_000_050))).toBe(written);
    expect(plain(say(125_000_050))).toBe(said);
  });

  it("leave out the minor units where there are none", () => {
    expect(amountsOf("en-US", { code: "USD" }).write(125_000_000)).toBe("1,250,000");
  });

  it("are read as they are pasted, with their unit, and in the digits of the script", () => {
    expect(amountsOf("en-US", { code: "USD" }).read("$1,250,000.50")).toBe(125_000_050);
    expect(amountsOf("de-DE", { code: "EUR" }).read("1.250.000,50 €")).toBe(125_000_050);
    expect(amountsOf("fa-IR", { code: "USD" }).read("۱۲۳٫۴۵")).toBe(12_345);
    expect(amountsOf("ja-JP", { code: "JPY" }).read("1,234")).toBe(1234);
    expect(amountsOf("en-US", { code: "USD" }).read("12.345")).toBe(1_234_500);
    expect(amountsOf("en-US", { code: "USD" }).read("ten")).toBeUndefined();
    expect(amountsOf("en-US", { code: "USD" }).read("-5")).toBeUndefined();
  });

  it("with three digits of the minor unit, are read by the mark of the locale", () => {
    const dinars = amountsOf("en-KW", { code: "KWD" });
    expect([dinars.read("1.250"), dinars.read("1,250")]).toEqual([1250, 1_250_000]);
  });

  it("are read back as they were written", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("en-US", "de-DE", "fr-FR", "en-IN", "fa-IR", "ja-JP", "de-CH"),
        fc.constantFrom("USD", "EUR", "JPY", "KWD"),
        fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
        (locale, currency, minor) => {
          const { write, read } = amountsOf(locale, { code: currency });
          expect(read(write(minor))).toBe(minor);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("amounts in soum", () => {
  const inSoum = amountsOf("en-US", soum);

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
    expect(inSoum.read(typed)).toBe(tiyin);
  });

  it.each(["", "abc", "1,234,5678", "12.345.6,7", "-5", "1e6", "99999999999999999999"])(
    "does not guess at %j",
    (typed) => {
      expect(inSoum.read(typed)).toBeUndefined();
    },
  );

  it("stand in the same figures in every language, tiyin only where there are any", () => {
    expect(inSoum.write(125_000_000)).toBe("1\u00A0250\u00A0000");
    expect(inSoum.write(-5)).toBe("-0,05");
    expect(inSoum.say(125_000_005)).toBe("1\u00A0250\u00A0000,05\u00A0soʻm");
    expect(formatSoum(125_000_005)).toBe("1\u00A0250\u00A0000,05");
    expect([inSoum.unit, inSoum.isUnitBefore]).toEqual(["soʻm", false]);
  });

  it("are read back as they were written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (tiyin) => {
        expect(inSoum.read(inSoum.say(tiyin))).toBe(tiyin);
      }),
      { numRuns: 300 },
    );
  });
});
