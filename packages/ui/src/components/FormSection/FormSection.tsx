import { type ReactElement, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of {@link FormSection}. */
export interface FormSectionProps extends RootProps {
  /** What the section is about. */
  readonly title: ReactNode;
  /** Why it is asked, where to find it. */
  readonly description?: ReactNode;
  /** Level of the heading, as its place in the page asks for. @default 3 */
  readonly level?: 2 | 3 | 4;
  /** Anchor of the section, for links. */
  readonly id?: string;
  /** The fields. */
  readonly children: ReactNode;
}

const Root = styled.section`
  container: yer-form-section / inline-size;
  scroll-margin-block-start: 96px;
  [data-form-section] ~ & {
    padding-block-start: var(--yer-space-5);
    border-block-start: 1px solid var(--yer-border);
  }
`;
const Columns = styled.div`
  display: grid;
  gap: var(--yer-space-4) var(--yer-space-8);
  align-items: start;

  @container yer-form-section (min-width: 56rem) {
    grid-template-columns: minmax(200px, 1fr) minmax(0, 2.4fr);
  }
  > header {
    display: grid;
    gap: var(--yer-space-1);
    max-inline-size: var(--yer-measure);
  }
  > header > :is(h2, h3, h4) {
    font-size: var(--yer-font-size-lg);
  }
  > header > p {
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
    gap: var(--yer-space-4);
    align-items: start;
    min-inline-size: 0;
  }
  > div > [data-wide] {
    grid-column: 1 / -1;
  }
`;

/**
 * A part of a long form: its title stands beside its fields where there is room, above them where there is not. A field
 * with `data-wide` takes the whole width.
 *
 * Data attributes: `data-form-section`.
 */
export function FormSection({ title, description, level = 3, children, ...root }: FormSectionProps): ReactElement {
  const own = useId();
  const Heading = `h${level}` as const;
  return (
    <Root {...rootProps(root)} data-form-section="" aria-labelledby={`${own}-title`}>
      <Columns>
        <header>
          <Heading id={`${own}-title`}>{title}</Heading>
          {description ? <p>{description}</p> : null}
        </header>
        <div>{children}</div>
      </Columns>
    </Root>
  );
}
