import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { CloseIcon } from "../../icons/CloseIcon.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { IconButton } from "../IconButton/IconButton.js";
import { NavPlaceContext } from "./nav-place.js";

/** A native modal dialog: the browser keeps focus inside and the page inert, at no cost in script. */
const Panel = styled.dialog`
  inset: 0 auto 0 0;
  flex-direction: column;
  inline-size: min(320px, calc(100vw - 48px));
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--yer-surface-sunken);
  color: inherit;
  box-shadow: var(--yer-shadow-lg);
  &[open] {
    display: flex;
  }
  [dir="rtl"] & {
    inset: 0 0 0 auto;
  }
  &::backdrop {
    background: rgb(20 18 15 / 0.45);
  }
  > nav {
    flex: 1;
    inline-size: 100%;
    min-block-size: 0;
  }
`;

const DrawerHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 56px;
  padding-inline: var(--yer-space-4) var(--yer-space-2);
  border-block-end: 1px solid var(--yer-border);
`;

/** Props of `NavDrawer`. */
export interface NavDrawerProps {
  /** Mark and name, at the drawer's head too. */
  brand: ReactNode;
  /** Whether it lies over the page. */
  isOpen: boolean;
  /** Called when it is closed: by its button, Escape, or a press on the veil. */
  onClose: () => void;
  /** The navigation. */
  children: ReactNode;
}

/** The navigation of a narrow window, over the page. */
export function NavDrawer({ brand, isOpen, onClose, children }: NavDrawerProps): ReactNode {
  const text = useUiText();
  const panel = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = panel.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);

  /** A press on the veil hits the dialog element itself; one inside hits something in it. */
  function closeOnVeil(event: MouseEvent<HTMLDialogElement>): void {
    if (event.target === event.currentTarget) onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it natively
    <Panel ref={panel} aria-label={text("menu.label")} onClose={onClose} onClick={closeOnVeil}>
      <DrawerHead>
        {brand}
        <IconButton aria-label={text("menu.close")} icon={<CloseIcon size={20} />} onPress={onClose} />
      </DrawerHead>
      {isOpen ? <NavPlaceContext value="drawer">{children}</NavPlaceContext> : null}
    </Panel>
  );
}
