import type { ReactNode, RefObject } from "react";
import { MenuSection as AriaMenuSection } from "react-aria-components/Menu";
import { Separator } from "react-aria-components/Separator";
import type { AriaMenuOptions } from "react-aria/useMenu";
import type { RootMenuTriggerState } from "react-stately/useMenuTriggerState";
import { styled } from "styled-components";
import { OverlayState } from "../../overlay/OverlayState.js";
import { type DrawnParts, DrawnPartsContext } from "./drawn-parts.js";
import type { MenuProps, MenuSectionProps } from "./Menu.js";
import { MenuAction } from "./menu-action.js";
import { MenuLine } from "./MenuLine.js";
import { List, Sheet, Title } from "./parts.js";

function Section({ title, children, ...selection }: MenuSectionProps): ReactNode {
  return (
    <AriaMenuSection {...selection}>
      <Title>{title}</Title>
      {children}
    </AriaMenuSection>
  );
}

const Line = styled(Separator)`
  block-size: 1px;
  margin: 4px 0;
  border: 0;
  background: var(--yer-border);
`;

const parts: DrawnParts = { Line: MenuLine, Section, Separator: Line };

/** Gives the lines of a menu what they are drawn by. */
export function MenuLines({ children }: { readonly children: ReactNode }): ReactNode {
  return <DrawnPartsContext value={parts}>{children}</DrawnPartsContext>;
}

/** Props of {@link MenuSheet}. */
export interface MenuSheetProps extends Omit<MenuProps, "trigger" | "isOpen" | "onOpenChange"> {
  readonly state: RootMenuTriggerState;
  readonly triggerRef: RefObject<Element | null>;
  /** What the trigger says of its menu: its id, its name, where the focus starts, how it closes. */
  readonly given: AriaMenuOptions<object>;
}

/** The open sheet of a `Menu`. */
export function MenuSheet({
  state,
  triggerRef,
  given,
  "aria-label": label,
  placement = "bottom start",
  children,
  ...menu
}: MenuSheetProps): ReactNode {
  const { "aria-labelledby": labelledBy } = given;
  return (
    <OverlayState state={state}>
      <Sheet
        trigger="MenuTrigger"
        triggerRef={triggerRef}
        placement={placement}
        {...(labelledBy === undefined ? {} : { "aria-labelledby": labelledBy })}
      >
        <MenuLines>
          <MenuAction value={menu.onAction}>
            <List {...given} {...menu} {...(label ? { "aria-label": label } : {})}>
              {children}
            </List>
          </MenuAction>
        </MenuLines>
      </Sheet>
    </OverlayState>
  );
}
