import { type ComponentProps, type RefObject, useRef } from "react";
import { useIsHidden } from "react-aria/private/collections/Hidden";
import type { PressResponder } from "react-aria/private/interactions/PressResponder";
import { useId } from "react-aria/useId";
import { useOverlayTrigger } from "react-aria/useOverlayTrigger";
import { type RootMenuTriggerState, useMenuTriggerState } from "react-stately/useMenuTriggerState";

/** Whether something is open, where the host rules it. */
export interface OpenProps {
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A button and what it opens. */
export interface DialogTrigger {
  readonly state: RootMenuTriggerState;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly responder: Omit<ComponentProps<typeof PressResponder>, "children">;
  readonly isOpen: boolean;
  /** What is opened stands under this id. */
  readonly overlayId: string | undefined;
  /** In the second drawing that React Aria makes of a collection nothing opens. */
  readonly isHidden: boolean;
}

/** What React Aria's `DialogTrigger` does for its button. */
export function useDialogTrigger({ isOpen, onOpenChange }: OpenProps): DialogTrigger {
  const state = useMenuTriggerState({
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange ? { onOpenChange } : {}),
  });
  const triggerRef = useRef<HTMLElement>(null);
  const { triggerProps, overlayProps } = useOverlayTrigger({ type: "dialog" }, state, triggerRef);
  const id = useId();
  return {
    state,
    triggerRef,
    responder: { ...triggerProps, id } as DialogTrigger["responder"],
    isOpen: state.isOpen,
    overlayId: overlayProps.id,
    isHidden: useIsHidden(),
  };
}
