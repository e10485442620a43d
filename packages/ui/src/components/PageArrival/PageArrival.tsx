import { type ReactNode, useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of `PageArrival`. */
export interface PageArrivalProps extends RootProps {
  /** Where the person is. */
  path: string;
  /** Whether they came back (or forward) in history: the browser then restores where they had scrolled to. @default false */
  isReturn?: boolean;
  /** `id` of the element that holds the page's content; it must be able to take focus (`tabIndex={-1}`). @default "main" */
  targetId?: string;
}

/**
 * What a browser does by itself when it loads a page, for pages changed by a script: begins at the top, moves the focus
 * to the content, and lets screen readers say the new title once the page has set it. Stands before the content, for
 * effects run in that order.
 */
export function PageArrival({ path, isReturn = false, targetId = "main", ...root }: PageArrivalProps): ReactNode {
  const [said, setSaid] = useState("");
  const standsAt = useRef(path);

  useEffect(() => {
    if (standsAt.current === path) return undefined;
    standsAt.current = path;
    document.getElementById(targetId)?.focus({ preventScroll: true });
    if (!isReturn) window.scrollTo(0, 0);
    const title = document.querySelector("title");
    if (!title) return undefined;
    // The title comes with the page, which may still be loading. Later changes of it are no arrival.
    const observer = new MutationObserver(() => {
      observer.disconnect();
      setSaid(document.title);
    });
    observer.observe(title, { childList: true });
    return () => observer.disconnect();
  }, [path, isReturn, targetId]);

  return (
    <VisuallyHidden {...rootProps(root)} as="output" data-page-arrival="">
      {said}
    </VisuallyHidden>
  );
}
