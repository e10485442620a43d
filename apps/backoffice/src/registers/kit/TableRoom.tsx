import type { ReactElement, ReactNode } from "react";
import { styled } from "styled-components";
import { useRestOfWindow } from "../../base/screen/use-rest-of-window.js";

/** A narrow table, whose rows are cards, has no room of its own: the page scrolls. */
const Room = styled.div`
  min-inline-size: 0;
  container: yer-table-room / inline-size;
  @media screen {
    @container yer-table-room (width > 41rem) {
      > * {
        max-block-size: var(--_room);
        --yer-table-max-height: none;
      }
    }
  }
`;

/**
 * Where the table of a register stands: it ends where the window does, and its rows scroll within it, so that a banner
 * makes the table lower and not the page higher. Under more than leaves 480 pixels, where the page scrolls anyway, it
 * is three quarters of the window.
 */
export function TableRoom({ children }: { readonly children: ReactNode }): ReactElement {
  const [ref, rest] = useRestOfWindow();
  // The second sum is below zero as long as enough is left, and beyond every window once it is not.
  const room = `max(${rest}, min(75dvh, (480px - (${rest})) * 9999))`;
  return (
    <Room ref={ref} data-above-foot style={{ "--_room": room }}>
      {children}
    </Room>
  );
}
