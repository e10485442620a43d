import { type ReactElement, type ReactNode, type Ref, useId } from "react";
import { Switch as AriaSwitch } from "react-aria-components/Switch";
import { styled } from "styled-components";
import { choice, ChoiceWords, choiceDescribedBy, ChoiceStack } from "../Checkbox/choice.js";
import { FieldErrorLine } from "../Field/FieldLabel.js";
import { fieldAnchor } from "../Field/types.js";
import { ariaRootProps } from "../../root/aria-root-props.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of {@link Switch}. */
export interface SwitchProps extends RootProps {
  /** What is on or off. */
  readonly children: ReactNode;
  /** What the switch does, in a line below it. */
  readonly description?: ReactNode;
  /** Whether it is on, when the parent owns it. */
  readonly isSelected?: boolean;
  /** Whether it is on to begin with. @default false */
  readonly defaultSelected?: boolean;
  /** Called when it is turned on or off; it acts at once. */
  readonly onChange?: (isSelected: boolean) => void;
  /** Called when it loses the focus. */
  readonly onBlur?: () => void;
  /** The input element, for focus. */
  readonly inputRef?: Ref<HTMLInputElement | null>;
  /** The field's name in its form. */
  readonly name?: string;
  /** What is wrong and how to mend it. */
  readonly error?: string | undefined;
  /** Whether it must be on; marks the words. @default false */
  readonly isRequired?: boolean;
  /** Whether it cannot be used. @default false */
  readonly isDisabled?: boolean;
  /** Whether it is shown, but cannot be changed. @default false */
  readonly isReadOnly?: boolean;
}

const Root = styled(AriaSwitch)`
  ${choice}
  & > [data-box] {
    inline-size: 34px;
    block-size: 20px;
    margin-block-start: 0;
    justify-items: start;
    padding-inline: 2px;
    border-radius: var(--yer-radius-full);
  }
  & > [data-box]::after {
    content: "";
    inline-size: 14px;
    block-size: 14px;
    border-radius: 50%;
    background: var(--yer-text-muted);
    transition: translate var(--yer-motion-fast) var(--yer-ease);
  }
  &[data-selected] > [data-box]::after {
    background: var(--yer-on-accent);
    translate: 14px 0;
  }
  [dir="rtl"] &[data-selected] > [data-box]::after {
    translate: -14px 0;
  }
  &[data-disabled] > [data-box]::after {
    background: var(--yer-text-disabled);
  }
  &[data-disabled][data-selected] > [data-box]::after {
    background: var(--yer-surface);
  }
  &[data-readonly][data-selected] > [data-box]::after {
    background: var(--yer-text);
  }
  @media (forced-colors: active) {
    & > [data-box]::after {
      forced-color-adjust: none;
      background: ButtonText;
    }
    &[data-selected] > [data-box]::after {
      background: HighlightText;
    }
  }
`;

/**
 * Turns something on or off at once. What waits for a form to be sent is a `Checkbox`.
 *
 * Data attributes: `data-field` (its name), `data-selected`, `data-invalid`, `data-disabled`, `data-readonly`, `data-hovered`, `data-pressed`,
 * `data-focus-visible`.
 */
export function Switch(props: SwitchProps): ReactElement {
  const { name, error, description } = props;
  const wordsId = useId();
  const errorId = useId();
  const control = (
    <Root
      {...(error === undefined ? ariaRootProps(props, "label") : {})}
      id={fieldAnchor(name)}
      aria-labelledby={wordsId}
      aria-describedby={choiceDescribedBy(wordsId, description, error && errorId)}
      name={name}
      isSelected={props.isSelected}
      defaultSelected={props.defaultSelected}
      onChange={props.onChange}
      onBlur={props.onBlur}
      inputRef={props.inputRef}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      data-field={name}
      // Its types leave out what it does obey: without it the switch is not marked as wrong to a screen reader.
      {...{ isInvalid: error !== undefined }}
      data-invalid={error === undefined ? undefined : true}
    >
      <span data-box="" aria-hidden="true" />
      <ChoiceWords id={wordsId} description={description} isRequired={props.isRequired}>
        {props.children}
      </ChoiceWords>
    </Root>
  );
  if (error === undefined) return control;
  return (
    <ChoiceStack {...rootProps(props)}>
      {control}
      <FieldErrorLine id={errorId} error={error} />
    </ChoiceStack>
  );
}
