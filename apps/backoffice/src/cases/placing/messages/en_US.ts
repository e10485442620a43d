import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of what waits to be placed, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "placing.lead":
    "Files, areas and plan schedules of neighbourhoods that were split or closed. Until they are placed nothing happens to them.",
  "placing.kind.area": "Area",
  "placing.schedule": "Plan schedule, {from} – {to}",
  "placing.ended.merged": "Merged",
  "placing.ended.split": "Split",
  "placing.ended.closed": "Closed",
  "placing.today.none": "None",
  "placing.empty": "Nothing waits to be placed",
  "placing.empty.none": "In your territory everything lies in neighbourhoods of today",
  "placing.empty.filtered": "Nothing fits these filters",
  "placing.forbidden": "You may not place anything in neighbourhoods. Ask the administrator.",
  "placing.place.title": "{count, plural, one {Place # record} other {Place # records}}",
  "placing.place.text": "This cannot be undone; who did it and when stays in the history.",
  "placing.neighborhood": "Neighbourhood of today",
  "placing.instead": "In its stead",
  "placing.districts":
    "What is chosen lies in several districts: only neighbourhoods in the stead of all of them are offered",
  "placing.none": "No neighbourhood fits all that is chosen: choose fewer",
  "placing.reason": "Note",
  "placing.done": "{count, plural, one {# record was} other {# records were}} placed",
  "placing.toApplications": "All files",
};
