/** oʻ and gʻ: the turned comma is part of the letter. */
export const okina = "\u02bb";
/** Tutuq belgisi, the sign of separation: `maʼno`. */
export const tutuq = "\u02bc";

/** What people and programs write for either: ' ` ´ ‘ ’ ʹ ʻ ʼ ′ and the full-width apostrophe. */
export const apostrophes = "'`\u00b4\u2018\u2019\u02b9\u02bb\u02bc\u2032\uff07";

/** A letter proper: the apostrophes U+02BB and U+02BC are letters to Unicode, hence not `\p{L}`. */
const afterLetter = new RegExp(`([\\p{Lu}\\p{Ll}\\p{Lt}\\p{Lo}])[${apostrophes}]+`, "gu");

/**
 * A name as it is stored: composed (NFC), trimmed, single spaces, ʻ (U+02BB) after o and g, ʼ (U+02BC) after any other
 * letter. An apostrophe that follows no letter is a quotation mark and stays. Applying it twice changes nothing.
 */
export function canonicalName(text: string): string {
  return text
    .normalize("NFC")
    .trim()
    .replace(/\s+/gu, " ")
    .replace(afterLetter, (_, letter: string) => letter + ("oOgG".includes(letter) ? okina : tutuq));
}
