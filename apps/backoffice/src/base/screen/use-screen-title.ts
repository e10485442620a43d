import { useEffect } from "react";
import { useText } from "../language/use-text.js";

/** Names the tab after the screen: what, then where, so that many tabs can be told apart. */
export function useScreenTitle(screen: string): void {
  const text = useText();
  const title = text("title", { screen });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
