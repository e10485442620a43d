import { useId, type ReactNode, type Ref } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { styled } from "styled-components";
import { buttonStyle } from "../Button/button-style.js";
import { DisabledReason } from "../Button/DisabledReason.js";
import { usePressOnce, type PressAction } from "../Button/use-press-once.js";
import type { ButtonVariant } from "../Button/Button.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Spinner } from "../Spinner/Spinner.js";
import type { RootProps } from "../../root/root-props.js";

/** Props of `IconButton`. */
export interface IconButtonProps
  extends
    Omit<AriaButtonProps, "className" | "style" | "children" | "onPress" | "aria-label" | "render">,
    Pick<RootProps, "className" | "style"> {
  /** What the button does, for screen readers. Where eyes need it too, put a `Tooltip` with the same words around. */
  "aria-label": string;
  /** The icon. */
  icon: ReactNode;
  /** Weight of the button. @default "quiet" */
  variant?: ButtonVariant;
  /** Edge of the button. @default "md" */
  size?: "md" | "sm";
  /** What a press does. When it returns a promise, the button is pending until that settles. */
  onPress?: PressAction;
  /** Why the button cannot be used now; see `Button`. */
  disabledReason?: string;
  /** How many things wait behind the button, in a small mark at its corner; 0 shows none. */
  count?: number;
  /** The button element, for focus. */
  ref?: Ref<HTMLButtonElement>;
}

const Root = styled(AriaButton)`
  ${buttonStyle}
  inline-size: var(--yer-control-height);
  padding: 0;
  &[data-size="sm"] {
    inline-size: var(--yer-control-height-sm);
    padding: 0;
  }
`;

const Count = styled.span`
  position: absolute;
  inset-block-start: -2px;
  inset-inline-end: -2px;
  min-inline-size: 16px;
  padding: 0 4px;
  border-radius: var(--yer-radius-full);
  background: var(--yer-danger-solid);
  color: var(--yer-on-solid);
  font-size: 0.6875rem;
  font-weight: var(--yer-weight-semibold);
  font-variant-numeric: tabular-nums;
  line-height: 16px;
`;

/**
 * A button that is only an icon, with a name all the same. Use it where the icon is beyond doubt, or many stand in a
 * row.
 *
 * Data attributes: `data-variant`, `data-size`, `data-blocked` (disabled with a reason), `data-disabled`,
 * `data-pending`, `data-hovered`, `data-pressed`, `data-focused`, `data-focus-visible`.
 */
export function IconButton({
  "aria-label": label,
  icon,
  variant = "quiet",
  size = "md",
  onPress,
  isPending = false,
  disabledReason,
  count = 0,
  type = "button",
  ...rest
}: IconButtonProps): ReactNode {
  const text = useUiText();
  const reasonId = useId();
  const { press, isRunning } = usePressOnce(onPress);
  const pending = isPending || isRunning;
  const blocked = disabledReason !== undefined;
  const shown = count > 99 ? "99+" : count > 0 ? String(count) : undefined;
  return (
    <Root
      {...rest}
      aria-label={[label, shown, pending ? text("loading") : undefined].filter(Boolean).join(": ")}
      data-variant={variant}
      data-size={size}
      data-blocked={blocked || undefined}
      isPending={pending}
      type={blocked ? "button" : type}
      {...(blocked ? { "aria-disabled": true, "aria-describedby": reasonId } : { onPress: press })}
    >
      {pending ? <Spinner /> : icon}
      {shown ? <Count aria-hidden>{shown}</Count> : null}
      {blocked ? <DisabledReason id={reasonId}>{disabledReason}</DisabledReason> : null}
    </Root>
  );
}
