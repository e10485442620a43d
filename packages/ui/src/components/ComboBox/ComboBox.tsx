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
import { type OptionSearch, useOptionSearch } from "./useOptionSearch.js";

/** What combo boxes of one and of several values have in common. */
export interface OptionSourceProps {
  /** Everything that can be chosen; thousands are fine. Give this or `search`. */
  readonly options?: readonly Option[];
  /**
   * Whether an option matches what was typed. Give one that is blind to apostrophes and script (`@yer/api/formats`).
   * @default the label contains the text, ignoring case
   */
  readonly filter?: (label: string, typed: string) => boolean;
  /** Finds options on a server instead. */
  readonly search?: OptionSearch;
  /** Characters before the server is asked. @default 2 */
  readonly minLength?: number;
}

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

/** The default filter: no folding of apostrophes or scripts, which is the app's knowledge. */
export function containsText(label: string, typed: string): boolean {
  return label.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase());
}

/** One of many, found by typing. */
export function ComboBox(props: ComboBoxProps): ReactElement {
  const { name, error, width, options, search, selectedOption, inputRef, placeholder, onChange, minLength = 2 } = props;
  const [value, setValue] = useControllable<string | null>(props.value, props.defaultValue ?? null, undefined);
  const [chosen, setChosen] = useState<Option>();
  const [found, startSearch] = useOptionSearch(search, minLength);

  const current = selectedOption?.id === value ? selectedOption : chosen?.id === value ? chosen : undefined;
  const items = useMemo(() => {
    if (!search) return options ?? [];
    // The chosen option must be in the list, or its text could not be put back when typing is given up.
    if (!current || found.options.some((option) => option.id === current.id)) return found.options;
    return [current, ...found.options];
  }, [search, options, found.options, current]);

  return (
    <Root
      id={fieldAnchor(name)}
      name={name}
      formValue="key"
      {...(search ? { items } : { defaultItems: items, defaultFilter: props.filter ?? containsText })}
      value={value}
      onChange={(key) => {
        const id = key === null ? null : String(key);
        const option = items.find((candidate) => candidate.id === id);
        setChosen(option);
        setValue(id);
        onChange?.(id, option);
      }}
      onInputChange={(typed) => {
        if (typed !== current?.label) startSearch(typed);
      }}
      onBlur={props.onBlur}
      menuTrigger={search ? "input" : "focus"}
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
      <OptionsDrop status={search ? found.status : undefined} minLength={minLength} />
    </Root>
  );
}
