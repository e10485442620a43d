import type { messages as uzbek } from "./uz_UZ.js";

/** What is said of a neighbourhood that is no more, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "endedPlace.merged": "{name} was merged into another neighbourhood.",
  "endedPlace.split": "{name} was split.",
  "endedPlace.closed": "{name} was closed.",
  "endedPlace.today": "In its stead today: {names}.",
  "endedPlace.kept": "A finished file keeps its place.",
};
