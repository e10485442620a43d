/**
 * What a person without `read_personal:property` sees of personal values (DOMAIN §8). The length of the result never
 * depends on the value, a value of another shape is hidden whole, and less is shown than the public look-up asks for
 * (the last four digits of the PINFL).
 */

/** `3•••••••••••21`: the first digit (century and sex) and the last two. */
export function maskPinfl(value: string): string {
  return /^\d{14}$/.test(value) ? `${value.slice(0, 1)}${"•".repeat(11)}${value.slice(-2)}` : "•".repeat(14);
}

/** `AB•••••67`: the series and the last two digits. */
export function maskPassport(value: string): string {
  return /^[A-Z]{2}\d{7}$/.test(value) ? `${value.slice(0, 2)}${"•".repeat(5)}${value.slice(-2)}` : "•".repeat(9);
}

/** `a•••••@yer.uz`: the first letter and the domain. */
export function maskEmail(value: string): string {
  const [, first, domain] = /^(.).*@([^@]+)$/su.exec(value) ?? [];
  return first === undefined || domain === undefined ? "•".repeat(13) : `${first}${"•".repeat(5)}@${domain}`;
}

/** `+99890•••••67`: the operator and the last two digits. */
export function maskPhone(value: string): string {
  return /^\+998\d{9}$/.test(value) ? `${value.slice(0, 6)}${"•".repeat(5)}${value.slice(-2)}` : "•".repeat(13);
}
