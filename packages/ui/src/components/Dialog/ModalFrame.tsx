import { isValidElement, type ReactNode } from "react";
import { Overlay } from "../../overlay/Overlay.js";
import { ModalSheet } from "../../overlay/parts.js";
import { Trigger } from "../../overlay/Trigger.js";
import { useDialogTrigger } from "../../overlay/use-dialog-trigger.js";
import type { RootProps } from "../../root/root-props.js";

/** Content of a dialog: nodes, or a function that gets the way to close it. */
export type DialogContent = ReactNode | ((close: () => void) => ReactNode);

/** What everything that lies over the page and makes it wait has in common. */
export interface ModalProps extends RootProps {
  /** The button that opens it. Without one, the host rules `isOpen`. */
  trigger?: ReactNode;
  /** Whether it is open, where the host rules it. */
  isOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Heading and name. */
  title: ReactNode;
}

/** Props of `ModalFrame`. */
export interface ModalFrameProps extends ModalProps {
  /** Where on the page it lies; a sheet at the bottom is for phones. @default "center" */
  place?: "center" | "end" | "bottom";
  /** Width, by the place's own measure. */
  size: "sm" | "md" | "lg" | "xl" | "full";
  /** An `alertdialog` asks for an answer: it has no button to close it. @default "dialog" */
  role?: "dialog" | "alertdialog";
  /** Whether a press outside closes it. @default false */
  isDismissable?: boolean;
  /** Whether Escape does nothing for now. @default false */
  isBusy?: boolean;
  /** The content. */
  children: DialogContent;
  /** The row of buttons at the foot, the main one last. */
  footer?: DialogContent;
}

/** Whether a trigger is a button that tells why it cannot be used. */
function isClosed(trigger: ReactNode): boolean {
  return isValidElement<{ disabledReason?: string }>(trigger) && trigger.props.disabledReason !== undefined;
}

/** A modal that its own button opens. */
function TriggeredModal({ trigger, isOpen, onOpenChange, ...sheet }: ModalFrameProps): ReactNode {
  const opening = useDialogTrigger({ isOpen, onOpenChange });
  if (opening.isHidden) return null;
  const { state, triggerRef, overlayId } = opening;
  return (
    <>
      <Trigger {...opening}>{trigger}</Trigger>
      <Overlay isOpen={state.isOpen} anchor={triggerRef}>
        <ModalSheet {...sheet} state={state} overlayId={overlayId} />
      </Overlay>
    </>
  );
}

/** The frame of `Dialog`, `Drawer` and `AlertDialog`: the button that opens it, and what lies over the page then. */
export function ModalFrame({ trigger, ...frame }: ModalFrameProps): ReactNode {
  // The trigger's press would open it past what the button itself says.
  if (isClosed(trigger)) return trigger;
  return trigger ? (
    <TriggeredModal {...frame} trigger={trigger} />
  ) : (
    <Overlay isOpen={frame.isOpen ?? false}>
      <ModalSheet {...frame} />
    </Overlay>
  );
}
