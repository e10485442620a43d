import type { ReactNode } from "react";
import { DialogTrigger, Heading } from "react-aria-components/Dialog";
import { CloseIcon } from "../../icons/CloseIcon.js";
import { useUiText } from "../../UiProvider/UiIntl.js";
import { IconButton } from "../IconButton/IconButton.js";
import { Body, Foot, Head, Panel, Scrim, Sheet } from "./parts.js";

/** Content of a dialog: nodes, or a function that gets the way to close it. */
export type DialogContent = ReactNode | ((close: () => void) => ReactNode);

/** Props of `Dialog`. */
export interface DialogProps {
  /** The button that opens it. Without one, the host rules `isOpen`. */
  trigger?: ReactNode;
  /** Whether it is open, where the host rules it. */
  isOpen?: boolean;
  /** Told when the dialog opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Heading and name of the dialog. */
  title: ReactNode;
  /** Width. @default "md" (520 px) */
  size?: "sm" | "md" | "lg";
  /** Whether a press outside closes it; leave it off where something is being written. @default false */
  isDismissable?: boolean;
  /** The content. */
  children: DialogContent;
  /** The row of buttons at the foot, the main one last. */
  footer?: DialogContent;
}

function fill(content: DialogContent, close: () => void): ReactNode {
  return typeof content === "function" ? content(close) : content;
}

/**
 * A task of its own over the page: focus stays inside, the page behind is inert, Escape closes, and focus goes back
 * to where it was. For a question of yes or no, use `AlertDialog`; for a long look beside the page, `Drawer`.
 */
export function Dialog({
  trigger,
  isOpen,
  onOpenChange,
  title,
  size = "md",
  isDismissable = false,
  children,
  footer,
}: DialogProps): ReactNode {
  const text = useUiText();
  const state = {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange ? { onOpenChange } : {}),
  };
  const overlay = (
    <Scrim isDismissable={isDismissable} {...(trigger ? {} : state)}>
      <Sheet data-size={size}>
        <Panel>
          {({ close }) => (
            <>
              <Head>
                <Heading slot="title" level={2}>
                  {title}
                </Heading>
                <IconButton label={text("close")} icon={<CloseIcon />} onPress={close} />
              </Head>
              <Body>{fill(children, close)}</Body>
              {footer ? <Foot>{fill(footer, close)}</Foot> : null}
            </>
          )}
        </Panel>
      </Sheet>
    </Scrim>
  );
  return trigger ? (
    <DialogTrigger {...state}>
      {trigger}
      {overlay}
    </DialogTrigger>
  ) : (
    overlay
  );
}
