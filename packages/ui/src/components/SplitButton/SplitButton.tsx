import { type ReactElement, type ReactNode, useState } from "react";
import { ChevronDownIcon } from "../../icons/ChevronDownIcon.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Button, type ButtonProps } from "../Button/Button.js";
import { usePressOnce } from "../Button/use-press-once.js";
import { ButtonGroup } from "../ButtonGroup/ButtonGroup.js";
import { IconButton } from "../IconButton/IconButton.js";
import { Menu } from "../Menu/Menu.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of `SplitButton`. */
export interface SplitButtonProps
  extends
    Pick<ButtonProps, "variant" | "size" | "icon" | "type" | "isPending" | "disabledReason" | "onPress">,
    RootProps {
  /** The words of the main act; they name the menu too. */
  children: string;
  /** The variants: `MenuItem`s with an `id`, `MenuSection`s and `MenuSeparator`s. */
  menu: ReactNode;
  /** Does the variant of that `id`. When it returns a promise, the button is pending until that settles. */
  onAction: (id: string) => unknown;
  /** Why no variant can be chosen now; the main act may still be there. */
  menuDisabledReason?: string;
}

/** The act that most people want, and beside it a menu of its variants. One runs at a time. */
export function SplitButton({
  variant = "secondary",
  size = "md",
  isPending = false,
  onPress,
  children,
  menu,
  onAction,
  menuDisabledReason,
  icon,
  type = "button",
  disabledReason,
  ...root
}: SplitButtonProps): ReactElement {
  const text = useUiText();
  const [isOpen, setOpen] = useState(false);
  const { press, isRunning } = usePressOnce<() => unknown>((act) => act());
  const pending = isPending || isRunning;
  // Not disabled while pending: the focus comes back to it from the menu, and would be lost.
  const reason = pending ? text("loading") : menuDisabledReason;
  return (
    <ButtonGroup {...rootProps(root)} aria-label={children} isJoined>
      <Button
        icon={icon}
        type={type}
        {...(disabledReason === undefined ? {} : { disabledReason })}
        variant={variant}
        size={size}
        isPending={pending}
        onPress={(event) => press(() => onPress?.(event))}
      >
        {children}
      </Button>
      <Menu
        placement="bottom end"
        isOpen={isOpen && reason === undefined}
        onOpenChange={setOpen}
        onAction={(id) => press(() => onAction(String(id)))}
        trigger={
          <IconButton
            variant={variant}
            size={size}
            aria-label={text("split.menu", { name: children })}
            icon={<ChevronDownIcon />}
            {...(reason === undefined ? {} : { disabledReason: reason })}
          />
        }
      >
        {menu}
      </Menu>
    </ButtonGroup>
  );
}
