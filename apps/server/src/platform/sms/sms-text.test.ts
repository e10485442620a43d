import fc from "fast-check";
import { expect, test } from "vitest";
import { oneLine, smsLength, smsText } from "./sms-text.js";

test("an SMS in the alphabet of SMS holds 160, one foreign letter more makes it 70, several parts less each", () => {
  expect(smsLength("a".repeat(160))).toEqual({ alphabet: "gsm7", places: 160, parts: 1 });
  expect(smsLength("a".repeat(161))).toEqual({ alphabet: "gsm7", places: 161, parts: 2 });
  expect(smsLength("a".repeat(307)).parts).toBe(3);
  expect(smsLength("ш".repeat(70))).toEqual({ alphabet: "ucs2", places: 70, parts: 1 });
  expect(smsLength("ш".repeat(71)).parts).toBe(2);
  expect(smsLength("ш".repeat(135)).parts).toBe(3);
  expect(smsLength(`${"a".repeat(70)}ʻ`)).toEqual({ alphabet: "ucs2", places: 71, parts: 2 });
});

test("brackets take two places, and no character is divided between two parts", () => {
  expect(smsLength("[".repeat(80))).toEqual({ alphabet: "gsm7", places: 160, parts: 1 });
  // 153 places hold 76 of them, and one place stays empty.
  expect(smsLength("[".repeat(153)).parts).toBe(3);
  expect(smsLength("😀".repeat(67)).parts).toBe(3);
});

test("Uzbek in Latin script stays in the alphabet of SMS", () => {
  const text = smsText("Yer: 2026-1718-000001 nomzodning muddati 1 kun oʻtdi — «koʻrib chiqish»…", 1);
  expect(text).toBe(`Yer: 2026-1718-000001 nomzodning muddati 1 kun o'tdi - "ko'rib chiqish"...`);
  expect(smsLength(text).alphabet).toBe("gsm7");
});

test("what is too long is cut at a word, a Cyrillic one at half the length", () => {
  const latin = smsText("soʻz ".repeat(100), 2);
  expect(latin.endsWith("so'z...")).toBe(true);
  expect(smsLength(latin)).toMatchObject({ alphabet: "gsm7", parts: 2 });
  const cyrillic = smsText("сўз ".repeat(100), 2);
  expect(smsLength(cyrillic)).toMatchObject({ alphabet: "ucs2", parts: 2 });
  expect(cyrillic.length).toBeLessThanOrEqual(134);
  expect(smsText("щ".repeat(500), 1)).toBe(`${"щ".repeat(67)}...`);
});

test("control characters, line breaks and turns of direction become nothing but a space", () => {
  expect(oneLine("a\r\nBcc: b\u0000\u001b[31m\u202egnp.exe\u2028c\u200bd")).toBe("a Bcc: b [31m gnp.exe c d");
});

test("whatever is typed, an SMS is one line of no more than its parts", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 600 }), fc.integer({ min: 1, max: 4 }), (typed, most) => {
      const text = smsText(typed, most);
      expect(smsLength(text).parts).toBeLessThanOrEqual(most);
      expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }),
    { numRuns: 300 },
  );
});
