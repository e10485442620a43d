import { isValidElement, useId, type ReactNode } from "react";
import { DialogTrigger, Heading } from "react-aria-components/Dialog";
import { CloseIcon } from "../../icons/CloseIcon.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { IconButton } from "../IconButton/IconButton.js";
import { Body, Foot, Head, Panel, Scrim, Sheet } from "./parts.js";
import { useScrollStop } from "./use-scroll-stop.js";
import { ariaRootProps } from "../../root/aria-root-props.js";
import type { RootProps } from "../../root/root-props.js";

/** Content of a dialog: nodes, or a function that gets the way to close it. */
export type DialogContent = ReactNode | ((close: () => void) => ReactNode);

/** What everything that lies over the page and makes it wait has in common. */
export interface ModalProps extends RootProps {
  /** The button that opens it. Without one, the host rules `isOpen`. */
  trigger?: ReactNode;
  /** Whether it is open, where the host rules it. */
  isOpen?: boolean;
  /** Told when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Heading and name. */
  title: ReactNode;
}

/** Props of `ModalFrame`. */
export interface ModalFrameProps extends ModalProps {
  /** Where on the page it lies; a sheet at the bottom is for phones. @default "center" */
  place?: "center" | "end" | "bottom";
  /** Width, by the place's own measure. */
  size: "sm" | "md" | "lg";
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

function fill(content: DialogContent, close: () => void): ReactNode {
  return typeof content === "function" ? content(close) : content;
}

/** Whether a trigger is a button that tells why it cannot be used. */
function isClosed(trigger: ReactNode): boolean {
  return isValidElement<{ disabledReason?: string }>(trigger) && trigger.props.disabledReason !== undefined;
}

/** The frame of `Dialog`, `Drawer` and `AlertDialog`: veil, sheet, head with the title, scrolling body, foot. */
export function ModalFrame({
  trigger,
  isOpen,
  onOpenChange,
  title,
  place = "center",
  size,
  role = "dialog",
  isDismissable = false,
  isBusy = false,
  children,
  footer,
  ...root
}: ModalFrameProps): ReactNode {
  const text = useUiText();
  const bodyId = useId();
  const scrollStop = useScrollStop();
  const state = {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange ? { onOpenChange } : {}),
  };
  const overlay = (
    <Scrim
      data-place={place}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={isBusy}
      {...(trigger ? {} : state)}
    >
      <Sheet data-place={place} data-size={size}>
        {/* A question is read out as a whole; what a dialog holds may be a long form. */}
        <Panel
          {...ariaRootProps(root, "section")}
          role={role}
          aria-describedby={role === "alertdialog" ? bodyId : undefined}
        >
          {({ close }) => (
            <>
              <Head>
                <Heading slot="title" level={2}>
                  {title}
                </Heading>
                {role === "dialog" ? (
                  <IconButton aria-label={text("close")} icon={<CloseIcon />} onPress={close} />
                ) : null}
              </Head>
              <Body id={bodyId} {...scrollStop}>
                {fill(children, close)}
              </Body>
              {footer ? <Foot>{fill(footer, close)}</Foot> : null}
            </>
          )}
        </Panel>
      </Sheet>
    </Scrim>
  );
  // The trigger's press would open it past what the button itself says.
  if (isClosed(trigger)) return trigger;
  return trigger ? (
    <DialogTrigger {...state}>
      {trigger}
      {overlay}
    </DialogTrigger>
  ) : (
    overlay
  );
}
