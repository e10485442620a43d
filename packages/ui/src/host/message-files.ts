import { comes } from "./comes.js";
import type { UiLocale } from "../UiProvider/locale.js";

/** What a file of messages holds: `export const messages`, in one language. */
export interface MessageFile<Messages extends object = Readonly<Record<string, string>>> {
  readonly messages: Messages;
}

/**
 * Files named after their languages, as a glob finds them: `import.meta.glob<MessageFile>("./messages/*.ts")`. A new
 * language is a new file beside the others.
 */
export type FilesByLocale<File extends object> = Readonly<Record<string, () => Promise<File>>>;

/** The language that a file is named after: `./messages/uz_UZ.ts`. */
const named = /([^/.]+)(?:\.\w+)?$/;

/** The way to load the file of a language. */
export function fileOf<File extends object>(files: FilesByLocale<File>, locale: UiLocale): () => Promise<File> {
  const found = Object.entries(files).find(([address]) => named.exec(address)?.[1] === locale);
  if (!found) throw new RangeError(`No file of ${Object.keys(files).join(", ")} is in ${locale}.`);
  return found[1];
}

/**
 * Loads the messages of a language out of the files that a glob found, through a lost connection. Asked for again each
 * time: `oncePerLocale(messagesIn(files))` keeps them.
 */
export function messagesIn<Messages extends object>(
  files: FilesByLocale<MessageFile<Messages>>,
): (locale: UiLocale) => Promise<Messages> {
  return async (locale) => (await comes(fileOf(files, locale), "messages")).messages;
}
