import { useEffect } from "react";
import { useText } from "../language/use-text.js";

/** The description of the document, which has none until a page gives it. */
function descriptionOf(page: Document): HTMLMetaElement {
  const found = page.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (found) return found;
  const made = page.createElement("meta");
  made.name = "description";
  page.head.append(made);
  return made;
}

/**
 * Names the tab after the page: what, then where, so that many tabs can be told apart. Search engines and messengers
 * show the description below it.
 *
 * @param description what the page is for; by itself, what the service is
 */
export function useTitle(page: string, description?: string): void {
  const text = useText();
  const title = text("title", { page });
  const described = description ?? text("home.lead");
  useEffect(() => {
    document.title = title;
    descriptionOf(document).content = described;
  }, [title, described]);
}
