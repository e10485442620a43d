import { type ReactElement, useMemo, useState } from "react";
import { ComboBox as AriaComboBox } from "react-aria-components/ComboBox";
import { styled } from "styled-components";
import { useControllable } from "../../state/use-controllable.js";
import { fieldLayout } from "../Field/parts.js";
import type { Option } from "../Select/option.js";
import { ComboField, type ComboFieldProps, comboProps } from "./ComboField.js";
import { useOptionSource } from "./use-option-source.js";

/** Props of {@link ComboBox}. */
export interface ComboBoxProps extends ComboFieldProps {
  /** Id of what is chosen, when the parent owns it; `null` is nothing. */
  readonly value?: string | null;
  /** Id chosen to begin with. @default null */
  readonly defaultValue?: string | null;
  /** Told the id when the choice changes; `null` when the text was emptied. */
  readonly onChange?: (value: string | null, option: Option | undefined) => void;
  /** The chosen option, where the server's results may not hold it. */
  readonly selectedItem?: Option;
}

const Root = styled(AriaComboBox<Option>)`
  ${fieldLayout}
`;

/** One of many, found by typing. Only what is in the list can be chosen: other words are taken back when the field is left. */
export function ComboBox(props: ComboBoxProps): ReactElement {
  const { selectedItem, onChange } = props;
  const [value, setValue] = useControllable<string | null>(props.value, props.defaultValue ?? null, undefined);
  const [picked, setPicked] = useState<Option>();
  const known = [selectedItem, picked].find((option) => option?.id === value);
  const current = known ?? props.items?.find((option) => option.id === value);
  const source = useOptionSource(
    props,
    useMemo(() => (current ? [current] : []), [current]),
    current?.label ?? "",
  );

  return (
    <Root
      {...comboProps(props, source)}
      formValue="key"
      value={value}
      onChange={(key) => {
        const id = key === null ? null : String(key);
        const option = source.items.find((candidate) => candidate.id === id);
        setPicked(option);
        setValue(id);
        onChange?.(id, option);
      }}
    >
      <ComboField {...props} source={source} />
    </Root>
  );
}
