import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of `SkipLink`. */
export interface SkipLinkProps extends RootProps {
  /**
   * `id` of where it leads: what can take the focus itself (`tabIndex={-1}`), or a table, whose stop takes it.
   * @default "main"
   */
  targetId?: string;
  /** What it says. @default "Skip to the content" in the interface language */
  children?: ReactNode;
}

const Anchor = styled.a`
  position: fixed;
  inset-block-start: var(--yer-space-2);
  inset-inline-start: var(--yer-space-2);
  z-index: var(--yer-z-toast);
  padding: var(--yer-space-2) var(--yer-space-4);
  border-radius: var(--yer-radius-md);
  background: var(--yer-accent);
  color: var(--yer-on-accent);
  font-weight: var(--yer-weight-medium);
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

/**
 * The first stop of the Tab key: jumps over the navigation to the page's content; in a page, over what stands before its
 * list. Seen only while it has the focus.
 */
export function SkipLink({ targetId = "main", children, ...root }: SkipLinkProps): ReactNode {
  const text = useUiText();
  return (
    <Anchor
      {...rootProps(root, {
        onClick: (event) => {
          // The fragment would end up in the address a person may send on.
          event.preventDefault();
          const target = document.getElementById(targetId);
          const stop = target?.hasAttribute("tabindex") ? target : target?.querySelector<HTMLElement>('[tabindex="0"]');
          stop?.focus();
          target?.scrollIntoView();
        },
      })}
      href={`#${targetId}`}
    >
      {children ?? text("skipToContent")}
    </Anchor>
  );
}
