import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkPinfl, factsOfPinfl, maskPinfl, parsePinfl, pinflCheckDigit } from "./index.js";

const born = fc.date({ min: new Date("1800-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
const pinfl = fc.tuple(born, fc.boolean(), fc.integer({ min: 0, max: 999_999 })).map(([date, female, tail]) => {
  const day = date.toISOString().slice(0, 10);
  const first = 1 + 2 * (Number(day.slice(0, 2)) - 18) + (female ? 1 : 0);
  const head = `${first}${day.slice(8, 10)}${day.slice(5, 7)}${day.slice(2, 4)}${String(tail).padStart(6, "0")}`;
  return { value: `${head}${pinflCheckDigit(head)}`, day, sex: female ? "female" : "male" };
});

describe("a PINFL", () => {
  test("has a check digit by the weights 7, 3, 1 over its first thirteen digits", () => {
    // 3·7 0·3 8·1 0·7 3·3 8·1 5·7 0·3 1·1 0·7 0·3 1·1 2·7 = 97
    expect(pinflCheckDigit("3080385010012")).toBe(7);
    expect(checkPinfl("30803850100127")).toBeUndefined();
  });

  test("is right for every day of birth, and tells it back with the sex", () => {
    fc.assert(
      fc.property(pinfl, ({ value, day, sex }) => {
        expect(checkPinfl(value)).toBeUndefined();
        expect(factsOfPinfl(value)).toEqual({ birthDate: day, sex });
      }),
    );
  });

  test("is found wrong when one digit is mistyped", () => {
    fc.assert(
      fc.property(pinfl, fc.nat(13), fc.integer({ min: 1, max: 9 }), ({ value }, at, shift) => {
        const digit = (Number(value[at]) + shift) % 10;
        expect(checkPinfl(value.slice(0, at) + digit + value.slice(at + 1))).toBeDefined();
      }),
    );
  });

  test.each([
    ["3080385010012", "pinfl-shape"],
    ["308038501001270", "pinfl-shape"],
    ["3080385010012x", "pinfl-shape"],
    ["70803850100127", "pinfl-century"],
    ["00803850100127", "pinfl-century"],
    ["33002850100127", "pinfl-birth-date"],
    ["32902850100127", "pinfl-birth-date"],
    ["30800850100127", "pinfl-birth-date"],
    ["30803850100126", "pinfl-check-digit"],
  ])("%s has the fault %s", (value, fault) => {
    expect(checkPinfl(value)).toBe(fault);
  });

  test("may be typed with spaces", () => {
    expect(parsePinfl(" 3080385 010 0127 ")).toBe("30803850100127");
  });

  test("shows less when masked than the public look-up asks for, whatever its shape", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          pinfl.map((p) => p.value),
          fc.string(),
        ),
        (value) => {
          const masked = maskPinfl(value);
          expect(masked).toHaveLength(14);
          expect(masked.replaceAll("•", "").length).toBeLessThanOrEqual(3);
          expect(masked.slice(-4)).toContain("•");
        },
      ),
    );
  });
});
