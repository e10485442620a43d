import { type ReactElement, type Ref, useMemo, useState } from "react";
import { Button } from "react-aria-components/Button";
import { ComboBox as AriaComboBox } from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { styled } from "styled-components";
import { useControllable } from "../../state/useControllable.js";
import { FieldErrorText, FieldLabel } from "../Field/FieldLabel.js";
import { bareInput, controlFrame, fieldLayout, innerButton } from "../Field/parts.js";
import { fieldAnchor, type FieldProps } from "../Field/types.js";
import { ChevronDownIcon } from "../../icons/ChevronDownIcon.js";
import type { Option } from "../Select/Option.js";
import { OptionsDrop } from "./OptionsDrop.js";
import { type OptionSourceProps, useOptionSource } from "./useOptionSource.js";

/** Props of {@link ComboBox}. */
export interface ComboBoxProps extends FieldProps, OptionSourceProps {
  /** Id of what is chosen, when the parent owns it; `null` is nothing. */
  readonly value?: string | null;
  /** Id chosen to begin with. @default null */
  readonly defaultValue?: string | null;
  /** Told the id when the choice changes; `null` when the text was emptied. */
  readonly onChange?: (value: string | null, option: Option | undefined) => void;
  /** The chosen option, where the server's results may not hold it. */
  readonly selectedOption?: Option;
  /** Told when the field is left. */
  readonly onBlur?: () => void;
  /** The input element, for focus. */
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Shown while empty. */
  readonly placeholder?: string;
}

const Root = styled(AriaComboBox<Option>)`
  ${fieldLayout}
`;
const Frame = styled(Group)`
  ${controlFrame}
`;
const BareInput = styled(Input)`
  ${bareInput}
`;
const Opener = styled(Button)`
  ${innerButton}
`;

/** One of many, found by typing. */
export function ComboBox(props: ComboBoxProps): ReactElement {
  const { name, error, width, selectedOption, inputRef, placeholder, onChange } = props;
  const [value, setValue] = useControllable<string | null>(props.value, props.defaultValue ?? null, undefined);
  const [picked, setPicked] = useState<Option>();
  const known = [selectedOption, picked].find((option) => option?.id === value);
  const current = known ?? props.options?.find((option) => option.id === value);
  const { items, more, status, onType } = useOptionSource(
    props,
    useMemo(() => (current ? [current] : []), [current]),
    current?.label ?? "",
  );

  return (
    <Root
      id={fieldAnchor(name)}
      name={name}
      formValue="key"
      items={items}
      value={value}
      onChange={(key) => {
        const id = key === null ? null : String(key);
        const option = items.find((candidate) => candidate.id === id);
        setPicked(option);
        setValue(id);
        onChange?.(id, option);
      }}
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
        <BareInput ref={inputRef} placeholder={placeholder} />
        <Opener>
          <ChevronDownIcon size={16} />
        </Opener>
      </Frame>
      <FieldErrorText error={error} />
      <OptionsDrop status={status} more={more} minLength={props.minLength ?? 2} />
    </Root>
  );
}
