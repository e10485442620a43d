import type { messages as uzbek } from "./uz_UZ.js";

/** What is said of pages that are not built, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "later.title": "This page is being built",
  "later.home": "To the home page",
  "later.plan-grafic": "It will hold the public plan schedule: which neighbourhood is visited when.",
  "later.named": "{page}: this page is being built",
};
