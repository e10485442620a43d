import type { ReactNode } from "react";
import { DialogTrigger, Heading } from "react-aria-components/Dialog";
import { Modal } from "react-aria-components/Modal";
import { keyframes, styled } from "styled-components";
import { CloseIcon } from "../../icons/CloseIcon.js";
import { useUiText } from "../../UiProvider/UiIntl.js";
import type { DialogProps } from "../Dialog/Dialog.js";
import { Body, Foot, Head, Panel, Scrim } from "../Dialog/parts.js";
import { IconButton } from "../IconButton/IconButton.js";

/** Props of `Drawer`: those of `Dialog`. */
export type DrawerProps = Omit<DialogProps, "size"> & {
  /** Width. @default "md" (480 px) */
  size?: "md" | "lg";
};

const slide = keyframes`
  from { translate: var(--_from) 0; }
`;

const Veil = styled(Scrim)`
  place-items: stretch end;
  padding: 0;
`;

const Sheet = styled(Modal)`
  --_from: 24px;
  display: flex;
  inline-size: min(var(--_width, 480px), 100vw);
  background: var(--yer-surface-raised);
  border-inline-start: 1px solid var(--yer-border);
  box-shadow: var(--yer-shadow-lg);
  &[data-size="lg"] {
    --_width: 760px;
  }
  [dir="rtl"] & {
    --_from: -24px;
  }
  [data-entering] > & {
    animation: ${slide} var(--yer-motion) var(--yer-ease);
  }
`;

/** A long look beside the page: details of a row, filters. It behaves as a `Dialog` that a press outside closes. */
export function Drawer({
  trigger,
  isOpen,
  onOpenChange,
  title,
  size = "md",
  isDismissable = true,
  children,
  footer,
}: DrawerProps): ReactNode {
  const text = useUiText();
  const state = {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange ? { onOpenChange } : {}),
  };
  const overlay = (
    <Veil isDismissable={isDismissable} {...(trigger ? {} : state)}>
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
              <Body>{typeof children === "function" ? children(close) : children}</Body>
              {footer ? <Foot>{typeof footer === "function" ? footer(close) : footer}</Foot> : null}
            </>
          )}
        </Panel>
      </Sheet>
    </Veil>
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
