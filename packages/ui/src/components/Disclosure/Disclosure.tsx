import type { ReactNode } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Disclosure as AriaDisclosure, DisclosurePanel, Heading } from "react-aria-components/Disclosure";
import { styled } from "styled-components";
import { ChevronEndIcon } from "../../icons/ChevronEndIcon.js";
import { ariaRootProps } from "../../root/aria-root-props.js";
import type { RootProps } from "../../root/root-props.js";

/** Props of `Disclosure`. */
export interface DisclosureProps extends RootProps {
  /** Key inside an `Accordion`, which then rules whether it is open. */
  id?: string;
  /** The words one presses. */
  title: ReactNode;
  /** Level of the heading around the button; without one it is no heading. */
  level?: 2 | 3 | 4;
  /** Whether it is open, where the host rules it. */
  isExpanded?: boolean;
  /** Whether it starts open. @default false */
  defaultExpanded?: boolean;
  /** Called when it opens or closes. */
  onExpandedChange?: (isOpen: boolean) => void;
  /** Whether it stays as it is for now. Say nearby why. @default false */
  isDisabled?: boolean;
  /** What is shown when open; a search of the browser finds it when closed. */
  children: ReactNode;
}

const Trigger = styled(AriaButton)`
  display: flex;
  align-items: center;
  gap: var(--yer-space-2);
  inline-size: 100%;
  min-block-size: var(--yer-control-height);
  padding: var(--yer-space-1) var(--yer-space-2);
  border: 0;
  border-radius: var(--yer-radius-sm);
  background: transparent;
  color: inherit;
  font-size: var(--yer-font-size-md);
  font-weight: var(--yer-weight-medium);
  text-align: inherit;
  cursor: pointer;
  &[data-hovered] {
    background: var(--yer-surface-hover);
  }
  &[data-disabled] {
    color: var(--yer-text-disabled);
    cursor: not-allowed;
  }
  > svg {
    color: var(--yer-text-muted);
    transition: rotate var(--yer-motion-fast) var(--yer-ease);
  }
  &[aria-expanded="true"] > svg {
    rotate: 90deg;
  }
  [dir="rtl"] &[aria-expanded="true"] > svg {
    rotate: -90deg;
  }
  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Panel = styled(DisclosurePanel)`
  padding-inline: calc(var(--yer-space-2) + 24px) var(--yer-space-2);
  &:not([hidden]) {
    padding-block: var(--yer-space-2) var(--yer-space-4);
  }
  /* On paper nothing can be opened: what is closed is printed too. */
  @media print {
    &[hidden] {
      display: block;
      content-visibility: visible;
    }
  }
`;

/**
 * Hides what few people need behind a line of words. What everyone needs is shown.
 *
 * Data attributes: `data-expanded`, `data-disabled`, `data-focus-visible-within`.
 */
export function Disclosure({
  id,
  title,
  level,
  isExpanded,
  defaultExpanded = false,
  onExpandedChange,
  isDisabled = false,
  children,
  ...root
}: DisclosureProps): ReactNode {
  const trigger = (
    <Trigger slot="trigger">
      <ChevronEndIcon />
      <span>{title}</span>
    </Trigger>
  );
  return (
    <AriaDisclosure
      {...ariaRootProps({ ...root, id })}
      {...(id ? { id } : {})}
      {...(isExpanded === undefined ? {} : { isExpanded })}
      {...(onExpandedChange ? { onExpandedChange } : {})}
      defaultExpanded={defaultExpanded}
      isDisabled={isDisabled}
    >
      {level ? <Heading level={level}>{trigger}</Heading> : trigger}
      <Panel>{children}</Panel>
    </AriaDisclosure>
  );
}
