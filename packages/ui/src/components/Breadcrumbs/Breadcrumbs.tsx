import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { styled } from "styled-components";
import { ChevronEndIcon } from "../../icons/ChevronEndIcon.js";
import { MoreIcon } from "../../icons/MoreIcon.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { IconButton } from "../IconButton/IconButton.js";
import { Link } from "../Link/Link.js";
import { useRootProps, type RootProps } from "../../root/root-props.js";

/** A page on the way. */
export interface Crumb {
  /** Its name. */
  label: string;
  /** Where it leads; the page itself has none. */
  href?: string;
}

/** Props of `Breadcrumbs`. */
export interface BreadcrumbsProps extends RootProps {
  /** From the first page down to this one. */
  items: readonly Crumb[];
}

const Root = styled.nav`
  container: yer-breadcrumbs / inline-size;
`;

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--yer-space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
  > li {
    display: flex;
    align-items: center;
    gap: var(--yer-space-1);
    min-inline-size: 0;
    min-block-size: 24px;
    overflow-wrap: anywhere;
  }
  > li > svg {
    flex: none;
    color: var(--yer-text-faint);
  }
  > li[data-more] {
    display: none;
  }
  /* On a phone the middle of a long way waits behind a button: what matters is where one is and the step back. */
  @container yer-breadcrumbs (max-width: 30rem) {
    [data-collapsed] > & > li[data-middle] {
      display: none;
    }
    [data-collapsed] > & > li[data-more] {
      display: flex;
    }
  }
`;

/**
 * The way from the first page to this one. Not needed where the navigation already shows it.
 *
 * Data attributes: `data-collapsed` (the middle of a long way is folded where there is little room).
 */
export function Breadcrumbs({ items, ...root }: BreadcrumbsProps): ReactNode {
  const text = useUiText();
  const nav = useRef<HTMLElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const collapsed = items.length > 3 && !isUnfolded;

  function unfold(): void {
    // The button goes with the press: the focus goes to the first of what it stood for.
    flushSync(() => setUnfolded(true));
    nav.current?.querySelector<HTMLElement>("[data-middle] a")?.focus();
  }
  const given = useRootProps(root, { ref: nav });

  return (
    <Root {...given} aria-label={text("breadcrumbs")} data-collapsed={collapsed || undefined}>
      <List>
        {items.map((crumb, at) => [
          collapsed && at === 1 ? (
            <li key="more" data-more="">
              <ChevronEndIcon size={12} />
              <IconButton
                aria-label={text("more")}
                icon={<MoreIcon />}
                size="sm"
                aria-expanded={false}
                onPress={unfold}
              />
            </li>
          ) : null,
          <li key={crumb.href ?? crumb.label} data-middle={(at > 0 && at < items.length - 2) || undefined}>
            {at > 0 ? <ChevronEndIcon size={12} /> : null}
            {crumb.href === undefined ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <Link href={crumb.href} variant="quiet">
                {crumb.label}
              </Link>
            )}
          </li>,
        ])}
      </List>
    </Root>
  );
}
