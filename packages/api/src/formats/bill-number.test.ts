import { expect, it } from "vitest";
import { billNumber, billNumbersIn, parseBillNumber } from "./bill-number.js";

it("reads back the number it makes, however its digits are parted", () => {
  const number = billNumber("2026-1703-000001", 2);
  expect(number).toBe("2026-1703-000001-02");
  for (const typed of [
    number,
    "2026170300000102",
    " 2026 1703 000001 02 ",
    "2026–1703–000001—02",
    "2026/1703/000001/02",
  ]) {
    expect({ typed, ...parseBillNumber(typed) }).toEqual({ typed, applicationNumber: "2026-1703-000001", sequence: 2 });
  }
});

it.each([[""], ["2026-1703-000001"], ["2026-1703-000001-00"], ["2026-1703-000001-2"], ["2026-1703-0000a1-02"]])(
  "finds no bill in %j",
  (typed) => {
    expect(parseBillNumber(typed)).toBeUndefined();
  },
);

it("finds each bill that a purpose names once, and none in a longer row of digits", () => {
  const purpose = "Toʻlov 2026-1703-000001-02 va 2026 1703 000007 01 uchun; 2026170300000102; h/r 20208000405120260001";
  expect(billNumbersIn(purpose)).toEqual([
    { applicationNumber: "2026-1703-000001", sequence: 2 },
    { applicationNumber: "2026-1703-000007", sequence: 1 },
  ]);
  expect(billNumbersIn("12026170300000102 20261703000001023")).toEqual([]);
});
