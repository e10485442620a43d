import { type ReactElement, type Ref, useMemo, useState } from "react";
import { Button } from "react-aria-components/Button";
import { ComboBox as AriaComboBox } from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { styled } from "styled-components";
import { ChevronDownIcon } from "../../icons/ChevronDownIcon.js";
import { CloseIcon } from "../../icons/CloseIcon.js";
import { useControllable } from "../../state/useControllable.js";
import { useUiText } from "../../UiProvider/UiIntl.js";
import { OptionsDrop } from "../ComboBox/OptionsDrop.js";
import { type OptionSourceProps, useOptionSource } from "../ComboBox/useOptionSource.js";
import { FieldErrorText, FieldLabel } from "../Field/FieldLabel.js";
import { bareInput, controlFrame, fieldLayout, innerButton } from "../Field/parts.js";
import { fieldAnchor, type FieldProps } from "../Field/types.js";
import type { Option } from "../Select/Option.js";
import { chipStyle } from "./chipStyle.js";

/** Props of {@link MultiSelect}. */
export interface MultiSelectProps extends FieldProps, OptionSourceProps {
  /** Ids of what is chosen, when the parent owns them. */
  readonly value?: readonly string[];
  /** Ids chosen to begin with. @default [] */
  readonly defaultValue?: readonly string[];
  /** Told the ids, in the order they were chosen. */
  readonly onChange?: (value: string[]) => void;
  /** The chosen options, where the server's results may not hold them. */
  readonly selectedOptions?: readonly Option[];
  /** Told when the field is left. */
  readonly onBlur?: () => void;
  /** The input element, for focus. */
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Shown while empty. */
  readonly placeholder?: string;
}

const Root = styled(AriaComboBox<Option, "multiple">)`
  ${fieldLayout}
`;
const Frame = styled(Group)`
  ${controlFrame}
  flex-wrap: wrap;
  padding-block: 2px;
  > ul {
    display: contents;
    list-style: none;
  }
`;
const Chip = styled.li`
  ${chipStyle}
`;
const Remove = styled(Button)`
  ${innerButton}
  inline-size: 24px;
  block-size: 24px;
  margin: 0;
`;
const BareInput = styled(Input)`
  ${bareInput}
  flex: 1 1 8ch;
  min-block-size: calc(var(--yer-control-height) - 8px);
  inline-size: 8ch;
`;
const Opener = styled(Button)`
  ${innerButton}
`;

const none: readonly Option[] = [];

/** Any number of many, found by typing; Backspace in the empty field takes the last one away. */
export function MultiSelect(props: MultiSelectProps): ReactElement {
  const { name, error, width, options, selectedOptions = none, inputRef, placeholder } = props;
  const text = useUiText();
  const [value, setValue] = useControllable<readonly string[]>(props.value, props.defaultValue ?? [], undefined);
  /** Options chosen so far: one keeps its label when later results no longer hold it. */
  const [kept, setKept] = useState(selectedOptions);
  const chosen = useMemo(() => {
    const known = new Map([...(options ?? none), ...kept, ...selectedOptions].map((option) => [option.id, option]));
    return value.map((id) => known.get(id) ?? { id, label: id });
  }, [kept, options, selectedOptions, value]);
  const { items, more, status, onType } = useOptionSource(props, none, "");

  const change = (next: string[]): void => {
    setKept([...chosen, ...items.filter((option) => next.includes(option.id))]);
    setValue(next);
    props.onChange?.(next);
  };
  const fixed = props.isDisabled === true || props.isReadOnly === true;

  return (
    <Root
      id={fieldAnchor(name)}
      name={name}
      selectionMode="multiple"
      items={items}
      value={value}
      onChange={(keys) => change(keys.map(String))}
      onInputChange={onType}
      onBlur={props.onBlur}
      menuTrigger={props.search ? "input" : "focus"}
      allowsEmptyCollection
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      data-field={name ?? ""}
      data-width={width}
    >
      <FieldLabel {...props} />
      <Frame>
        {chosen.length > 0 ? (
          <ul aria-label={`${props.label}: ${text("multi.chosen")}`}>
            {chosen.map((option) => (
              <Chip key={option.id}>
                <span>{option.label}</span>
                <Remove
                  // Not the combo box's own button.
                  slot={null}
                  aria-label={text("multi.remove", { name: option.label })}
                  isDisabled={fixed}
                  onPress={() => change(value.filter((id) => id !== option.id))}
                >
                  <CloseIcon size={12} />
                </Remove>
              </Chip>
            ))}
          </ul>
        ) : null}
        <BareInput
          ref={inputRef}
          placeholder={chosen.length === 0 ? placeholder : undefined}
          onKeyDown={(event) => {
            if (event.key === "Backspace" && event.currentTarget.value === "" && !fixed) change(value.slice(0, -1));
          }}
        />
        <Opener>
          <ChevronDownIcon size={16} />
        </Opener>
      </Frame>
      <FieldErrorText error={error} />
      <OptionsDrop status={status} more={more} minLength={props.minLength ?? 2} />
    </Root>
  );
}
