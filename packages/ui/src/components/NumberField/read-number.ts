/**
 * Reads a number as people paste it, whichever marks set its thousands and its fraction apart: "1 234,5", "1.234,5",
 * "1,234.5", "12,5 ga". Undefined when it is no number, or finer than the field takes.
 *
 * @param fractionDigits how many digits the field takes after the comma; decides what "1,234" is
 */
export function readNumber(text: string, fractionDigits: number): number | undefined {
  const bare = text.replaceAll(/[\s'’ʻ]/gu, "").replace(/^[−–]/u, "-");
  const match = /^(-?)(\d[\d.,]*|[.,]\d+)[^\d.,]*$/u.exec(bare);
  if (!match) return undefined;
  const [, sign = "", digits = ""] = match;
  const marks = digits.replaceAll(/\d/gu, "");
  const last = marks.at(-1) ?? "";
  const at = last === "" ? digits.length : digits.lastIndexOf(last);
  const behind = digits.length - at - 1;
  // One mark with three digits behind it sets a thousand apart, unless the field takes that many or nothing stands before.
  const isThousand = marks.length === 1 && behind === 3 && fractionDigits < 3 && /^[1-9]/u.test(digits);
  // The same mark twice never begins a fraction.
  const isRepeated = marks.length > 1 && new Set(marks).size === 1;
  const isWhole = last === "" || isThousand || isRepeated;
  const whole = isWhole ? digits : digits.slice(0, at);
  if (/[.,]/u.test(whole) && !/^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/u.test(whole)) return undefined;
  const fraction = isWhole ? "" : digits.slice(at + 1);
  if (fraction.length > fractionDigits) return undefined;
  return Number(`${sign}${whole.replaceAll(/[.,]/gu, "") || "0"}.${fraction || "0"}`);
}
