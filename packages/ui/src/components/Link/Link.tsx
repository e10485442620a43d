import type { ReactNode, Ref } from "react";
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components/Link";
import { styled } from "styled-components";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { buttonStyle } from "../Button/button-style.js";
import type { ButtonVariant } from "../Button/Button.js";
import { ExternalLinkIcon } from "../../icons/ExternalLinkIcon.js";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.js";
import type { RootProps } from "../../root/root-props.js";

/** Props of `Link`. */
export interface LinkProps
  extends
    Omit<AriaLinkProps, "className" | "style" | "children" | "render" | "href">,
    Pick<RootProps, "className" | "style"> {
  /** Where it leads: a path goes through the app's router, anything else loads. */
  href: string;
  /** `inline` in running text, `quiet` without an underline until hovered (rows, navigation). @default "inline" */
  variant?: "inline" | "quiet";
  /** Makes the link look like a button of this weight: for the way on to another page. */
  button?: ButtonVariant;
  /** Height and type size of one that looks like a button. @default "md" */
  size?: "md" | "sm";
  /** Opens in a new tab, and says so. @default false */
  isNewTab?: boolean;
  /** Icon before the words. */
  icon?: ReactNode;
  /** The words. */
  children: ReactNode;
  /** The anchor element, for focus. */
  ref?: Ref<HTMLAnchorElement>;
}

const Text = styled(AriaLink)`
  color: var(--yer-accent-text);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.18em;
  text-decoration-color: color-mix(in oklab, currentColor 45%, transparent);
  border-radius: 2px;
  cursor: pointer;
  &[data-variant="quiet"] {
    text-decoration: none;
  }
  &[data-hovered] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-decoration-color: currentColor;
  }
  &[data-disabled] {
    color: var(--yer-text-disabled);
    text-decoration: none;
    cursor: not-allowed;
  }
  svg {
    margin-inline-end: 0.35em;
  }
  svg:last-child:not(:first-child) {
    margin-inline: 0.35em 0;
  }
`;

const AsButton = styled(AriaLink)`
  ${buttonStyle}
`;

/**
 * Leads to another page. To do something on this page, use `Button`.
 *
 * Data attributes: `data-variant`, `data-size`, `data-new-tab`, `data-current`, `data-disabled`, `data-hovered`,
 * `data-pressed`, `data-focused`, `data-focus-visible`.
 */
export function Link({
  variant = "inline",
  button,
  size = "md",
  isNewTab = false,
  icon,
  children,
  ...rest
}: LinkProps): ReactNode {
  const text = useUiText();
  const content = (
    <>
      {icon}
      {children}
      {isNewTab ? (
        <>
          <VisuallyHidden> ({text("opensInNewTab")})</VisuallyHidden>
          <ExternalLinkIcon size={12} />
        </>
      ) : null}
    </>
  );
  const target = isNewTab ? { target: "_blank", rel: "noopener noreferrer", "data-new-tab": true } : {};
  return button ? (
    <AsButton {...rest} {...target} data-variant={button} data-size={size}>
      {content}
    </AsButton>
  ) : (
    <Text {...rest} {...target} data-variant={variant}>
      {content}
    </Text>
  );
}
