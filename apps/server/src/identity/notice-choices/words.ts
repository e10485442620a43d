import type { Locale } from "@yer/api/contract/values";
import type { Say } from "@yer/api/messages/sentences";
import type { NoticeMessageId } from "@yer/api/notices/messages/texts";
import { messagesBeside, sayer, sharedMessages, type Values } from "../../platform/language/catalogue.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says what letters and SMS tell, in one language. */
export type DeliveryWords = Say & ((id: keyof typeof messages | NoticeMessageId, values?: Values) => string);

const ownFiles = new URL("./messages/", import.meta.url);

const loaded = new Map<Locale, Promise<DeliveryWords>>();

/** The words of a language; loaded with its first message. */
export async function deliveryWords(locale: Locale): Promise<DeliveryWords> {
  const known = loaded.get(locale) ?? load(locale);
  loaded.set(locale, known);
  return known;
}

async function load(locale: Locale): Promise<DeliveryWords> {
  const parts = await Promise.all([
    sharedMessages("", locale),
    sharedMessages("notices/", locale),
    messagesBeside(ownFiles, locale),
  ]);
  return sayer(locale, parts);
}
