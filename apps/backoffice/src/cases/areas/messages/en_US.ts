import type { messages as uzbek } from "./uz_UZ.js";

/** The texts of the register of areas, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "areas.title": "Unauthorized areas: {state}",
  "areas.search": "Number, cadastre number or address",
  "areas.empty": "No areas found",
  "areas.empty.none": "There are no areas in this state now.",
  "areas.empty.filtered": "No areas match these conditions. Try changing the filters.",
  "areas.forbidden": "You have no permission to see the register of unauthorized areas.",
  "areas.source": "Source",
  "areas.confirmation": "Confirmation",
  "areas.confirmed": "Confirmed",
  "areas.unconfirmed": "Not confirmed",
  "areas.inspected": "Inspected by my organization",
  "areas.proposed": "Has a proposal to decide",
  "areas.overlaps": "Lies over another plot",
  "areas.age": "How long it has stood there",
  "areaSource.inspector": "An inspector",
  "areaSource.imagery": "Imagery",
  "areaSource.list": "An official list",
  "areaSource.occupier": "The occupier",
  "areaSource.application": "An application",
  "basket.empty": "The basket is empty.",
  "basket.no_grip.why": "Neither an outline nor a total area: nobody can say where these plots lie or how big they are",
  "basket.no_grip.next":
    "The way out: the office of the district draws the outline or enters the total area, then puts the area back with a reason; it is new again.",
  "basket.construction.why": "Buildings stand on these plots, and their built-up area is not known",
  "basket.construction.next":
    "The way out: the office of the district enters the built-up area, then puts the area back with a reason; it is new again.",
  "basket.drafts.why": "Errors were found in the facts of these plots",
  "basket.drafts.next":
    "The way out: the office of the district mends the facts, then puts the area back with a reason; it is new again.",
  "basket.written_off.why":
    "These plots were written off: one person proposed that with a document, and another approved it",
  "basket.written_off.next":
    "Nothing has to be done. The way out: one person proposes to take the area out of the basket, and another approves; it is new again.",
  "basket.state_owned.why": "These plots are land of state bodies: one person proposed that, and another approved it",
  "basket.state_owned.next":
    "Nobody has to act on them. They come back when one person proposes to take the area out and another approves; it is new again then.",
  "basket.not_registered.why":
    "The application for these plots ended without registration; they stand here so that they are not forgotten",
  "basket.not_registered.next":
    "The way out: the office of the district puts the area back with a reason; it is new again, and is looked at anew.",
  "areas.create": "Enter an area",
};
