import { useEffect } from "react";
import { useText } from "../language/use-text.js";
import { useContentStands } from "../language/first-content.js";

/**
 * Names the tab after the screen: what, then where, so that many tabs can be told apart. `stands` says whether the screen
 * already shows what it was opened for.
 */
export function useScreenTitle(screen: string, stands = true): void {
  const text = useText();
  const title = text("title", { screen });
  useContentStands(stands);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
