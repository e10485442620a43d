import type { LibraryMessages } from "./LibraryMessages.js";

/** Texts around what is read, in Uzbek, Latin. */
export const messages: LibraryMessages = {
  "read.failed": "Matnlarni yuklab boʻlmadi",
  "read.back": "Barcha matnlar",
  "read.published": "Eʼlon qilingan: {at}",
};
