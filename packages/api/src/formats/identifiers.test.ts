import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkPassport,
  checkPhone,
  checkStir,
  formatFaults,
  maskEmail,
  maskPassport,
  maskPhone,
  parsePassport,
  parsePhone,
  passportMask,
  phoneMask,
  pinflMask,
  cadastreMask,
  stirMask,
} from "./index.js";

/** Cheaper than fast-check's own, which lists every grapheme first. */
const anyText = fc.array(fc.integer({ min: 0, max: 0x10ffff })).map((codes) => String.fromCodePoint(...codes));
const nineDigits = fc.integer({ min: 0, max: 999_999_999 }).map((n) => String(n).padStart(9, "0"));

describe("a phone number", () => {
  test("is one number however a person or OneID writes it", () => {
    for (const text of ["998901234567", "+998901234567", "901234567", "90 123-45-67", "+998 (90) 123 45 67"]) {
      expect(parsePhone(text)).toBe("+998901234567");
    }
  });

  test("of another country or length is a fault", () => {
    for (const text of ["+79161234567", "12345", "+9989012345678", "90123456x", ""]) {
      expect(checkPhone(parsePhone(text))).toBe("phone-shape");
    }
  });

  test("is shown in groups and read back", () => {
    expect(phoneMask.format("+998901234567")).toBe("+998 90 123 45 67");
    fc.assert(
      fc.property(nineDigits, (n) => {
        expect(phoneMask.parse(phoneMask.format(`+998${n}`))).toBe(`+998${n}`);
      }),
    );
  });
});

describe("a passport", () => {
  test("may be typed small, with a space, or in Cyrillic letters that look Latin", () => {
    for (const text of ["ab1234567", "AB 1234567", "АВ 1234567", " ab№1234567 "])
      expect(parsePassport(text)).toBe("AB1234567");
  });

  test("of another shape is a fault", () => {
    for (const text of ["A1234567", "AB123456", "ABC123456", "ЖЩ1234567"])
      expect(checkPassport(parsePassport(text))).toBe("passport-shape");
  });
});

describe("a STIR", () => {
  test("is nine digits", () => {
    fc.assert(
      fc.property(nineDigits, (value) => {
        expect(checkStir(value)).toBeUndefined();
      }),
    );
    for (const value of ["12345678", "1234567890", "12345678x", ""]) expect(checkStir(value)).toBe("stir-shape");
  });
});

describe("a mask", () => {
  const masks = [cadastreMask, passportMask, phoneMask, pinflMask, stirMask];

  test("reads back what it shows, and has no fault for the example a right value gives", () => {
    const right = {
      cadastre: "17:09:01:01:01:0001",
      passport: "AB1234567",
      phone: "+998901234567",
      pinfl: "30803850100127",
      stir: "123456789",
    };
    for (const mask of masks) {
      const value = right[mask.id as keyof typeof right];
      expect(mask.parse(mask.format(value))).toBe(value);
      expect(mask.check(value)).toBeUndefined();
    }
  });

  test("shows a right value in its own pattern", () => {
    const shown = {
      cadastre: "17:09:01:01:01:0001",
      passport: "AB 1234567",
      phone: "+998 90 123 45 67",
      pinfl: "30803850100127",
      stir: "123 456 789",
    };
    for (const mask of masks) {
      const text = shown[mask.id as keyof typeof shown];
      Array.from(text).forEach((character, index) => {
        const place = mask.pattern[index] ?? "";
        const allowed = mask.replacement[place];
        expect(allowed ? allowed.test(character) : character === place).toBe(true);
      });
    }
  });

  test("names only faults that are listed for translation, for any text", () => {
    fc.assert(
      fc.property(fc.constantFrom(...masks), anyText, (mask, text) => {
        const fault = mask.check(mask.parse(text));
        expect([undefined, ...formatFaults]).toContain(fault);
      }),
    );
  });
});

describe("masked personal values", () => {
  test("hide a value of another shape whole", () => {
    expect(maskPassport("AB12345678")).toBe("•••••••••");
    expect(maskPhone("901234567")).toBe("•••••••••••••");
    expect(maskEmail("kim")).toBe("•••••••••••••");
  });

  test("keep what helps to tell two people apart", () => {
    expect(maskPassport("AB1234567")).toBe("AB•••••67");
    expect(maskPhone("+998901234567")).toBe("+99890•••••67");
    expect(maskEmail("xodim@yer.uz")).toBe("x•••••@yer.uz");
  });
});
