import type { messages as uzbek } from "./uz_UZ.js";

/** What is said of a neighbourhood that is no more, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "endedPlace.merged": "{name} is no more: it was merged into another.",
  "endedPlace.split": "{name} is no more: it was split.",
  "endedPlace.closed": "{name} is no more: it was closed.",
  "endedPlace.today": "In its stead today: {names}.",
  "endedPlace.kept": "A finished file keeps its place.",
};
