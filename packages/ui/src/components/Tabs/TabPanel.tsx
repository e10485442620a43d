import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFocusRing } from "react-aria/useFocusRing";
import { styled } from "styled-components";

const Panel = styled.div`
  padding-block-start: var(--yer-space-4);
  border-radius: var(--yer-radius-sm);
  outline: none;
  &[data-focus-visible] {
    box-shadow: var(--yer-focus-ring);
  }
`;

/** What Tab stops at. */
const stops = ["a[href]", "button", "input", "select", "textarea", "summary", "[contenteditable]", "[tabindex]"]
  .map((stop) => `${stop}:not(:disabled, [tabindex^="-"])`)
  .join();

/** Props of {@link TabPanel}. */
export interface TabPanelProps {
  readonly id: string;
  /** Id of its tab. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** What an open tab shows: a stop of Tab by itself as long as nothing in it is one. */
export function TabPanel({ id, labelledBy, children }: TabPanelProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);
  const { focusProps, isFocusVisible } = useFocusRing();
  // Once it is painted, and not by what is visible: asked before, the whole page is laid out for the answer.
  useEffect(() => {
    const look = (): void => setStop(panel.current?.querySelector(stops) === null);
    look();
    const observer = new MutationObserver(look);
    if (panel.current) {
      observer.observe(panel.current, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ["tabindex", "disabled"],
      });
    }
    return () => observer.disconnect();
  }, []);
  return (
    <Panel
      {...focusProps}
      ref={panel}
      id={id}
      role="tabpanel"
      aria-labelledby={labelledBy}
      tabIndex={isStop ? 0 : undefined}
      data-focus-visible={isFocusVisible || undefined}
    >
      {children}
    </Panel>
  );
}
