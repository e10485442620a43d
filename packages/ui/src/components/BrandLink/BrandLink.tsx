import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { styled } from "styled-components";
import { KhatamMark } from "../KhatamMark/KhatamMark.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of `BrandLink`. */
export interface BrandLinkProps extends RootProps {
  /** Where it leads: the app's beginning. */
  href: string;
  /** What it is called in full, for screen readers; begins with the word shown. */
  "aria-label": string;
  /** The word beside the mark. */
  children: ReactNode;
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--yer-space-2);
  min-block-size: 28px;
  border-radius: var(--yer-radius-sm);
  color: var(--yer-text);
  font-size: var(--yer-font-size-lg);
  font-weight: var(--yer-weight-semibold);
  letter-spacing: -0.01em;
  text-decoration: none;
  svg {
    color: var(--yer-accent);
  }
`;

/**
 * The product's mark and name at the start of a header, leading to where the app begins.
 *
 * Data attributes: `data-hovered`, `data-pressed`, `data-focused`, `data-focus-visible`, `data-current`.
 */
export function BrandLink({ href, "aria-label": label, children, ...root }: BrandLinkProps): ReactNode {
  return (
    <Root {...rootProps(root)} href={href} aria-label={label}>
      <KhatamMark />
      <span data-brand-word="">{children}</span>
    </Root>
  );
}
