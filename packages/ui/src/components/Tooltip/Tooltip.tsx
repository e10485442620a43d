import type { ReactNode } from "react";
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from "react-aria-components/Tooltip";
import { styled } from "styled-components";
import { rootProps, type RootProps } from "../../root/root-props.js";
import { motions } from "../../theme/motions.js";

/** Props of `Tooltip`. */
export interface TooltipProps extends RootProps {
  /** A few more words about the trigger. Nothing that people need: on a phone it cannot be seen. */
  content: ReactNode;
  /** Milliseconds of resting on the trigger before it shows; focus shows it at once. @default 500 */
  delay?: number;
  /** Where it stands; turned over where there is no room. @default "top" */
  placement?: NonNullable<AriaTooltipProps["placement"]>;
  /** Whether it shows, where the host rules it. */
  isOpen?: boolean;
  /** The button or link it belongs to. */
  children: ReactNode;
}

const Bubble = styled(AriaTooltip)`
  max-inline-size: 280px;
  padding: 4px var(--yer-space-2);
  border-radius: var(--yer-radius-sm);
  background: var(--yer-text);
  color: var(--yer-bg);
  font-size: var(--yer-font-size-sm);
  line-height: var(--yer-line);
  overflow-wrap: anywhere;
  &[data-entering] {
    animation: ${motions.appear} var(--yer-motion-fast) var(--yer-ease);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/**
 * A hint that shows on hover and focus; Escape puts it away.
 *
 * Data attributes, on the hint: `data-placement`, `data-entering`, `data-exiting`.
 */
export function Tooltip({
  content,
  delay = 500,
  placement = "top",
  isOpen,
  children,
  ...root
}: TooltipProps): ReactNode {
  return (
    <TooltipTrigger delay={delay} {...(isOpen === undefined ? {} : { isOpen })}>
      {children}
      <Bubble {...rootProps(root)} placement={placement} offset={6}>
        {content}
      </Bubble>
    </TooltipTrigger>
  );
}
