import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the public plan schedule, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "plan.title": "When do they come to us?",
  "plan.lead": "Find your neighbourhood and see on which days its land is surveyed.",
  "plan.search": "Name of the neighbourhood",
  "plan.find": "Find",
  "plan.near": "The three nearest to me",
  "plan.map": "Choose on the map",
  "plan.near.text": "Where you are is sent for this question alone and is not kept. Distances are approximate.",
  "plan.near.refused": "Where you are could not be found out. Type the name of the neighbourhood.",
  "plan.tell": "Do not wait: tell of a plot that you occupy",
  "plan.found": "Neighbourhoods found",
  "plan.none": "No such neighbourhood was found",
  "plan.none.text": "Spell it otherwise, or find it by where you are.",
  "plan.more": "There are more: type more of the name.",
  "plan.failed": "The plan schedule could not be read",
  "plan.when.running": "They are here now: {from} – {to} ({organisation})",
  "plan.when.coming": "They come: {from} – {to} ({organisation})",
  "plan.when.over": "They have been here: {from} – {to} ({organisation})",
  "plan.when.none": "No days are approved yet.",
  "plan.kilometres": "about {kilometres, number} km",
  "plan.watch": "Tell me when this changes",
  "plan.watch.end": "Tell me no more",
  "plan.watched": "When the days are set or change, an SMS or a letter comes.",
  "plan.watch.first": "Shall we tell you of a change?",
  "plan.watch.first.text":
    "Sign in with OneID: when the days of your neighbourhood are set or change, an SMS or a letter comes.",
};
