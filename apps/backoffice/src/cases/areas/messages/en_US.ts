import type { messages as uzbek } from "./uz_UZ.js";

/** The texts of the register of areas, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "areas.title": "Unauthorized areas: {state}",
  "areas.search": "Number, cadastre number or address",
  "areas.empty": "No areas found",
  "areas.empty.none": "There are no areas in this state now.",
  "areas.empty.filtered": "No areas match these conditions. Try changing the filters.",
  "areas.forbidden": "You have no permission to see the register of unauthorized areas.",
};
