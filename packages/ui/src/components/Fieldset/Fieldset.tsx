import { type ReactElement, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { FieldErrorLine } from "../Field/FieldLabel.js";
import { fieldAnchor } from "../Field/types.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of {@link Fieldset}. */
export interface FieldsetProps extends RootProps {
  /** What the fields together ask for. */
  readonly legend: ReactNode;
  /** How to answer. */
  readonly description?: ReactNode;
  /** What is wrong with the fields together (an end before its beginning). */
  readonly error?: string | undefined;
  /** The group's name in its form; the error summary leads to it. */
  readonly name?: string;
  /** How the fields lie: under one another, or side by side where there is room. @default "stack" */
  readonly layout?: "stack" | "row" | "grid";
  /** The fields. */
  readonly children: ReactNode;
}

const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  scroll-margin-block: 96px 24px;

  > legend {
    padding: 0;
    margin-block-end: var(--yer-space-2);
    font-weight: var(--yer-weight-semibold);
  }
  > [data-description] {
    margin-block-end: var(--yer-space-3);
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
  }
`;
const Fields = styled.div`
  display: grid;
  gap: var(--yer-space-4);
  align-items: start;

  &[data-layout="row"] {
    display: flex;
    flex-wrap: wrap;
  }
  &[data-layout="row"] > * {
    flex: 0 1 auto;
  }
  &[data-layout="grid"] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  }
`;

/**
 * Fields that are one question: an address, a span.
 *
 * Data attributes: `data-field` (its name), `data-invalid`; `data-layout` on the fields.
 */
export function Fieldset(props: FieldsetProps): ReactElement {
  const { legend, description, error, name, layout = "stack", children } = props;
  const id = useId();
  const describedBy = [description ? `${id}-description` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <Root
      {...rootProps(props, { id: fieldAnchor(name) })}
      aria-describedby={describedBy || undefined}
      data-field={name}
      data-invalid={error ? true : undefined}
    >
      <legend>{legend}</legend>
      {description ? (
        <div id={`${id}-description`} data-description="">
          {description}
        </div>
      ) : null}
      <Fields data-layout={layout}>{children}</Fields>
      {error ? (
        <div id={`${id}-error`}>
          <FieldErrorLine error={error} />
        </div>
      ) : null}
    </Root>
  );
}
