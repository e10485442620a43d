import type { Locale } from "@yer/api/contract/values";
import { messagesBeside, sayer, type Values } from "../../platform/language/catalogue.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says what the public plan says where no script runs, in one language. */
export type PlainWords = (id: keyof typeof messages, values?: Values) => string;

const ownFiles = new URL("./messages/", import.meta.url);

/** The words of a language; the module's own cache keeps what was loaded. */
export async function plainWords(locale: Locale): Promise<PlainWords> {
  return sayer(locale, [await messagesBeside(ownFiles, locale)]);
}
