import { useUiIntl } from "@yer/ui";
import { use } from "react";
import type { AreaMessageId } from "../messages/AreaMessages.js";
import { loadAreaTexts } from "./loadAreaTexts.js";

/**
 * The picker's texts in the interface language. Suspends until they are there (call `loadAreaTexts` early).
 *
 * @throws UiProviderMissingError outside of `UiProvider`.
 */
export function useAreaText(): (id: AreaMessageId) => string {
  const { locale } = useUiIntl();
  const messages = use(loadAreaTexts(locale));
  return (id) => messages[id];
}
