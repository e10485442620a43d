import type { ColumnHeading } from "@yer/api/contract/column-heading";
import type { Locale } from "@yer/api/contract/values";
import type { Say } from "@yer/api/messages/sentences";
import type { HistoryMessageId } from "@yer/api/history/messages/texts";
import type { RefusalMessageId } from "@yer/api/refusals/messages/texts";
import type { ReportMessageId } from "@yer/api/reports/messages/texts";
import { messagesBeside, sayer, sharedMessages, type Values } from "../../platform/language/catalogue.js";
import type { messages } from "./messages/uz_UZ.js";

/** Id of a text that only files have: their titles and what stands in a cell. */
export type ExportMessageId = keyof typeof messages;

/** Says what stands in a file in one language: the words and headings of the screens, and those that only files have. */
export type Words = Say &
  ((
    id: ExportMessageId | ColumnHeading | HistoryMessageId | RefusalMessageId | ReportMessageId,
    values?: Values,
  ) => string) & {
    readonly locale: Locale;
  };

const ownFiles = new URL("./messages/", import.meta.url);

const loaded = new Map<Locale, Promise<Words>>();

/** The words of a language; loaded with its first file. */
export async function wordsOf(locale: Locale): Promise<Words> {
  const known = loaded.get(locale) ?? load(locale);
  loaded.set(locale, known);
  return known;
}

async function load(locale: Locale): Promise<Words> {
  const parts = await Promise.all([
    sharedMessages("", locale),
    sharedMessages("columns/", locale),
    sharedMessages("faults/", locale),
    sharedMessages("history/", locale),
    sharedMessages("refusals/", locale),
    sharedMessages("reports/", locale),
    messagesBeside(ownFiles, locale),
  ]);
  return Object.assign(sayer(locale, parts), { locale });
}
