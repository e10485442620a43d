import { type ReactElement, useMemo, useState } from "react";
import { ComboBox as AriaComboBox } from "react-aria-components/ComboBox";
import { styled } from "styled-components";
import { useControllable } from "../../state/use-controllable.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { useDirection } from "../../UiProvider/use-direction.js";
import { ComboField, type ComboFieldProps, comboProps } from "../ComboBox/ComboField.js";
import { useOptionSource } from "../ComboBox/use-option-source.js";
import { fieldLayout } from "../Field/parts.js";
import type { Option, OptionEntry } from "../Select/option.js";
import { Chips, focusLastChip } from "./Chips.js";

/** Props of {@link MultiSelect}. */
export interface MultiSelectProps extends ComboFieldProps {
  /** Ids of what is chosen, when the parent owns them. */
  readonly value?: readonly string[];
  /** Ids chosen to begin with. @default [] */
  readonly defaultValue?: readonly string[];
  /** Called with the ids, in the order they were chosen. */
  readonly onChange?: (value: string[]) => void;
  /** The chosen options, where the server's results may not hold them. */
  readonly selectedItems?: readonly Option[];
}

const Root = styled(AriaComboBox<OptionEntry, "multiple">)`
  ${fieldLayout}
`;

const none: readonly Option[] = [];

/** Any number of many, found by typing; Backspace in the empty field takes the last one away. */
export function MultiSelect(props: MultiSelectProps): ReactElement {
  const { items, selectedItems = none, placeholder } = props;
  const text = useUiText();
  const back = useDirection() === "rtl" ? "ArrowRight" : "ArrowLeft";
  const [value, setValue] = useControllable<readonly string[]>(props.value, props.defaultValue ?? [], undefined);
  /** Options chosen so far: one keeps its label when later results no longer hold it. */
  const [kept, setKept] = useState(selectedItems);
  const chosen = useMemo(() => {
    const known = new Map([...(items ?? none), ...kept, ...selectedItems].map((option) => [option.id, option]));
    return value.map((id) => known.get(id) ?? { id, label: id });
  }, [kept, items, selectedItems, value]);
  const source = useOptionSource(props, none, "");

  const change = (next: string[]): void => {
    setKept([...chosen, ...source.items.filter((option) => next.includes(option.id))]);
    setValue(next);
    props.onChange?.(next);
  };
  const isFixed = props.isDisabled === true || props.isReadOnly === true;

  return (
    <Root
      {...comboProps(props, source)}
      selectionMode="multiple"
      value={value}
      onChange={(keys) => change(keys.map(String))}
    >
      <ComboField
        {...props}
        placeholder={chosen.length === 0 ? placeholder : undefined}
        source={source}
        before={
          chosen.length === 0 ? null : (
            <Chips
              label={`${props.label}: ${text("multi.chosen")}`}
              options={chosen}
              isFixed={isFixed}
              onRemove={(id) => change(value.filter((one) => one !== id))}
            />
          )
        }
        onKey={(key, input) => {
          if (input.value !== "" || isFixed) return false;
          if (key === "Backspace" && value.length > 0) {
            change(value.slice(0, -1));
            return true;
          }
          return key === back && focusLastChip(input);
        }}
      />
    </Root>
  );
}
