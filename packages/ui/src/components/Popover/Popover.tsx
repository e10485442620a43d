import type { ReactNode } from "react";
import type { PopoverProps as AriaPopoverProps } from "react-aria-components/Popover";
import { Overlay } from "../../overlay/Overlay.js";
import { PopoverSheet } from "../../overlay/parts.js";
import { Trigger } from "../../overlay/Trigger.js";
import { useDialogTrigger } from "../../overlay/use-dialog-trigger.js";
import type { RootProps } from "../../root/root-props.js";

/** Props of `Popover`. */
export interface PopoverProps extends RootProps {
  /** The button that opens it: a `Button` or `IconButton`. */
  trigger: ReactNode;
  /** Name of the popover for screen readers. */
  "aria-label": string;
  /** Where it opens; turned over where there is no room. @default "bottom" */
  placement?: NonNullable<AriaPopoverProps["placement"]>;
  /** Whether it is open, where the host rules it. */
  isOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Called when Escape is about to close it, where that differs from a press outside: a draft is dropped. */
  onEscape?: () => void;
  /** The content; as a function it gets a way to close. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A small panel by its button, for a few fields or a word more. Escape or a press outside closes it, and focus goes
 * back to the button.
 *
 * Data attributes, on the sheet: `data-placement`, `data-entering`, `data-exiting`.
 */
export function Popover({ trigger, isOpen, onOpenChange, ...sheet }: PopoverProps): ReactNode {
  const opening = useDialogTrigger({ isOpen, onOpenChange });
  if (opening.isHidden) return null;
  const { state, triggerRef, overlayId } = opening;
  return (
    <>
      <Trigger {...opening}>{trigger}</Trigger>
      <Overlay isOpen={state.isOpen} anchor={triggerRef}>
        <PopoverSheet {...sheet} state={state} triggerRef={triggerRef} overlayId={overlayId} />
      </Overlay>
    </>
  );
}
