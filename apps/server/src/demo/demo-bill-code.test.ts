import fc from "fast-check";
import { expect, test } from "vitest";
import { crc16 } from "./crc16.js";
import { demoBillCode } from "./demo-bill-code.js";

/** Reads an EMV code apart: each field by its length, to the very end. */
function fieldsOf(code: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < code.length;) {
    const length = Number(code.slice(at + 2, at + 4));
    fields[code.slice(at, at + 2)] = code.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

test("a code reads back as the account, the sum to the tiyin and the number of the bill, and says that it is no real one", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999_999_999 }), fc.string({ maxLength: 40 }), (amount, payee) => {
      const of = { account: "20208000900100001718", mfo: "00401", number: "2026-1718-000001-01" };
      const code = demoBillCode.payloadOf({ ...of, payee, amount });
      const said = fieldsOf(code);
      const account = fieldsOf(said["26"] ?? "");
      expect([account["00"], account["01"], account["02"]]).toEqual(["uz.yer.demonstration", of.account, of.mfo]);
      const [soum = "", rest = ""] = (said["54"] ?? "").split(".");
      expect(Number(soum) * 100 + Number(rest)).toBe(amount);
      expect(said["53"]).toBe("860");
      expect(said["59"]?.startsWith("DEMO")).toBe(true);
      expect(fieldsOf(said["62"] ?? "")["01"]).toBe(of.number);
      expect(code).toMatch(/6304[0-9A-F]{4}$/);
    }),
  );
});

test("the check that ends a code is the one that EMV names", () => {
  expect(crc16("123456789")).toBe("29B1");
  const code = demoBillCode.payloadOf({ account: "1", mfo: "1", payee: "", amount: 100, number: "1" });
  expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)));
});
