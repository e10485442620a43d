import { type ReactElement, useMemo, useState } from "react";
import { ComboBox as AriaComboBox } from "react-aria-components/ComboBox";
import { styled } from "styled-components";
import { useControllable } from "../../state/use-controllable.js";
import { CloseIcon } from "../../icons/CloseIcon.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { fieldLayout, innerButton } from "../Field/parts.js";
import type { Option, OptionEntry } from "../Select/option.js";
import { ComboField, type ComboFieldProps, comboProps } from "./ComboField.js";
import { useOptionSource } from "./use-option-source.js";

/** Props of {@link ComboBox}. */
export interface ComboBoxProps extends ComboFieldProps {
  /** Id of what is chosen, when the parent owns it; `null` is nothing. */
  readonly value?: string | null;
  /** Id chosen to begin with. @default null */
  readonly defaultValue?: string | null;
  /** Called with the id when the choice changes; `null` when the text was emptied. */
  readonly onChange?: (value: string | null, option: Option | undefined) => void;
  /** Whether a button takes the choice back. @default false */
  readonly isClearable?: boolean;
  /**
   * Whether words that are in no list may be the answer: left, or entered, they are the value, and `onChange` is told no
   * option with them. Words that are an option's label are that option. @default false
   */
  readonly allowsCustomValue?: boolean;
  /** The chosen option, where the server's results may not hold it. */
  readonly selectedItem?: Option;
}

const Root = styled(AriaComboBox<OptionEntry>)`
  ${fieldLayout}
`;

const Clear = styled.button`
  ${innerButton}
  align-self: end;
  margin-block: 2px;
`;

function isNamed({ label }: Option, words: string): boolean {
  return label.toLocaleLowerCase() === words.toLocaleLowerCase();
}

/**
 * One of many, found by typing. Only what is in the list can be chosen, unless `allowsCustomValue`: other words are taken back
 * when the field is left.
 */
export function ComboBox(props: ComboBoxProps): ReactElement {
  const { items, selectedItem, onChange, allowsCustomValue = false } = props;
  const text = useUiText();
  /** What was typed and not chosen yet. */
  const [typed, setTyped] = useState<string>();
  const [value, setValue] = useControllable<string | null>(props.value, props.defaultValue ?? null, undefined);
  const [picked, setPicked] = useState<Option>();
  const known = [selectedItem, picked].find((option) => option?.id === value);
  const own = useMemo(
    () => (allowsCustomValue && value !== null ? { id: value, label: value } : undefined),
    [allowsCustomValue, value],
  );
  const current = known ?? items?.find((option) => option.id === value) ?? own;
  const words = typed?.trim() ?? "";
  // Offered in the list like any other, so that it is known there when it is chosen.
  const written = useMemo(
    () =>
      allowsCustomValue && words !== "" && words !== value && !items?.some((option) => isNamed(option, words))
        ? { id: words, label: words }
        : undefined,
    [allowsCustomValue, words, value, items],
  );
  const source = useOptionSource(
    props,
    useMemo(() => [current, written].filter((option) => option !== undefined), [current, written]),
    current?.label ?? "",
  );

  function choose(id: string | null): void {
    const option = source.items.find((candidate) => candidate.id === id && candidate !== own && candidate !== written);
    setTyped(undefined);
    setPicked(option);
    setValue(id);
    onChange?.(id, option);
  }
  /** Takes words that were typed and not chosen for the answer. */
  function take(): void {
    if (!allowsCustomValue || typed === undefined || words === current?.label) return;
    const same = source.items.find((option) => isNamed(option, words));
    if (words !== "" || value !== null) choose(words === "" ? null : (same?.id ?? words));
  }
  const isFixed = props.isDisabled === true || props.isReadOnly === true;

  return (
    <Root
      {...comboProps(props, source)}
      formValue="key"
      value={value}
      onInputChange={(next) => {
        setTyped(next === current?.label ? undefined : next);
        source.onType(next);
      }}
      onBlur={() => {
        take();
        props.onBlur?.();
      }}
      onChange={(key) => choose(key === null ? null : String(key))}
    >
      <ComboField
        {...props}
        source={source}
        onKey={(key, input) => {
          // An option that the arrows have reached is React Aria's to choose; other words it takes back by both keys.
          if ((key === "Enter" || key === "Tab") && !input.hasAttribute("aria-activedescendant")) take();
          return false;
        }}
        after={
          props.isClearable && value !== null && !isFixed ? (
            <Clear
              type="button"
              aria-label={`${text("clear")}: ${props.label}`}
              onClick={(event) => {
                // The button goes with the choice: the focus must be elsewhere by then.
                event.currentTarget.closest("[data-field]")?.querySelector("input")?.focus();
                choose(null);
              }}
            >
              <CloseIcon size={14} />
            </Clear>
          ) : null
        }
      />
    </Root>
  );
}
