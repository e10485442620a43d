import type { LibraryMessages } from "./LibraryMessages.js";

/** Texts around what is read, in Russian. */
export const messages: LibraryMessages = {
  "read.failed": "Не удалось загрузить тексты",
  "read.back": "Все тексты",
  "read.published": "Опубликовано: {at}",
};
