import type { Locale } from "@yer/api/contract/values";
import type { Say } from "@yer/api/messages/sentences";
import type { NoticeMessageId } from "@yer/api/notices/messages/NoticeMessages";
import { type Catalogue, sayer, type Values } from "../language/catalogue.js";
import type { DeliveryMessageId } from "./messages/DeliveryMessages.js";

/** Says what letters and SMS tell, in one language. */
export type DeliveryWords = Say & ((id: DeliveryMessageId | NoticeMessageId, values?: Values) => string);

const catalogues: Readonly<Record<Locale, () => Promise<readonly { readonly messages: Catalogue }[]>>> = {
  uz_UZ: async () =>
    Promise.all([
      import("@yer/api/messages/uz_UZ"),
      import("@yer/api/notices/messages/uz_UZ"),
      import("./messages/uz_UZ.js"),
    ]),
  uz_Cyrl: async () =>
    Promise.all([
      import("@yer/api/messages/uz_Cyrl"),
      import("@yer/api/notices/messages/uz_Cyrl"),
      import("./messages/uz_Cyrl.js"),
    ]),
  ru_RU: async () =>
    Promise.all([
      import("@yer/api/messages/ru_RU"),
      import("@yer/api/notices/messages/ru_RU"),
      import("./messages/ru_RU.js"),
    ]),
  en_US: async () =>
    Promise.all([
      import("@yer/api/messages/en_US"),
      import("@yer/api/notices/messages/en_US"),
      import("./messages/en_US.js"),
    ]),
};

const loaded = new Map<Locale, Promise<DeliveryWords>>();

/** The words of a language; loaded with its first message. */
export async function deliveryWords(locale: Locale): Promise<DeliveryWords> {
  const known = loaded.get(locale) ?? catalogues[locale]().then((parts) => sayer(locale, parts) as DeliveryWords);
  loaded.set(locale, known);
  return known;
}
