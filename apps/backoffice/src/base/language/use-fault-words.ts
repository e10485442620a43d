import type { FaultWords } from "@yer/api/faults/messages/texts";
import type { UiLocale } from "@yer/ui";
import { useEffect, useState } from "react";
import { afterFirstContent } from "./first-content.js";
import { loadFaultWords } from "./texts.js";

/** What is said of what somebody sent, in a language; `undefined` until the first page stands and they have come. */
export function useFaultWords(locale: UiLocale): FaultWords | undefined {
  const [loaded, setLoaded] = useState<{ readonly locale: UiLocale; readonly words: FaultWords }>();
  useEffect(() => {
    let isWanted = true;
    async function load(): Promise<void> {
      const words = await afterFirstContent(() => loadFaultWords(locale));
      if (isWanted) setLoaded({ locale, words });
    }
    // They are asked for until they come; what else goes wrong is told.
    load().catch(reportError);
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return loaded?.locale === locale ? loaded.words : undefined;
}
