import { type MouseEvent, type ReactElement, type ReactNode, useEffect, useId, useRef } from "react";
import { styled } from "styled-components";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { fieldAnchor } from "../Field/types.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** One thing to mend. */
export interface FormError {
  /** The field; an error of the form as a whole has none. */
  readonly name?: string;
  /** The same words as at the field. */
  readonly message: string;
}

/** Props of {@link ErrorSummary}. */
export interface ErrorSummaryProps extends RootProps {
  /** What is to be mended, in the order of the page. Nothing is drawn while there is nothing. */
  readonly errors: readonly FormError[];
  /** Heading. @default "There is a problem", in the language of the page */
  readonly title?: ReactNode;
  /** Grows by one with every refused attempt: the summary takes the focus each time. @default 1 */
  readonly attempt?: number;
}

const Root = styled.section`
  padding: var(--yer-space-4);
  border: 1px solid var(--yer-danger-border);
  border-inline-start: 4px solid var(--yer-danger-solid);
  border-radius: var(--yer-radius-md);
  background: var(--yer-danger-bg);
  color: var(--yer-text);
  scroll-margin-block: 96px 24px;

  /* Stronger than the page's rule that spares what only a script focuses: here people must see where they are. */
  &&&:focus {
    outline: 2px solid var(--yer-focus);
    outline-offset: 2px;
  }
  h2 {
    margin: 0 0 var(--yer-space-2);
    font-size: var(--yer-font-size-lg);
  }
  ul {
    display: grid;
    gap: var(--yer-space-1);
    margin: 0;
    padding-inline-start: var(--yer-space-5);
    overflow-wrap: anywhere;
  }
  a {
    color: var(--yer-danger-text);
    font-weight: var(--yer-weight-medium);
    text-underline-offset: 3px;
  }
`;

const focusable = "input:not([type=hidden]), button, select, textarea, [tabindex='0'], [role=spinbutton]";

/** Leads to a field: its label comes into view and its input takes the focus. */
export function focusField(name: string): void {
  const anchor = document.getElementById(fieldAnchor(name) ?? "");
  if (!anchor) return;
  const field = anchor.closest<HTMLElement>("[data-field]") ?? anchor;
  const inputs = anchor.matches(focusable) ? [anchor] : [...anchor.querySelectorAll<HTMLElement>(focusable)];
  // Chips of what is chosen stand before the input in some fields; their buttons take away, they do not answer.
  const input = inputs.find((one) => !one.closest("li")) ?? inputs[0];
  field.scrollIntoView({ block: "start" });
  (input ?? anchor).focus({ preventScroll: true });
}

function follow(event: MouseEvent, name: string): void {
  event.preventDefault();
  focusField(name);
}

/**
 * What keeps a form from being sent, at its top, as GOV.UK's summary does it: takes the focus when it comes, links to
 * every field, says the same words as stand there, and marks the page's title.
 *
 * Data attributes: `data-error-summary`.
 */
export function ErrorSummary({ errors, title, attempt = 1, ...props }: ErrorSummaryProps): ReactElement | null {
  const text = useUiText();
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const shown = errors.length > 0;

  useEffect(() => {
    if (shown) root.current?.focus();
  }, [shown, attempt]);

  useEffect(() => {
    if (!shown) return undefined;
    const before = document.title;
    const marked = text("form.errorTitle", { title: before });
    document.title = marked;
    return () => {
      // Another page may have set its own title meanwhile.
      if (document.title === marked) document.title = before;
    };
    // The words change with the language only, and then the page is drawn anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [shown]);

  if (!shown) return null;
  return (
    <Root {...rootProps(props, { ref: root })} tabIndex={-1} aria-labelledby={titleId} data-error-summary="">
      <div role="alert">
        <h2 id={titleId}>{title ?? text("form.errors")}</h2>
        <ul>
          {errors.map(({ name, message }) => (
            <li key={`${name ?? ""}:${message}`}>
              {name === undefined ? (
                message
              ) : (
                <a href={`#${fieldAnchor(name)}`} onClick={(event) => follow(event, name)}>
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Root>
  );
}
