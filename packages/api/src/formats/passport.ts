import type { FormatFault, Mask } from "./mask.js";

/** Fault of a passport or ID card: two Latin capitals and 7 digits. */
export function checkPassport(value: string): FormatFault | undefined {
  return /^[A-Z]{2}\d{7}$/.test(value) ? undefined : "passport-shape";
}

/** Cyrillic letters that look like Latin ones: a person with a Russian keyboard types them and sees no difference. */
const lookAlikes: Readonly<Record<string, string>> = {
  А: "A",
  В: "B",
  Е: "E",
  К: "K",
  М: "M",
  Н: "H",
  О: "O",
  Р: "P",
  С: "C",
  Т: "T",
  Х: "X",
};

/** Canonical form: Latin capitals, no spaces. */
export function parsePassport(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s№-]/g, "")
    .replace(/[А-Я]/g, (letter) => lookAlikes[letter] ?? letter);
}

/** Passport as typed: `AB 1234567`. */
export const passportMask: Mask = {
  id: "passport",
  pattern: "@@ _______",
  replacement: { "@": /[A-Za-zАВЕКМНОРСТХавекмнорстх]/, _: /\d/ },
  placeholder: "AA 0000000",
  inputMode: "text",
  parse: parsePassport,
  format: (canonical) => parsePassport(canonical).replace(/^([A-Z]{2})(?=.)/, "$1 "),
  check: checkPassport,
};
