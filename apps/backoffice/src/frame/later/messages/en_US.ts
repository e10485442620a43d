import type { messages as uzbek } from "./uz_UZ.js";

/** What is said of screens that are not built, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "later.title": "This page is being built",
  "later.text": "It will hold: {what}",
  "later.back": "Go to the files",
  "later.diary": "the inspectors’ diary: field visits, findings and their analysis.",
  "later.named": "{screen}: this page is being built",
};
