import { type ReactElement, type RefObject, useLayoutEffect, useRef } from "react";
import { styled } from "styled-components";
import { Spinner } from "../components/Spinner/Spinner.js";
import { motions } from "../theme/motions.js";

/** As long as the file is there by the next blink, nobody sees it. */
const Sheet = styled.div`
  position: fixed;
  inset: var(--_y, 50dvh) auto auto var(--_x, 50vw);
  z-index: var(--yer-z-toast);
  padding: var(--yer-space-2) var(--yer-space-3);
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-lg);
  background: var(--yer-surface-raised);
  box-shadow: var(--yer-shadow-md);
  animation: ${motions.appear} 1ms 150ms backwards;
`;

/** Room that is left to the edge of the window, in pixels. */
const room = 64;

/** Stands where an overlay will open, until what draws it has come. */
export function Awaited({ anchor }: { readonly anchor: RefObject<Element | null> | undefined }): ReactElement {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const at = anchor?.current?.getBoundingClientRect();
    if (!at || !sheet.current) return;
    const isRightToLeft = getComputedStyle(sheet.current).direction === "rtl";
    const x = Math.min(isRightToLeft ? at.right - room : at.left, window.innerWidth - room);
    sheet.current.style.setProperty("--_x", `${Math.max(x, 0)}px`);
    sheet.current.style.setProperty("--_y", `${Math.min(at.bottom + 8, window.innerHeight - room)}px`);
  }, [anchor]);
  return (
    <Sheet ref={sheet}>
      <Spinner />
    </Sheet>
  );
}
