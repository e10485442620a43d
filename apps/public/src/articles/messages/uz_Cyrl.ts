import type { LibraryMessages } from "./LibraryMessages.js";

/** Texts around what is read, in Uzbek, Cyrillic. */
export const messages: LibraryMessages = {
  "read.failed": "Матнларни юклаб бўлмади",
  "read.back": "Барча матнлар",
  "read.published": "Эълон қилинган: {at}",
};
