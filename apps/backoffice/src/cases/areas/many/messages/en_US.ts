import type { messages as uzbek } from "./uz_UZ.js";

/** The texts of moving many areas at once, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "many.asking": "{move}: several areas",
  "many.checking": "Each area is being checked…",
  "many.basket": "Choose the basket first: each has a fault of its own.",
  "many.able": "{able} of {total} areas can be moved.",
  "many.none": "None of the chosen areas can be moved.",
  "many.unable": "Areas that cannot be moved, and why",
  "many.note":
    "Each area is checked again when its turn comes and moved on its own. You can stop at any time: what has moved stays moved.",
  "many.hint": "It is written into the history of each area and never changes.",
  "many.start": "{count, plural, =0 {Begin} one {Move # area} other {Move # areas}}",
  "many.inspection.none": "No inspection works in all of the districts of these areas: choose areas of one district.",
  "many.document": "One document confirms all of the areas.",
  "many.mend.choose": "Choose the value for all of them first.",
  "many.mend.able": "{able} of {total} areas get this value.",
  "many.mend.none": "None of the chosen areas gets this value.",
  "many.mend.unable": "Areas that do not get it, and why",
  "many.mend.note":
    "Each area is checked again when its turn comes and mended on its own. Its history keeps the value and who gave it; an area without faults left leaves the basket by itself.",
  "many.mend.start": "{count, plural, =0 {Begin} one {Mend # area} other {Mend # areas}}",
};
