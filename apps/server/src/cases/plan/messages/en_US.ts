import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the public plan schedule where no script runs, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "plain.title": "When do they come to us?",
  "plain.lead": "Find your neighbourhood and see on which days its land is surveyed.",
  "plain.script": "To find the nearest neighbourhoods and to be told of changes, turn JavaScript on in your browser.",
  "plain.home": "Home",
  "plain.search": "Name of the neighbourhood",
  "plain.find": "Find",
  "plain.regions": "Regions",
  "plain.districts": "{region}: districts and cities",
  "plain.neighborhoods": "{district}: neighbourhoods",
  "plain.found": "Neighbourhoods found",
  "plain.none": "No neighbourhood was found.",
  "plain.more": "There are more: type more of the name.",
  "plain.failed": "The plan schedule cannot be read now. Try again a little later.",
  "plain.when.running": "They are here now: {from} – {to} ({organisation})",
  "plain.when.coming": "They come: {from} – {to} ({organisation})",
  "plain.when.over": "They have been here: {from} – {to} ({organisation})",
  "plain.when.none": "No days are approved yet.",
};
