import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Problem } from "../problem/problem.js";
import { type KeyType, readCursor, writeCursor } from "./cursor.js";

const values: Readonly<Record<KeyType, fc.Arbitrary<string>>> = {
  date: fc
    .date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10)),
  integer: fc.nat().map(String),
  text: fc.string({ unit: "binary", maxLength: 200 }).filter((text) => !/\p{Cc}/u.test(text) && text.isWellFormed()),
  timestamptz: fc
    .date({ min: new Date("1000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
    .map((at) => at.toISOString().replace("T", " ").replace("Z", "+00")),
  uuid: fc.uuid(),
};
const types = Object.keys(values) as KeyType[];

/** An order's name, the types of its keys, and a row's values of them. */
const placed = fc.array(fc.constantFrom(...types), { minLength: 1, maxLength: 4 }).chain((of) =>
  fc.record({
    name: fc.constantFrom("at", "-at", "name"),
    of: fc.constant(of),
    row: fc.tuple(...of.map((type) => values[type])),
  }),
);

const refused = (text: string, name: string, of: readonly KeyType[]): boolean => {
  try {
    readCursor(text, name, of);
    return false;
  } catch (error) {
    return error instanceof Problem && error.code === "invalid";
  }
};

describe("a cursor of a list", () => {
  test("reads back what was written, whatever stands in the row", () => {
    fc.assert(
      fc.property(placed, ({ name, of, row }) => {
        expect(readCursor(writeCursor(name, row), name, of)).toEqual(row);
      }),
    );
  });

  test("of another order, or of other keys, is none of the list's", () => {
    fc.assert(
      fc.property(placed, ({ name, of, row }) => {
        const cursor = writeCursor(name, row);
        expect(refused(cursor, `${name}?`, of)).toBe(true);
        expect(refused(cursor, name, [...of, "text"])).toBe(true);
      }),
    );
  });

  test("is trusted in nothing: any text is a cursor or refused, and never a fault of ours", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), fc.constantFrom(...types), (text, type) => {
        for (const given of [text, Buffer.from(text).toString("base64url"), writeCursor("at", [text])]) {
          const isCursor = !refused(given, "at", [type]);
          expect(isCursor ? readCursor(given, "at", [type]).length : 1).toBe(1);
        }
      }),
    );
  });

  test.each([
    ["date", "2026-02-31"],
    ["timestamptz", "2026-02-30 10:00:00+00"],
    ["timestamptz", "2026-02-20 25:00:00+00"],
    ["text", "a\u0000b"],
    ["integer", "-1"],
    ["uuid", "0190"],
  ] as const)("with a %s that the database would not take, as %s, is refused", (type, value) => {
    expect(refused(writeCursor("at", [value]), "at", [type])).toBe(true);
  });

  test("knows the moments that are on no calendar", () => {
    for (const value of ["infinity", "-infinity"]) {
      expect(readCursor(writeCursor("at", [value]), "at", ["timestamptz"])).toEqual([value]);
    }
  });
});
