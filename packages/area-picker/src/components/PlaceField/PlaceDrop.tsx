import { dropdown } from "@yer/ui";
import { type ReactElement, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { styled } from "styled-components";

const Drop = styled.div`
  ${dropdown}
  position: fixed;
  inset: auto;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  overflow: hidden;

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

/** Room between the field and its list, and between the list and the window's edge, in pixels. */
const gap = 4;
const edge = 8;
/** A list narrower than this cannot be read; the window allowing. */
const leastWidth = 280;
/** Room below the field in which a list stays there, though there is more above. */
const enough = 260;

/** Lays a list under its field, or above it where there is more room. */
function place(drop: HTMLElement, field: HTMLElement): void {
  const frame = field.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const width = Math.min(Math.max(frame.width, leastWidth), clientWidth - 2 * edge);
  const below = clientHeight - frame.bottom - gap - edge;
  const above = frame.top - gap - edge;
  const isBelow = below >= enough || below >= above;
  const start = getComputedStyle(field).direction === "rtl" ? frame.right - width : frame.left;
  const { style } = drop;
  style.width = `${width}px`;
  style.left = `${Math.max(edge, Math.min(start, clientWidth - edge - width))}px`;
  style.top = isBelow ? `${frame.bottom + gap}px` : "auto";
  style.bottom = isBelow ? "auto" : `${clientHeight - frame.top + gap}px`;
  style.maxHeight = `${Math.max(isBelow ? below : above, 0)}px`;
}

/** A list over the page, by its field: in the browser's top layer, so that nothing cuts it off and nothing lies over it. */
export function PlaceDrop({
  field,
  children,
}: {
  readonly field: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}): ReactElement {
  const drop = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lay = (): void => {
      if (drop.current && field.current) place(drop.current, field.current);
    };
    // Where the field stands is asked before the list is shown: then nothing new has to be laid out for the answer.
    lay();
    drop.current?.showPopover();
    window.addEventListener("resize", lay);
    window.addEventListener("scroll", lay, { capture: true, passive: true });
    return () => {
      window.removeEventListener("resize", lay);
      window.removeEventListener("scroll", lay, { capture: true });
    };
  }, [field]);
  return (
    <Drop ref={drop} popover="manual" data-drop="">
      {children}
    </Drop>
  );
}
