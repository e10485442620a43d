import { useEffect } from "react";

/** Puts the step before the page's title, as long as it is in view. */
export function useStepTitle(say: (title: string) => string, step: string): void {
  useEffect(() => {
    const before = document.title;
    const marked = say(before);
    document.title = marked;
    return () => {
      // Another page may have set its own title meanwhile.
      if (document.title === marked) document.title = before;
    };
    // The words change with the language only, and then the page is drawn anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [step]);
}
