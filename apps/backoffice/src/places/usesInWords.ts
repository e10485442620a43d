import type { PlaceRecord } from "@yer/api/contract/places-register";
import type { useText } from "../language/useText.js";

/** What names a place, as a sentence: files, bodies, staff. */
export function usesInWords(text: ReturnType<typeof useText>, uses: PlaceRecord["uses"]): string {
  return text("places.uses.text", { ...uses, more: String(uses.more) });
}
