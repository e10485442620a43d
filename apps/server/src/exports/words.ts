import type { Locale } from "@yer/api/contract/values";
import type { Say } from "@yer/api/messages/sentences";
import type { HistoryMessageId } from "@yer/api/history/messages/HistoryMessages";
import { type Catalogue, sayer, type Values } from "../language/catalogue.js";
import type { ExportMessageId } from "./messages/ExportMessages.js";

/** Says what stands in a file in one language: the words of the screens, and those of headings. */
export type Words = Say &
  ((id: ExportMessageId | HistoryMessageId, values?: Values) => string) & {
    readonly locale: Locale;
  };

const catalogues: Readonly<Record<Locale, () => Promise<readonly { readonly messages: Catalogue }[]>>> = {
  uz_UZ: async () =>
    Promise.all([
      import("@yer/api/messages/uz_UZ"),
      import("@yer/api/faults/messages/uz_UZ"),
      import("@yer/api/history/messages/uz_UZ"),
      import("./messages/uz_UZ.js"),
    ]),
  uz_Cyrl: async () =>
    Promise.all([
      import("@yer/api/messages/uz_Cyrl"),
      import("@yer/api/faults/messages/uz_Cyrl"),
      import("@yer/api/history/messages/uz_Cyrl"),
      import("./messages/uz_Cyrl.js"),
    ]),
  ru_RU: async () =>
    Promise.all([
      import("@yer/api/messages/ru_RU"),
      import("@yer/api/faults/messages/ru_RU"),
      import("@yer/api/history/messages/ru_RU"),
      import("./messages/ru_RU.js"),
    ]),
  en_US: async () =>
    Promise.all([
      import("@yer/api/messages/en_US"),
      import("@yer/api/faults/messages/en_US"),
      import("@yer/api/history/messages/en_US"),
      import("./messages/en_US.js"),
    ]),
};

const loaded = new Map<Locale, Promise<Words>>();

/** The words of a language; loaded with its first file. */
export async function wordsOf(locale: Locale): Promise<Words> {
  const known = loaded.get(locale) ?? load(locale);
  loaded.set(locale, known);
  return known;
}

async function load(locale: Locale): Promise<Words> {
  return Object.assign(sayer(locale, await catalogues[locale]()), { locale });
}
