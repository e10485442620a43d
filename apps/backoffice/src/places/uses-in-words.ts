import type { PlaceRecord } from "@yer/api/contract/places-register";
import type { usePlacesText } from "./places-texts.js";

/** What names a place, as a sentence: applications, organisations, staff. */
export function usesInWords(text: ReturnType<typeof usePlacesText>, uses: PlaceRecord["uses"]): string {
  return text("places.uses.text", { ...uses, more: String(uses.more) });
}
