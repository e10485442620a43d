import type { AreaMessages } from "./AreaMessages.js";

/** Texts of the area picker in English. */
export const messages: AreaMessages = {
  "area.region": "Region",
  "area.district": "District or city",
  "area.neighborhood": "Neighbourhood",
  "area.choose": "Choose, or type to find",
  "area.first.district": "Choose the region first",
  "area.first.neighborhood": "Choose the district or city first",
  "area.loading": "Loading…",
  "area.failed": "The list could not be loaded.",
  "area.retry": "Try again",
};
