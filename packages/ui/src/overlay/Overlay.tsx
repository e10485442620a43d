import { type ReactNode, type RefObject, Suspense, useState } from "react";
import { Awaited } from "./Awaited.js";
import { OverlayGuard } from "./OverlayGuard.js";

/** Props of {@link Overlay}. */
interface OverlayProps {
  readonly isOpen: boolean;
  /** What it opens at; without it, in the middle of the window. */
  readonly anchor?: RefObject<Element | null>;
  /** What draws it, in a file of its own. It stays once it was open: it may have a way to go. */
  readonly children: ReactNode;
}

/** What opens over the page. Its file comes with the first that opens, or is on its way by then (`beginOverlays`). */
export function Overlay({ isOpen, anchor, children }: OverlayProps): ReactNode {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen && !isOpen) return null;
  return (
    <OverlayGuard>
      <Suspense fallback={isOpen ? <Awaited anchor={anchor} /> : null}>{children}</Suspense>
    </OverlayGuard>
  );
}
