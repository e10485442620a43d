import { type ReactElement, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/index.js";
import { Link } from "../Link/index.js";
import { VisuallyHidden } from "../VisuallyHidden/index.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** One answer. */
export interface Answer {
  /** The question. */
  readonly label: string;
  /** The answer; empty says that none was given. */
  readonly value: ReactNode;
  /** Leads back to the question on this page. Without it and `href` the answer cannot be changed here. */
  readonly onChange?: () => void;
  /** The question's own address, where it stands on another page. */
  readonly href?: string;
}

/** Props of {@link CheckAnswers}. */
export interface CheckAnswersProps extends RootProps {
  /** What the answers are about. */
  readonly title: ReactNode;
  /** The answers, in the order of the questions. */
  readonly items: readonly Answer[];
  /** Level of the heading. @default 3 */
  readonly level?: 2 | 3 | 4;
}

const List = styled.dl`
  margin: var(--yer-space-2) 0 0;
  border-block-start: 1px solid var(--yer-border);
  container: yer-answers / inline-size;

  > div {
    display: grid;
    gap: 2px var(--yer-space-4);
    padding-block: var(--yer-space-2);
    border-block-end: 1px solid var(--yer-border);
    grid-template-columns: 1fr auto;
    align-items: start;
  }
  dt {
    grid-column: 1 / -1;
    color: var(--yer-text-muted);
  }
  dd {
    margin: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  dd[data-none] {
    color: var(--yer-text-faint);
  }
  @container yer-answers (min-width: 36rem) {
    > div {
      grid-template-columns: minmax(160px, 1fr) 2fr auto;
    }
    dt {
      grid-column: auto;
    }
  }
`;

/**
 * Everything that was answered, before it is sent, each with a way back to its question.
 *
 * Data attributes: `data-none` on an answer that was not given.
 */
export function CheckAnswers({ title, items, level = 3, ...root }: CheckAnswersProps): ReactElement {
  const text = useUiText();
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section {...rootProps(root)} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <List>
        {items.map(({ label, value, onChange, href }) => {
          const none = value === undefined || value === null || value === "";
          const words = (
            <>
              {text("answers.change")}
              <VisuallyHidden>: {label}</VisuallyHidden>
            </>
          );
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-none={none || undefined}>{none ? text("value.none") : value}</dd>
              {href === undefined ? null : (
                <dd>
                  <Link href={href}>{words}</Link>
                </dd>
              )}
              {href === undefined && onChange ? (
                <dd>
                  <Button size="sm" variant="quiet" onPress={onChange}>
                    {words}
                  </Button>
                </dd>
              ) : null}
            </div>
          );
        })}
      </List>
    </section>
  );
}
