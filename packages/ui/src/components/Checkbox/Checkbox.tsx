import { type ReactElement, type ReactNode, type Ref, useId } from "react";
import { Checkbox as AriaCheckbox } from "react-aria-components/Checkbox";
import { styled } from "styled-components";
import { FieldErrorLine } from "../Field/FieldLabel.js";
import { fieldAnchor } from "../Field/types.js";
import { CheckMark, choice, choiceDescribedBy, ChoiceStack, ChoiceWords } from "./choice.js";
import { ariaRootProps } from "../../root/aria-root-props.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends RootProps {
  /** What is agreed to or chosen. */
  readonly children: ReactNode;
  /** More about it, below. */
  readonly description?: ReactNode;
  /** Whether it is ticked, when the parent owns it. */
  readonly isSelected?: boolean;
  /** Whether it is ticked to begin with. @default false */
  readonly defaultSelected?: boolean;
  /** Neither ticked nor not: some of what it stands for is chosen. @default false */
  readonly isIndeterminate?: boolean;
  /** Called when it is ticked or not. */
  readonly onChange?: (isSelected: boolean) => void;
  /** Called when it loses the focus. */
  readonly onBlur?: () => void;
  /** The input element, for focus. */
  readonly inputRef?: Ref<HTMLInputElement | null>;
  /** What a {@link CheckboxGroup} collects, or a form sends. */
  readonly value?: string;
  /** The field's name in its form. */
  readonly name?: string;
  /** What is wrong and how to mend it. */
  readonly error?: string | undefined;
  /** Whether it must be ticked. @default false */
  readonly isRequired?: boolean;
  /** Whether it cannot be used. @default false */
  readonly isDisabled?: boolean;
  /** Whether it is shown, but cannot be changed. @default false */
  readonly isReadOnly?: boolean;
  /** Name for readers where no words stand beside it. */
  readonly "aria-label"?: string;
}

const Root = styled(AriaCheckbox)`
  ${choice}
`;

/**
 * One thing to tick. Several that belong together go into a {@link CheckboxGroup}; something that acts at once is a
 * `Switch`.
 *
 * Data attributes: `data-selected`, `data-indeterminate`, `data-invalid`, `data-required`, `data-disabled`,
 * `data-readonly`, `data-hovered`, `data-pressed`, `data-focus-visible`, `data-field` (its name).
 */
export function Checkbox(props: CheckboxProps): ReactElement {
  const { name, error, description, children } = props;
  const wordsId = useId();
  const errorId = useId();
  const box = (
    <Root
      {...(error === undefined ? ariaRootProps(props, "label") : {})}
      id={fieldAnchor(name)}
      name={name}
      value={props.value}
      isSelected={props.isSelected}
      defaultSelected={props.defaultSelected}
      isIndeterminate={props.isIndeterminate}
      onChange={props.onChange}
      onBlur={props.onBlur}
      inputRef={props.inputRef}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      aria-label={props["aria-label"]}
      aria-labelledby={props["aria-label"] === undefined ? wordsId : undefined}
      aria-describedby={choiceDescribedBy(wordsId, description, error && errorId)}
      data-field={name}
    >
      <span data-box="" aria-hidden="true">
        <CheckMark indeterminate={props.isIndeterminate ?? false} />
      </span>
      <ChoiceWords id={wordsId} description={description} isRequired={props.isRequired}>
        {children}
      </ChoiceWords>
    </Root>
  );
  if (error === undefined) return box;
  return (
    <ChoiceStack {...rootProps(props)}>
      {box}
      <FieldErrorLine id={errorId} error={error} />
    </ChoiceStack>
  );
}
