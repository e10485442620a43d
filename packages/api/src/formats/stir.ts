import type { FormatFault, Mask } from "./mask.js";

/** Fault of a STIR (taxpayer number): 9 digits. */
export function checkStir(value: string): FormatFault | undefined {
  return /^\d{9}$/.test(value) ? undefined : "stir-shape";
}

/** Canonical form: the digits alone. */
export function parseStir(text: string): string {
  return text.replace(/[\s-]/g, "");
}

/** STIR as typed: `123 456 789`. */
export const stirMask: Mask = {
  id: "stir",
  pattern: "___ ___ ___",
  replacement: { _: /\d/ },
  placeholder: "000 000 000",
  inputMode: "numeric",
  parse: parseStir,
  format: (canonical) => parseStir(canonical).replace(/(\d{3})(?=\d)/g, "$1 "),
  check: checkStir,
};
