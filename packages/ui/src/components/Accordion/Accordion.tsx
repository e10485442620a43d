import type { ReactNode } from "react";
import { DisclosureGroup } from "react-aria-components/DisclosureGroup";
import { styled } from "styled-components";

/** Props of `Accordion`. */
export interface AccordionProps {
  /** Whether several may be open at once. @default true */
  multiple?: boolean;
  /** `id`s of the open ones, where the host rules them. */
  open?: readonly string[];
  /** `id`s of those that start open. @default [] */
  defaultOpen?: readonly string[];
  /** Told which are open. */
  onOpenChange?: (open: string[]) => void;
  /** Whether none of them can be opened or closed now. @default false */
  isDisabled?: boolean;
  /** `Disclosure`s, each with an `id`. */
  children: ReactNode;
}

const Root = styled(DisclosureGroup)`
  border-block-start: 1px solid var(--yer-border);
  > * {
    padding-block: var(--yer-space-1);
    border-block-end: 1px solid var(--yer-border);
  }
`;

/**
 * Several `Disclosure`s under one another: questions and answers, groups of a long form.
 *
 * Data attributes: `data-multiple`, `data-disabled`; each part has those of `Disclosure`.
 */
export function Accordion({
  multiple = true,
  open,
  defaultOpen = [],
  onOpenChange,
  isDisabled = false,
  children,
}: AccordionProps): ReactNode {
  return (
    <Root
      data-multiple={multiple || undefined}
      allowsMultipleExpanded={multiple}
      defaultExpandedKeys={defaultOpen}
      isDisabled={isDisabled}
      {...(open ? { expandedKeys: open } : {})}
      {...(onOpenChange ? { onExpandedChange: (keys) => onOpenChange([...keys].map(String)) } : {})}
    >
      {children}
    </Root>
  );
}
