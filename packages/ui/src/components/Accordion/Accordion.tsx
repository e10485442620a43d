import type { ReactNode } from "react";
import { DisclosureGroup } from "react-aria-components/DisclosureGroup";
import { styled } from "styled-components";

/** Props of `Accordion`. */
export interface AccordionProps {
  /** Whether several may be open at once. @default true */
  multiple?: boolean;
  /** `id`s of the open ones, where the host rules them. */
  open?: readonly string[];
  /** Told which are open. */
  onOpenChange?: (open: string[]) => void;
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

/** Several `Disclosure`s under one another: questions and answers, groups of a long form. */
export function Accordion({ multiple = true, open, onOpenChange, children }: AccordionProps): ReactNode {
  return (
    <Root
      allowsMultipleExpanded={multiple}
      {...(open ? { expandedKeys: open } : {})}
      {...(onOpenChange ? { onExpandedChange: (keys) => onOpenChange([...keys].map(String)) } : {})}
    >
      {children}
    </Root>
  );
}
