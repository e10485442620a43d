import { canonicalName } from "@yer/api/formats";
import type { Locale } from "@yer/api/contract/values";

/**
 * Words that are heard, in a title or a name that no eye reads, with one kind of apostrophe: labels of the
 * specification have those of a typewriter, at which speech synthesis breaks a word of Uzbek in two.
 */
export function spoken(words: string, locale: Locale): string {
  return locale === "uz_UZ" ? canonicalName(words) : words;
}
