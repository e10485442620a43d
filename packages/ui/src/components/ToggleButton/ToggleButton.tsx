import type { ReactNode, Ref } from "react";
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from "react-aria-components/ToggleButton";
import { styled } from "styled-components";
import { buttonStyle } from "../Button/button-style.js";
import type { RootProps } from "../../root/root-props.js";

/** Props of `ToggleButton`. */
export interface ToggleButtonProps
  extends
    Omit<AriaToggleButtonProps, "className" | "style" | "children" | "render" | "aria-label">,
    Pick<RootProps, "className" | "style"> {
  /** Height and type size. @default "md" */
  size?: "md" | "sm";
  /** Icon before the words, or alone when there is an `aria-label`. */
  icon?: ReactNode;
  /** Name of a button without words. */
  "aria-label"?: string;
  /** The words; they stay the same in both states. */
  children?: ReactNode;
  /** The button element, for focus. */
  ref?: Ref<HTMLButtonElement>;
}

const Root = styled(AriaToggleButton)`
  ${buttonStyle}
  &[data-selected] {
    --_bg: var(--yer-accent-subtle);
    --_bg-hover: var(--yer-accent-subtle);
    --_bg-active: var(--yer-accent-subtle);
    --_fg: var(--yer-accent-text);
    --_line: var(--yer-accent);
  }
  &[data-selected][data-disabled] {
    --_bg: var(--yer-surface-active);
    --_fg: var(--yer-text-disabled);
    --_line: var(--yer-border-strong);
  }
  @media (forced-colors: active) {
    &[data-selected]:not([data-disabled]) {
      forced-color-adjust: none;
      --_bg: Highlight;
      --_bg-hover: Highlight;
      --_bg-active: Highlight;
      --_fg: HighlightText;
      --_line: Highlight;
    }
  }
`;

/**
 * A button that stays pressed: a filter on or off, a view chosen. For a setting with a word, use `Switch`.
 *
 * Data attributes: `data-selected`, `data-size`, `data-disabled`, `data-hovered`, `data-pressed`, `data-focused`,
 * `data-focus-visible`.
 */
export function ToggleButton({
  size = "md",
  icon,
  "aria-label": label,
  children,
  ...rest
}: ToggleButtonProps): ReactNode {
  return (
    <Root {...rest} data-variant="secondary" data-size={size} {...(label ? { "aria-label": label } : {})}>
      {icon}
      {children}
    </Root>
  );
}
