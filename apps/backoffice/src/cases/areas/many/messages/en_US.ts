import type { messages as uzbek } from "./uz_UZ.js";

/** The texts of moving many areas at once, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "many.asking": "{move}: several areas",
  "many.checking": "Each area is being checked…",
  "many.basket": "Choose the basket first: each has a fault of its own.",
  "many.able":
    "{did, select, accepted {The check of {able} of {total} areas can be accepted.} refused {The check of {able} of {total} areas can be refused.} confirmed {{able} of {total} areas can be confirmed.} other {{able} of {total} areas can be moved.}}",
  "many.none":
    "{did, select, accepted {The check of none of the chosen areas can be accepted.} refused {The check of none of the chosen areas can be refused.} confirmed {None of the chosen areas can be confirmed.} other {None of the chosen areas can be moved.}}",
  "many.unable":
    "{did, select, accepted {Areas whose check cannot be accepted, and why} refused {Areas whose check cannot be refused, and why} confirmed {Areas that cannot be confirmed, and why} other {Areas that cannot be moved, and why}}",
  "many.note":
    "{did, select, accepted {Each area is checked again when its turn comes, and its check accepted on its own: it goes to the basket that the check names. You can stop at any time: what was accepted stays accepted.} refused {Each area is checked again when its turn comes, and its check refused on its own: it stays where it is. You can stop at any time: what was refused stays refused.} confirmed {Each area is checked again when its turn comes and confirmed on its own. You can stop at any time: what was confirmed stays confirmed.} other {Each area is checked again when its turn comes and moved on its own. You can stop at any time: what has moved stays moved.}}",
  "many.hint": "It is written into the history of each area and never changes.",
  "many.start":
    "{did, select, accepted {{count, plural, =0 {Begin} one {Accept the check of # area} other {Accept the check of # areas}}} refused {{count, plural, =0 {Begin} one {Refuse the check of # area} other {Refuse the check of # areas}}} confirmed {{count, plural, =0 {Begin} one {Confirm # area} other {Confirm # areas}}} other {{count, plural, =0 {Begin} one {Move # area} other {Move # areas}}}}",
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
