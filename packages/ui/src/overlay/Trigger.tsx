import type { ComponentProps, ReactNode, RefObject } from "react";
import { PressResponder } from "react-aria/private/interactions/PressResponder";
import { beginOverlays } from "./lazy-overlay.js";

/** Somebody comes to the button: what it opens is wanted soon. */
const intent = { onPointerEnter: () => void beginOverlays(), onFocus: () => void beginOverlays() };

/** Props of {@link Trigger}. */
interface TriggerProps {
  /** What the button is given beside its own: the press that opens, and what it says of what it opens. */
  readonly responder: Omit<ComponentProps<typeof PressResponder>, "children">;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/**
 * Gives a button what makes it open something, as React Aria's own triggers do, and without what draws what is opened. The
 * button looks pressed from the press on, also while that is still on its way.
 */
export function Trigger({ responder, triggerRef, isOpen, children }: TriggerProps): ReactNode {
  return (
    <PressResponder {...responder} {...intent} ref={triggerRef} isPressed={isOpen}>
      {children}
    </PressResponder>
  );
}
