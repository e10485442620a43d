import type { ReactNode, RefObject } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Popover as AriaPopover } from "react-aria-components/Popover";
import type { RootMenuTriggerState } from "react-stately/useMenuTriggerState";
import { styled } from "styled-components";
import { OverlayState } from "../../overlay/OverlayState.js";
import { ariaRootProps } from "../../root/aria-root-props.js";
import type { PopoverProps } from "./Popover.js";
import { popoverStyle } from "./popover-style.js";

/** Props of {@link PopoverSheet}. */
export interface PopoverSheetProps extends Omit<PopoverProps, "trigger" | "isOpen" | "onOpenChange"> {
  readonly state: RootMenuTriggerState;
  readonly triggerRef: RefObject<Element | null>;
  /** The id by which the trigger names it. */
  readonly overlayId: string | undefined;
}

const Sheet = styled(AriaPopover)`
  ${popoverStyle}
`;

const Content = styled(AriaDialog)`
  max-inline-size: 420px;
  padding: var(--yer-space-4);
  outline: none;
`;

/** The open sheet of a `Popover`. */
export function PopoverSheet({
  state,
  triggerRef,
  overlayId,
  "aria-label": label,
  children,
  placement = "bottom",
  onEscape,
  ...root
}: PopoverSheetProps): ReactNode {
  return (
    <OverlayState state={state} overlayId={overlayId}>
      <Sheet placement={placement} trigger="DialogTrigger" triggerRef={triggerRef}>
        <div
          role="presentation"
          onKeyDown={(event) => {
            // A list that is open in it takes the key for itself.
            const isList = event.target instanceof Element && event.target.ariaExpanded === "true";
            if (event.key === "Escape" && !isList) onEscape?.();
          }}
        >
          <Content {...ariaRootProps(root, "section")} aria-label={label}>
            {({ close }) => (typeof children === "function" ? children(close) : children)}
          </Content>
        </div>
      </Sheet>
    </OverlayState>
  );
}
