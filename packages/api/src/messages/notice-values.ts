import type { Notice } from "../contract/notices.js";
import type { Locale, Names } from "../contract/values.js";
import { type Say, sayableParams } from "./sentences.js";

type Told = Pick<Notice, "params"> & { readonly count: number };

/** A place's names as parameters of a notice, which holds nothing but plain values: one for each language. */
export function placeParams(names: Names): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([locale, name]) => [`place_${locale}`, name]));
}

/** What the sentence of a notice is filled with: its parameters, those that are codes said, and places and steps by their names in the language. */
export function noticeValues(say: Say, { params, count }: Told, locale: Locale): ReturnType<typeof sayableParams> {
  // Notices of acts on many told no deed before, and those of objections no verdict: they say that it was done.
  return { did: "other", verdict: "other", ...sayableParams(say, params, locale), count };
}
