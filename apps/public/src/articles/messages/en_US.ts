import type { messages as uzbek } from "./uz_UZ.js";

/** Texts around what is read, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "read.failed": "The texts could not be loaded",
  "read.back": "All texts",
  "read.published": "Published: {at}",
  "read.describe.documents": "How rights to homes built without papers are recognised: the laws and acts.",
  "read.describe.helps": "How a file goes, who gives conclusions, how to object: answers to questions, and manuals.",
};
