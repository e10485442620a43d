import type { BillCode } from "../platform/bill-code/bill-code.js";
import { crc16 } from "./crc16.js";

/** A field of an EMV code: two digits of what it is, two of how long it is, and what it says. */
const field = (tag: string, value: string): string => `${tag}${String(value.length).padStart(2, "0")}${value}`;

/** Lengths count bytes: what is not ASCII is left out. */
const plain = (text: string, most: number): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[^\x20-\x7E]/g, "")
    .slice(0, most);

/** Stands in for the treasury's code: built as EMV's merchant-presented codes are, under a scheme that no bank knows. */
export const demoBillCode: BillCode = {
  isDemonstration: true,
  payloadOf: ({ account, mfo, payee, amount, number }) => {
    const body = [
      field("00", "01"),
      // For one payment.
      field("01", "12"),
      field("26", field("00", "uz.yer.demonstration") + field("01", account) + field("02", mfo)),
      // Payments to the state, in soum.
      field("52", "9399"),
      field("53", "860"),
      field("54", `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`),
      field("58", "UZ"),
      field("59", plain(`DEMO ${payee}`, 25)),
      field("60", "DEMO"),
      field("62", field("01", number) + field("08", "DEMO")),
      // The check itself is counted in: its tag and length are, its digits are not.
      "6304",
    ].join("");
    return body + crc16(body);
  },
};
