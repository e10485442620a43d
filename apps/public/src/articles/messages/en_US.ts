import type { LibraryMessages } from "./LibraryMessages.js";

/** Texts around what is read, in English. */
export const messages: LibraryMessages = {
  "read.failed": "The texts could not be loaded",
  "read.back": "All texts",
  "read.published": "Published: {at}",
};
