import type { FormatFault, Mask } from "./mask.js";

/** Fault of a canonical phone number: `+998` and 9 digits. */
export function checkPhone(value: string): FormatFault | undefined {
  return /^\+998\d{9}$/.test(value) ? undefined : "phone-shape";
}

/**
 * Canonical form of a phone number typed by a person or sent by OneID (which may leave the plus out):
 * `998901234567`, `90 123-45-67` and `+998 (90) 123 45 67` are all `+998901234567`. Another text is left as it is.
 */
export function parsePhone(text: string): string {
  const trimmed = text.trim();
  if (!/^\+?[\d\s()-]*$/.test(trimmed)) return trimmed;
  const digits = trimmed.replace(/\D/g, "");
  if (digits.length === 9 && !trimmed.startsWith("+")) return `+998${digits}`;
  if (digits.length === 12 && digits.startsWith("998")) return `+${digits}`;
  return trimmed.startsWith("+") ? `+${digits}` : digits;
}

/** `+998 90 123 45 67`; a text of another shape is left as it is. */
export function formatPhone(canonical: string): string {
  return canonical.replace(/^\+998(\d{2})(\d{3})(\d{2})(\d{2})$/, "+998 $1 $2 $3 $4");
}

/** Phone as typed, the country's code given. */
export const phoneMask: Mask = {
  id: "phone",
  pattern: "+998 __ ___ __ __",
  replacement: { _: /\d/ },
  placeholder: "+998 00 000 00 00",
  inputMode: "tel",
  parse: parsePhone,
  format: formatPhone,
  check: checkPhone,
};
