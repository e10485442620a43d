import type { ReactElement } from "react";
import { Radio, RadioGroup as AriaRadioGroup } from "react-aria-components/RadioGroup";
import { styled } from "styled-components";
import { choice } from "../Checkbox/choice.js";
import { choices } from "../CheckboxGroup/CheckboxGroup.js";
import { FieldErrorText, FieldLabel } from "../Field/FieldLabel.js";
import { fieldLayout } from "../Field/parts.js";
import { fieldAnchor, type FieldProps } from "../Field/types.js";
import type { Option } from "../Select/Option.js";

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps extends FieldProps {
  /** What can be chosen; about seven at most, else `Select`. */
  readonly options: readonly Option[];
  /** Id of what is chosen, when the parent owns it; `null` is nothing yet. */
  readonly value?: string | null;
  /** Id chosen to begin with. Give none where the choice is a decision. */
  readonly defaultValue?: string;
  /** Told the id when the choice changes. */
  readonly onChange?: (value: string) => void;
  /** Told when the group is left. */
  readonly onBlur?: () => void;
  /** Whether choices lie beside one another where there is room: for yes and no. @default "vertical" */
  readonly orientation?: "vertical" | "horizontal";
}

const Root = styled(AriaRadioGroup)`
  ${fieldLayout}
`;
const Choices = styled.div`
  ${choices}
`;
const Choice = styled(Radio)`
  ${choice}
  & > [data-box] {
    border-radius: 50%;
  }
  & > [data-box]::after {
    content: "";
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: currentColor;
  }
`;

/** Exactly one of a few things that all show. */
export function RadioGroup(props: RadioGroupProps): ReactElement {
  const { name, error, options, orientation = "vertical" } = props;
  return (
    <Root
      id={fieldAnchor(name)}
      name={name}
      value={props.value}
      defaultValue={props.defaultValue}
      onChange={props.onChange}
      onBlur={props.onBlur}
      orientation={orientation}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      data-field={name ?? ""}
    >
      <FieldLabel {...props} />
      <Choices data-orientation={orientation}>
        {options.map((option) => (
          <Choice key={option.id} value={option.id} isDisabled={option.isDisabled}>
            <span data-box="" aria-hidden="true" />
            <span data-words="">
              {option.label}
              {option.description === undefined ? null : <small>{option.description}</small>}
            </span>
          </Choice>
        ))}
      </Choices>
      <FieldErrorText error={error} />
    </Root>
  );
}
