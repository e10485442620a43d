import { useId, type ReactNode } from "react";
import { Heading } from "react-aria-components/Dialog";
import type { RootMenuTriggerState } from "react-stately/useMenuTriggerState";
import { CloseIcon } from "../../icons/CloseIcon.js";
import { OverlayState } from "../../overlay/OverlayState.js";
import { ariaRootProps } from "../../root/aria-root-props.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { IconButton } from "../IconButton/IconButton.js";
import type { DialogContent, ModalFrameProps } from "./ModalFrame.js";
import { Unbroken } from "../Unbroken/Unbroken.js";
import { Body, Foot, Head, Panel, Scrim, Sheet } from "./parts.js";
import { useEscapeFromNowhere } from "./use-escape-from-nowhere.js";
import { useScrollStop } from "./use-scroll-stop.js";

/** Props of {@link ModalSheet}: a trigger's state, or what the host rules. */
export interface ModalSheetProps extends Omit<ModalFrameProps, "trigger"> {
  /** The state of the trigger; without it the host rules `isOpen`. */
  readonly state?: RootMenuTriggerState;
  /** The id by which the trigger names it. */
  readonly overlayId?: string | undefined;
}

function fill(content: DialogContent, close: () => void): ReactNode {
  return typeof content === "function" ? content(close) : content;
}

/** An open `Dialog`, `Drawer` or `AlertDialog`: veil, sheet, head with the title, scrolling body, foot. */
export function ModalSheet({
  state,
  overlayId,
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
}: ModalSheetProps): ReactNode {
  const text = useUiText();
  const bodyId = useId();
  const scrollStop = useScrollStop();
  const isShown = state?.isOpen ?? isOpen ?? false;
  useEscapeFromNowhere(bodyId, isShown && !isBusy ? () => (state ? state.close() : onOpenChange?.(false)) : undefined);
  const ruled = {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange ? { onOpenChange } : {}),
  };
  const overlay = (
    <Scrim
      data-place={place}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={isBusy}
      {...(state ? {} : ruled)}
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
                  {typeof title === "string" ? <Unbroken>{title}</Unbroken> : title}
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
  return state ? (
    <OverlayState state={state} overlayId={overlayId}>
      {overlay}
    </OverlayState>
  ) : (
    overlay
  );
}
