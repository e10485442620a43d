import type { ReactElement, ReactNode } from "react";
import { keyframes, styled } from "styled-components";

/** Sharp at the end it is scrolled to, faded where there is more: of a line that fits nothing fades. */
const fading = keyframes`
  from {
    --_fade-start: 0px;
    --_fade-end: var(--yer-space-10);
  }
  10%, 90% {
    --_fade-start: var(--yer-space-10);
    --_fade-end: var(--yer-space-10);
  }
  to {
    --_fade-start: var(--yer-space-10);
    --_fade-end: 0px;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--yer-space-2);
  min-block-size: var(--yer-control-height);
  @media (max-width: 599.98px) {
    flex-wrap: nowrap;
    justify-content: flex-start;
    /* Room for the focus ring of what stands at the edges. */
    margin: -4px;
    padding: 4px;
    min-block-size: calc(var(--yer-control-height) + 8px);
    inline-size: calc(100% + 8px);
    overflow-x: auto;
    scrollbar-width: none;
    /* What takes the focus comes out from under the fade. */
    scroll-padding-inline: var(--yer-space-10);
    --_fade-start: 0px;
    --_fade-end: 0px;
    mask-image: linear-gradient(
      to right,
      transparent,
      #000 var(--_fade-start) calc(100% - var(--_fade-end)),
      transparent
    );
    &:dir(rtl) {
      mask-image: linear-gradient(
        to left,
        transparent,
        #000 var(--_fade-start) calc(100% - var(--_fade-end)),
        transparent
      );
    }
    /* Its timeline is the line's own scrolling, and there is none where all of it fits. */
    @supports (animation-timeline: scroll()) {
      animation: ${fading} linear both;
      animation-timeline: scroll(self inline);
    }
    > * {
      flex: none;
    }
    > :first-child {
      margin-inline-start: auto;
    }
  }
  @media print {
    > :not([data-paper]) {
      display: none;
    }
  }
`;

/**
 * What can be done with a table, in one line at its end. Its place is kept: what comes after the rows must not move them
 * from under a pointer. So on a phone, where not all of it fits, the line is scrolled and does not break; it fades at the
 * edge beyond which there is more.
 */
export function TableTools({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    // A browser leaves alone what takes the focus half in sight.
    <Line onFocus={({ target }) => target.scrollIntoView({ block: "nearest", inline: "nearest" })}>{children}</Line>
  );
}
