import { useId, type ReactNode, type Ref } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { styled } from "styled-components";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Spinner } from "../Spinner/Spinner.js";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.js";
import { buttonStyle } from "./button-style.js";
import { DisabledReason } from "./DisabledReason.js";
import { usePressOnce, type PressAction } from "./use-press-once.js";
import type { RootProps } from "../../root/root-props.js";

/** Weight of a button. One `primary` a view; `danger` for what cannot be undone. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

/** Props of `Button`. */
export interface ButtonProps
  extends
    Omit<AriaButtonProps, "className" | "style" | "children" | "onPress" | "render">,
    Pick<RootProps, "className" | "style"> {
  /** Weight of the button. @default "secondary" */
  variant?: ButtonVariant;
  /** Height and type size. @default "md" */
  size?: "md" | "sm";
  /** Icon before the words. */
  icon?: ReactNode;
  /** Icon after the words, such as a chevron on a button that opens a menu. */
  iconAfter?: ReactNode;
  /** Fills the width it is given. @default false */
  isWide?: boolean;
  /** What a press does. When it returns a promise, the button is pending until that settles. */
  onPress?: PressAction;
  /**
   * Why the button cannot be used now. It then stays in the tab order and tells the reason on focus, on hover and
   * to screen readers; a press does nothing.
   */
  disabledReason?: string;
  /** The words: a verb and what it is done to. */
  children: ReactNode;
  /** The button element, for focus. */
  ref?: Ref<HTMLButtonElement>;
}

const Root = styled(AriaButton)`
  ${buttonStyle}
`;

/**
 * Does something on this page. To go to another page, use `Link`.
 *
 * Data attributes: `data-variant`, `data-size`, `data-wide`, `data-blocked` (disabled with a reason), `data-disabled`,
 * `data-pending`, `data-hovered`, `data-pressed`, `data-focused`, `data-focus-visible`.
 */
export function Button({
  variant = "secondary",
  size = "md",
  icon,
  iconAfter,
  isWide = false,
  onPress,
  isPending = false,
  disabledReason,
  type = "button",
  children,
  ...rest
}: ButtonProps): ReactNode {
  const text = useUiText();
  const reasonId = useId();
  const { press, isRunning } = usePressOnce(onPress);
  const pending = isPending || isRunning;
  const blocked = disabledReason !== undefined;
  return (
    <Root
      {...rest}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
      data-blocked={blocked || undefined}
      isPending={pending}
      type={blocked ? "button" : type}
      {...(blocked ? { "aria-disabled": true, "aria-describedby": reasonId } : { onPress: press })}
    >
      {pending ? <Spinner /> : icon}
      <span>{children}</span>
      {iconAfter}
      {pending ? <VisuallyHidden>{text("loading")}</VisuallyHidden> : null}
      {blocked ? <DisabledReason id={reasonId}>{disabledReason}</DisabledReason> : null}
    </Root>
  );
}
