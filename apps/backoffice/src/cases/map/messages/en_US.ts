import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the map, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "map.newArea": "New area here",
  "map.newArea.help": "Press where the plot lies on the map: district and neighbourhood are chosen by it.",
  "map.newArea.middle": "In the middle of the map",
  "map.files": "{count, plural, one {# file} other {# files}}: the list",
  "map.plots": "Plots",
  "map.places": "By places",
  "map.split": "Files opened in places that were split: nobody has said in which part they lie",
  "map.numbers": "Files",
  "map.withoutMap": "Without a map: the list of files",
  "map.visits.list": "{count, plural, one {#{more} visit} other {#{more} visits}}: the list",
  "map.withoutMap.visits": "Without a map: the list of visits",
};
