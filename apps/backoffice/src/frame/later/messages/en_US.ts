import type { messages as uzbek } from "./uz_UZ.js";

/** What is said of screens that are not built, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "later.title": "This page is being built",
  "later.text": "It will hold: {what}",
  "later.back": "Go to the files",
  "later.not_registered": "the basket of plots that are not registered.",
  "later.no_grip": "the basket of plots with neither an outline nor a total area.",
  "later.construction": "the basket of plots without a built-up area.",
  "later.drafts": "the basket of plots in which an import or a check found errors.",
  "later.written_off": "the basket of plots written off.",
  "later.state-owneds": "the basket of land of state bodies.",
  "later.svod": "planned, charged, paid and remaining sums by region, district and neighbourhood.",
  "later.cpayments": "the register of payments and receipts.",
  "later.cdistribution": "how receipts are shared among budgets.",
  "later.plangrafic": "the plan schedule by neighbourhood, with the history of its changes.",
  "later.reports": "reports, to read and to download.",
  "later.draft": "mending a plot in which errors were found.",
  "later.cpayment": "one payment.",
  "later.diary": "the inspectors’ diary: field visits, findings and their analysis.",
  "later.named": "{screen}: this page is being built",
};
