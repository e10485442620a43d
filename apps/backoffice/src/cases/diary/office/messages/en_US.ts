import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the registers of the diary, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "diary.walked": "With an outline walked",
  "diary.moved": "That moved their area",
  "diary.ofPerson": "Of one inspector",
  "diary.ofOrganisation": "Of one organization",
  "diary.ofArea": "Of one area",
  "diary.records.none": "No visit has been handed in yet",
  "diary.records.none.text": "What inspectors write on the spot stands here as soon as it is received.",
  "diary.records.narrowed": "Nothing answers to what is asked: take a filter back.",
  "diary.records.search": "Number, cadastre number or address of the area",
  "diary.users.search": "Name of the person",
  "diary.users.none": "Nobody keeps a diary yet",
  "diary.forbidden": "You may not read the diary’s records",
  "diary.device.room": "{megabytes, number} MB",
  "diary.device.none": "No device",
  "diary.device.unseen": "Devices are seen by the office of the person’s own territory",
  "diary.device.unheard": "{name}: not heard of yet",
  "diary.device.heard":
    "{name}: {at}, unsent {visits, plural, one {# visit} other {# visits}} and {photos, plural, one {# photo} other {# photos}}, room {free}",
};
