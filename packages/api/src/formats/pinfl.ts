import type { FormatFault, Mask } from "./mask.js";

/** First digit → century of birth and sex. */
const centuries: Readonly<Record<string, { readonly century: number; readonly sex: "male" | "female" }>> = {
  "1": { century: 1800, sex: "male" },
  "2": { century: 1800, sex: "female" },
  "3": { century: 1900, sex: "male" },
  "4": { century: 1900, sex: "female" },
  "5": { century: 2000, sex: "male" },
  "6": { century: 2000, sex: "female" },
};

const weights = [7, 3, 1];

/** Check digit of a PINFL's first 13 digits: the sum of digit × 7, 3, 1, 7, 3, 1, … modulo 10 (DOMAIN §9). */
export function pinflCheckDigit(first13: string): number {
  let sum = 0;
  for (let index = 0; index < 13; index += 1) sum += Number(first13[index]) * (weights[index % 3] ?? 0);
  return sum % 10;
}

function birthDate(value: string): string | undefined {
  const century = centuries[value.charAt(0)]?.century;
  if (century === undefined) return undefined;
  const day = Number(value.slice(1, 3));
  const month = Number(value.slice(3, 5));
  const year = century + Number(value.slice(5, 7));
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined;
}

/** Fault of a PINFL: 14 digits; century and sex 1-6; a day of birth that exists; the check digit (DOMAIN §9). */
export function checkPinfl(value: string): FormatFault | undefined {
  if (!/^\d{14}$/.test(value)) return "pinfl-shape";
  if (!Object.hasOwn(centuries, value.charAt(0))) return "pinfl-century";
  if (birthDate(value) === undefined) return "pinfl-birth-date";
  return pinflCheckDigit(value) === Number(value[13]) ? undefined : "pinfl-check-digit";
}

/** What a right PINFL says of its holder: day of birth (`1985-03-08`) and sex; `undefined` for a wrong one. */
export function factsOfPinfl(value: string): { birthDate: string; sex: "male" | "female" } | undefined {
  if (checkPinfl(value) !== undefined) return undefined;
  const born = birthDate(value);
  const sex = centuries[value.charAt(0)]?.sex;
  return born === undefined || sex === undefined ? undefined : { birthDate: born, sex };
}

/** Canonical form: the digits, without the spaces people put between them. */
export function parsePinfl(text: string): string {
  return text.replace(/[\s-]/g, "");
}

/** PINFL as typed, 14 digits. */
export const pinflMask: Mask = {
  id: "pinfl",
  pattern: "______________",
  replacement: { _: /\d/ },
  placeholder: "00000000000000",
  inputMode: "numeric",
  parse: parsePinfl,
  format: parsePinfl,
  check: checkPinfl,
};
