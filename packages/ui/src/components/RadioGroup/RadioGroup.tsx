import { type ReactElement, type Ref, useId } from "react";
import { Radio, RadioGroup as AriaRadioGroup } from "react-aria-components/RadioGroup";
import { styled } from "styled-components";
import { choice, ChoiceWords, descriptionOf } from "../Checkbox/choice.js";
import { choices } from "../CheckboxGroup/CheckboxGroup.js";
import { FieldErrorText, FieldLabel } from "../Field/FieldLabel.js";
import { fieldLayout } from "../Field/parts.js";
import { fieldAnchor, type FieldProps } from "../Field/types.js";
import type { Option } from "../Select/option.js";
import { ariaRootProps } from "../../root/aria-root-props.js";

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps extends FieldProps {
  /** What can be chosen; about seven at most, else `Select`. */
  readonly items: readonly Option[];
  /** Id of what is chosen, when the parent owns it; `null` is nothing yet. */
  readonly value?: string | null;
  /** Id chosen to begin with. Give none where the choice is a decision. */
  readonly defaultValue?: string;
  /** Called with the id when the choice changes. */
  readonly onChange?: (value: string) => void;
  /** Called when the group loses the focus. */
  readonly onBlur?: () => void;
  /** What takes the focus of the group: the chosen one, or the first. */
  readonly inputRef?: Ref<HTMLInputElement | null>;
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

function OneChoice(props: { readonly option: Option; readonly inputRef: RadioGroupProps["inputRef"] }): ReactElement {
  const { option, inputRef } = props;
  const wordsId = useId();
  return (
    <Choice
      value={option.id}
      {...(inputRef ? { inputRef } : {})}
      isDisabled={option.isDisabled}
      aria-labelledby={wordsId}
      aria-describedby={descriptionOf(wordsId, option.description)}
    >
      <span data-box="" aria-hidden="true" />
      <ChoiceWords id={wordsId} description={option.description}>
        {option.label}
      </ChoiceWords>
    </Choice>
  );
}

/**
 * Exactly one of a few things that all show.
 *
 * Data attributes: `data-field` (its name), `data-orientation`, `data-invalid`, `data-required`, `data-disabled`,
 * `data-readonly`; on each choice also `data-selected`, `data-hovered`, `data-pressed`, `data-focus-visible`.
 */
export function RadioGroup(props: RadioGroupProps): ReactElement {
  const { name, error, items, orientation = "vertical" } = props;
  // Of a group only the chosen one can be reached by Tab.
  const first = items.find(({ id }) => id === props.value) ?? items.find((option) => option.isDisabled !== true);
  return (
    <Root
      {...ariaRootProps(props)}
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
        {items.map((option) => (
          <OneChoice key={option.id} option={option} inputRef={option === first ? props.inputRef : undefined} />
        ))}
      </Choices>
      <FieldErrorText error={error} />
    </Root>
  );
}
