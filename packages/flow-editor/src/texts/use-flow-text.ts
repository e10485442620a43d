import { languageTag, useUiIntl } from "@yer/ui";
import { use, useMemo } from "react";
import { createFlowText } from "./flow-text.js";
import type { FlowText } from "./flow-text.js";
import { loadFlowTexts } from "./load-flow-texts.js";

/**
 * The flow editor's texts in the interface language. Suspends until they are there (call `loadFlowTexts` early).
 *
 * @throws UiProviderMissingError outside of `UiProvider`.
 */
export function useFlowText(): FlowText {
  const { locale } = useUiIntl();
  const messages = use(loadFlowTexts(locale));
  return useMemo(() => createFlowText(languageTag(locale), messages), [locale, messages]);
}
