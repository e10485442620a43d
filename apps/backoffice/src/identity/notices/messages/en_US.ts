import type { messages as uzbek } from "./uz_UZ.js";

/** What is said to staff alone of how notices reach them, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "choices.title": "How notices reach you",
  "choices.intro":
    "All notices stand in the notice centre. Here you choose which come by letter or SMS as well. What was read is not sent.",
  "choices.phone.none": "None come: the register of staff has no phone of yours; an administrator enters it",
  "choices.urgent": "At once; the letter always comes",
};
