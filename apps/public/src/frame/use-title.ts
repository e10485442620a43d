import { useEffect } from "react";
import { useText } from "../language/use-text.js";

/** Names the tab after the page: what, then where, so that many tabs can be told apart. */
export function useTitle(page: string): void {
  const text = useText();
  const title = text("title", { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
