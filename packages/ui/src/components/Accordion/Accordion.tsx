import type { ReactNode } from "react";
import { DisclosureGroup } from "react-aria-components/DisclosureGroup";
import { styled } from "styled-components";
import { ariaRootProps } from "../../root/aria-root-props.js";
import type { RootProps } from "../../root/root-props.js";

/** Props of `Accordion`. */
export interface AccordionProps extends RootProps {
  /** Whether several may be open at once. @default true */
  allowsMultipleExpanded?: boolean;
  /** `id`s of the open ones, where the host rules them. */
  expandedKeys?: readonly string[];
  /** `id`s of those that start open. @default [] */
  defaultExpandedKeys?: readonly string[];
  /** Called with the ids of those that are open. */
  onExpandedChange?: (open: string[]) => void;
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
  allowsMultipleExpanded = true,
  expandedKeys,
  defaultExpandedKeys = [],
  onExpandedChange,
  isDisabled = false,
  children,
  ...root
}: AccordionProps): ReactNode {
  return (
    <Root
      {...ariaRootProps(root)}
      data-multiple={allowsMultipleExpanded || undefined}
      allowsMultipleExpanded={allowsMultipleExpanded}
      defaultExpandedKeys={defaultExpandedKeys}
      isDisabled={isDisabled}
      {...(expandedKeys ? { expandedKeys } : {})}
      {...(onExpandedChange ? { onExpandedChange: (keys) => onExpandedChange([...keys].map(String)) } : {})}
    >
      {children}
    </Root>
  );
}
