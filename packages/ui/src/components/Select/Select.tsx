import type { ReactElement, Ref } from "react";
import { Button } from "react-aria-components/Button";
import { ListBox } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Select as AriaSelect, SelectValue } from "react-aria-components/Select";
import { styled } from "styled-components";
import { useUiText } from "../../UiProvider/UiIntl.js";
import { FieldErrorText, FieldLabel } from "../Field/FieldLabel.js";
import { controlFrame, dropdown, fieldLayout } from "../Field/parts.js";
import { fieldAnchor, type FieldProps } from "../Field/types.js";
import { ChevronDownIcon } from "../../icons/ChevronDownIcon.js";
import type { Option } from "./Option.js";
import { OptionItem } from "./OptionItem.js";

/** Props of {@link Select}. */
export interface SelectProps extends Omit<FieldProps, "isReadOnly"> {
  /** What can be chosen; more than about fifteen want a `ComboBox`. */
  readonly options: readonly Option[];
  /** Id of what is chosen, when the parent owns it; `null` is nothing yet. */
  readonly value?: string | null;
  /** Id chosen to begin with. */
  readonly defaultValue?: string;
  /** Told the id when the choice changes. */
  readonly onChange?: (value: string) => void;
  /** Told when the field is left. */
  readonly onBlur?: () => void;
  /** Shown while nothing is chosen. @default "Choose", in the language of the page */
  readonly placeholder?: string;
  /** The button, for focus. */
  readonly inputRef?: Ref<HTMLButtonElement>;
}

const Root = styled(AriaSelect)`
  ${fieldLayout}
`;
const Trigger = styled(Button)`
  ${controlFrame}
  padding-inline: var(--yer-control-padding);
  font: inherit;
  text-align: inherit;
  cursor: pointer;

  > :first-child {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > [data-placeholder] {
    color: var(--yer-text-faint);
  }
  > svg {
    color: var(--yer-text-muted);
  }
  @media (pointer: coarse) {
    font-size: 1rem;
  }
`;
const Drop = styled(Popover)`
  ${dropdown}
`;
const List = styled(ListBox<Option>)`
  outline: none;
`;

/** One of a short list that drops down. Typing the beginning of a word finds it. */
export function Select(props: SelectProps): ReactElement {
  const { name, error, width, options, onChange, placeholder, inputRef } = props;
  const text = useUiText();
  return (
    <Root
      id={fieldAnchor(name)}
      name={name}
      value={props.value}
      defaultValue={props.defaultValue}
      onChange={(key) => {
        if (key !== null) onChange?.(String(key));
      }}
      onBlur={props.onBlur}
      placeholder={placeholder ?? text("select.placeholder")}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      data-field={name ?? ""}
      data-width={width}
    >
      <FieldLabel {...props} />
      <Trigger ref={inputRef} data-invalid={error === undefined ? undefined : true}>
        <SelectValue>
          {({ selectedText, isPlaceholder, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        <ChevronDownIcon size={16} />
      </Trigger>
      <FieldErrorText error={error} />
      <Drop offset={4}>
        <List items={options}>{(option) => <OptionItem option={option} />}</List>
      </Drop>
    </Root>
  );
}
