import { Fragment, type ReactNode } from "react";
import { styled } from "styled-components";
import { ChevronEndIcon } from "../../icons/ChevronEndIcon.js";
import { useUiText } from "../../UiProvider/UiIntl.js";
import { Link } from "../Link/Link.js";

/** A page on the way. */
export interface Crumb {
  /** Its name. */
  label: string;
  /** Where it leads; the page itself has none. */
  href?: string;
}

/** Props of `Breadcrumbs`. */
export interface BreadcrumbsProps {
  /** From the first page down to this one. */
  items: readonly Crumb[];
}

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
  svg {
    color: var(--yer-text-faint);
  }
  li {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

/** The way from the first page to this one. Not needed where the navigation already shows it. */
export function Breadcrumbs({ items }: BreadcrumbsProps): ReactNode {
  const text = useUiText();
  return (
    <nav aria-label={text("breadcrumbs")}>
      <List>
        {items.map((crumb, at) => (
          <Fragment key={crumb.href ?? crumb.label}>
            {at > 0 ? (
              <li aria-hidden>
                <ChevronEndIcon size={12} />
              </li>
            ) : null}
            <li>
              {crumb.href === undefined ? (
                <span aria-current="page">{crumb.label}</span>
              ) : (
                <Link href={crumb.href} variant="quiet">
                  {crumb.label}
                </Link>
              )}
            </li>
          </Fragment>
        ))}
      </List>
    </nav>
  );
}
