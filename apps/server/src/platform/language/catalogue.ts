import type { Locale } from "@yer/api/contract/values";
import { IntlMessageFormat } from "intl-messageformat";
import path from "node:path";

/** Values for the arguments of a message. */
export type Values = Readonly<Record<string, string | number | boolean>>;

/** Messages (ICU) of one language by id. */
export type Catalogue = Readonly<Record<string, string>>;

/** The languages' own names (BCP 47): plurals go by them. */
const languages: Readonly<Record<Locale, string>> = { uz_UZ: "uz", uz_Cyrl: "uz-Cyrl", ru_RU: "ru", en_US: "en" };

/** A language's own name, as a page or a part of one names what it is written in. */
export const languageOf = (locale: Locale): string => languages[locale];

/** Says messages of one language, where the service writes to people itself: in files, letters and SMS. */
export function sayer(
  locale: Locale,
  parts: readonly { readonly messages: Catalogue }[],
): (id: string, values?: Values) => string {
  const messages: Catalogue = Object.assign({}, ...parts.map((part) => part.messages));
  const formats = new Map<string, IntlMessageFormat>();
  return (id, values) => {
    const message = messages[id];
    // A code of a later time, in an old record: better its name than nothing.
    if (message === undefined) return id;
    if (!message.includes("{") && !message.includes("'")) return message;
    let format = formats.get(id);
    if (format === undefined) {
      format = new IntlMessageFormat(message, languages[locale], undefined, { ignoreTag: true });
      formats.set(id, format);
    }
    return String(format.format(values));
  };
}

/** What a file of messages holds. */
interface MessageFile {
  readonly messages: Catalogue;
}

/** Sources in development, JavaScript in a build: files beside this one end as it does. */
const ending = path.extname(import.meta.url);

/** The messages of a language out of a folder of files that are named after their languages: a new one is a new file. */
export async function messagesBeside(folder: URL, locale: Locale): Promise<MessageFile> {
  return (await import(new URL(`${locale}${ending}`, folder).href)) as MessageFile;
}

/** The messages of a language out of the contract's package: its words (""), or those of one of its parts. */
export async function sharedMessages(part: "" | `${string}/`, locale: Locale): Promise<MessageFile> {
  return (await import(/* @vite-ignore */ `@yer/api/${part}messages/${locale}`)) as MessageFile;
}
