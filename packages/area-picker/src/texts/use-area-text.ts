import { languageTag, useUiIntl } from "@yer/ui";
import { use } from "react";
import { type AreaText, createAreaText } from "./area-text.js";
import { loadAreaTexts } from "./load-area-texts.js";

/**
 * The picker's texts in the interface language. Suspends until they are there (call `loadAreaTexts` early).
 *
 * @throws UiProviderMissingError outside of `UiProvider`.
 */
export function useAreaText(): AreaText {
  const { locale } = useUiIntl();
  const messages = use(loadAreaTexts(locale));
  return createAreaText(languageTag(locale), messages);
}
