import type { ReactNode } from "react";
import { Dialog as AriaDialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from "react-aria-components/Popover";
import { styled } from "styled-components";
import { popoverStyle } from "./popover-style.js";
import { ariaRootProps } from "../../root/aria-root-props.js";
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
  /** Told when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Told that Escape is about to close it, where that differs from a press outside: a draft is dropped. */
  onEscape?: () => void;
  /** The content; as a function it gets a way to close. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

const Sheet = styled(AriaPopover)`
  ${popoverStyle}
`;

const Content = styled(AriaDialog)`
  max-inline-size: 420px;
  padding: var(--yer-space-4);
  outline: none;
`;

/**
 * A small panel by its button, for a few fields or a word more. Escape or a press outside closes it, and focus goes
 * back to the button.
 *
 * Data attributes, on the sheet: `data-placement`, `data-entering`, `data-exiting`.
 */
export function Popover({
  trigger,
  "aria-label": label,
  children,
  placement = "bottom",
  onEscape,
  isOpen,
  onOpenChange,
  ...root
}: PopoverProps): ReactNode {
  return (
    <DialogTrigger {...(isOpen === undefined ? {} : { isOpen })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger}
      <Sheet placement={placement}>
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
    </DialogTrigger>
  );
}
