import type { Locale } from "@yer/api/contract/values";
import type { Say } from "@yer/api/messages/sentences";
import type { HistoryMessageId } from "@yer/api/history/messages/HistoryMessages";
import { IntlMessageFormat } from "intl-messageformat";
import type { ExportMessageId } from "./messages/ExportMessages.js";

type Values = Readonly<Record<string, string | number | boolean>>;

/** Says what stands in a file in one language: the words of the screens, and those of headings. */
export type Words = Say &
  ((id: ExportMessageId | HistoryMessageId, values?: Values) => string) & {
    readonly locale: Locale;
  };

type Catalogue = Readonly<Record<string, string>>;

/** The languages' own names (BCP 47): plurals go by them. */
const languages: Readonly<Record<Locale, string>> = { uz_UZ: "uz", uz_Cyrl: "uz-Cyrl", ru_RU: "ru", en_US: "en" };

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
  const messages: Catalogue = Object.assign({}, ...(await catalogues[locale]()).map((part) => part.messages));
  const formats = new Map<string, IntlMessageFormat>();
  const say = (id: string, values?: Values): string => {
    const message = messages[id];
    // A code of a later time, in an old record: better its name than no file.
    if (message === undefined) return id;
    if (!message.includes("{") && !message.includes("'")) return message;
    let format = formats.get(id);
    if (format === undefined) {
      format = new IntlMessageFormat(message, languages[locale], undefined, { ignoreTag: true });
      formats.set(id, format);
    }
    return String(format.format(values));
  };
  return Object.assign(say, { locale });
}
