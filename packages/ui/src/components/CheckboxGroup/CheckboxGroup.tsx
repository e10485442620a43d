import type { ReactElement, Ref } from "react";
import { CheckboxGroup as AriaCheckboxGroup } from "react-aria-components/CheckboxGroup";
import { css, styled } from "styled-components";
import { Checkbox } from "../Checkbox/index.js";
import { FieldErrorText, FieldLabel } from "../Field/FieldLabel.js";
import { fieldLayout } from "../Field/parts.js";
import { fieldAnchor, type FieldProps } from "../Field/types.js";
import type { Option } from "../Select/option.js";
import { ariaRootProps } from "../../root/aria-root-props.js";

/** Props of {@link CheckboxGroup}. */
export interface CheckboxGroupProps extends FieldProps {
  /** What can be chosen; about ten at most, else `MultiSelect`. */
  readonly items: readonly Option[];
  /** Ids of what is chosen, when the parent owns them. */
  readonly value?: readonly string[];
  /** Ids chosen to begin with. @default [] */
  readonly defaultValue?: readonly string[];
  /** Called with the ids when the choice changes. */
  readonly onChange?: (value: string[]) => void;
  /** Called when the group loses the focus. */
  readonly onBlur?: () => void;
  /** The first box, for focus. */
  readonly inputRef?: Ref<HTMLInputElement | null>;
  /** Whether choices lie beside one another where there is room. @default "vertical" */
  readonly orientation?: "vertical" | "horizontal";
}

const Root = styled(AriaCheckboxGroup)`
  ${fieldLayout}
`;

/** How choices of a group lie. */
export const choices = css`
  display: flex;
  flex-direction: column;
  gap: 6px;

  &[data-orientation="horizontal"] {
    flex-flow: row wrap;
    gap: 6px var(--yer-space-5);
  }
`;
const Choices = styled.div`
  ${choices}
`;

/**
 * Any number of a few things that all show.
 *
 * Data attributes: `data-field` (its name), `data-invalid`, `data-required`, `data-disabled`, `data-readonly`; on each
 * box those of `Checkbox`.
 */
export function CheckboxGroup(props: CheckboxGroupProps): ReactElement {
  const { name, error, items, orientation = "vertical" } = props;
  return (
    <Root
      {...ariaRootProps(props)}
      id={fieldAnchor(name)}
      name={name}
      value={props.value && [...props.value]}
      defaultValue={props.defaultValue && [...props.defaultValue]}
      onChange={props.onChange}
      onBlur={props.onBlur}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      data-field={name ?? ""}
    >
      <FieldLabel {...props} />
      <Choices data-orientation={orientation}>
        {items.map((option, index) => (
          <Checkbox
            key={option.id}
            value={option.id}
            {...(index === 0 && props.inputRef ? { inputRef: props.inputRef } : {})}
            description={option.description}
            {...(option.isDisabled ? { isDisabled: true } : {})}
          >
            {option.label}
          </Checkbox>
        ))}
      </Choices>
      <FieldErrorText error={error} />
    </Root>
  );
}
