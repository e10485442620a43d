import { type ReactElement, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { PlainFieldText } from "./FieldLabel.js";
import { fieldLayout } from "./parts.js";
import { fieldAnchor, type FieldProps } from "./types.js";
import { rootProps } from "../../root/root-props.js";

const Root = styled.div`
  ${fieldLayout}
`;

/** What a control of one's own must carry to belong to its field. */
export interface FieldControl {
  /** What the label leads to. */
  readonly id: string;
  /** The field's name in its form. */
  readonly name: string | undefined;
  /** The label. */
  readonly "aria-labelledby": string;
  /** Description and error, where there are any. */
  readonly "aria-describedby": string | undefined;
  /** Whether there is an error. */
  readonly "aria-invalid": true | undefined;
  /** Whether an answer is needed. */
  readonly "aria-required": true | undefined;
  /** Whether the input cannot be used. */
  readonly disabled: boolean;
  /** Whether it can be read only. */
  readonly readOnly: boolean;
}

/** Props of {@link Field}. */
export interface FieldFrameProps extends FieldProps {
  /** Draws the control, carrying what it is given. */
  readonly children: (control: FieldControl) => ReactNode;
}

/**
 * The anatomy of every input, for a control the kit does not have: label, description, control, error, bound together.
 * The kit's own inputs look and speak the same.
 *
 * Data attributes: `data-field` (its name), `data-width`, `data-invalid`, `data-required`, `data-disabled`,
 * `data-readonly`.
 */
export function Field(props: FieldFrameProps): ReactElement {
  const { name, error, isRequired = false, isDisabled = false, isReadOnly = false, width, description } = props;
  const id = useId();
  const control: FieldControl = {
    id: `${id}-control`,
    name,
    "aria-labelledby": `${id}-label`,
    "aria-describedby":
      [description ? `${id}-description` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-required": isRequired ? true : undefined,
    disabled: isDisabled,
    readOnly: isReadOnly,
  };
  return (
    <Root
      {...rootProps(props, { id: fieldAnchor(name) })}
      data-field={name ?? ""}
      data-width={width}
      data-invalid={error ? true : undefined}
      data-required={isRequired || undefined}
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
    >
      <PlainFieldText
        label={props.label}
        isLabelHidden={props.isLabelHidden}
        description={description}
        isRequired={isRequired}
        error={error}
        controlId={control.id}
        labelId={`${id}-label`}
        descriptionId={`${id}-description`}
        errorId={`${id}-error`}
      >
        {props.children(control)}
      </PlainFieldText>
    </Root>
  );
}
