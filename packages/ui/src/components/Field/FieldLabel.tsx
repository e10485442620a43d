import type { ReactElement, ReactNode } from "react";
import { LabelContext } from "react-aria-components/Label";
import { FieldError } from "react-aria-components/FieldError";
import { Text } from "react-aria-components/Text";
import { useSlottedContext } from "react-aria-components/slots";
import { css, styled } from "styled-components";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { DangerIcon } from "../../icons/DangerIcon.js";
import { VisuallyHidden } from "../VisuallyHidden/index.js";
import { assignRef } from "../../state/assign-ref.js";
import type { FieldProps } from "./types.js";

const descriptionText = css`
  display: block;
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
  line-height: var(--yer-line);
  max-inline-size: var(--yer-measure);
  overflow-wrap: break-word;
`;
const errorText = css`
  display: flex;
  gap: 6px;
  color: var(--yer-danger-text);
  font-size: var(--yer-font-size-sm);
  font-weight: var(--yer-weight-medium);
  line-height: var(--yer-line);

  svg {
    flex: none;
    margin-block-start: 2px;
  }
`;

const AriaDescription = styled(Text)`
  ${descriptionText}
`;
const AriaError = styled(FieldError)`
  ${errorText}
`;
const PlainLabel = styled.label`
  display: block;
  color: var(--yer-text);
  font-size: var(--yer-font-size-md);
  font-weight: var(--yer-weight-medium);
  line-height: var(--yer-line-tight);
  overflow-wrap: anywhere;

  &[data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  [data-disabled] > & {
    color: var(--yer-text-muted);
  }
`;
const PlainDescription = styled.span`
  ${descriptionText}
`;
const PlainError = styled.span`
  ${errorText}
`;
const Star = styled.span`
  color: var(--yer-danger-text);
`;

/** The star of a field that must be answered; readers hear "required" from the input itself. */
export function RequiredMark(): ReactElement {
  // Set off by a space and not by padding, which in a mirrored page stands on the other side of what it sets off.
  return <Star aria-hidden="true">{"\u202F"}*</Star>;
}

function ErrorContent({ error }: { readonly error: ReactNode }): ReactElement {
  const text = useUiText();
  return (
    <>
      <DangerIcon size={16} />
      <span>
        <VisuallyHidden>{text("field.error")} </VisuallyHidden>
        {error}
      </span>
    </>
  );
}

/** Label and description of a React Aria field: they find their input by its context. */
export function FieldLabel(
  props: Pick<FieldProps, "label" | "isLabelHidden" | "description" | "isRequired">,
): ReactElement {
  const { ref, elementType, ...given } = useSlottedContext(LabelContext) ?? {};
  return (
    <>
      <PlainLabel
        {...given}
        as={elementType as "label"}
        // A field is told that its label comes, and not that it goes with the field: React would draw for that before it
        // paints the page that takes its place, and run all effects of that page first.
        ref={(label) => {
          if (label) assignRef(ref, label);
        }}
        data-hidden={props.isLabelHidden || undefined}
      >
        {props.label}
        {props.isRequired ? <RequiredMark /> : null}
      </PlainLabel>
      {props.description ? <AriaDescription slot="description">{props.description}</AriaDescription> : null}
    </>
  );
}

/** The error of a React Aria field; nothing while there is none. */
export function FieldErrorText({ error }: Pick<FieldProps, "error">): ReactElement | null {
  return error ? (
    <AriaError>
      <ErrorContent error={error} />
    </AriaError>
  ) : null;
}

/** An error that stands under a control without a field of its own (a single box). */
export function FieldErrorLine({ id, error }: { readonly id?: string; readonly error: ReactNode }): ReactElement {
  return (
    <PlainError id={id}>
      <ErrorContent error={error} />
    </PlainError>
  );
}

/** The same label, description and error for a control outside React Aria, bound to it by ids. */
export function PlainFieldText(
  props: Pick<FieldProps, "label" | "isLabelHidden" | "description" | "isRequired" | "error"> & {
    readonly controlId: string;
    readonly labelId: string;
    readonly descriptionId: string;
    readonly errorId: string;
    readonly children: ReactNode;
  },
): ReactElement {
  return (
    <>
      <PlainLabel id={props.labelId} htmlFor={props.controlId} data-hidden={props.isLabelHidden || undefined}>
        {props.label}
        {props.isRequired ? <RequiredMark /> : null}
      </PlainLabel>
      {props.description ? <PlainDescription id={props.descriptionId}>{props.description}</PlainDescription> : null}
      {props.children}
      {props.error ? (
        <PlainError id={props.errorId}>
          <ErrorContent error={props.error} />
        </PlainError>
      ) : null}
    </>
  );
}
