import { type ReactElement, type Ref, useState } from "react";
import { useControllable } from "../../state/use-controllable.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import type { FieldProps } from "../Field/index.js";
import { TextField } from "../TextField/index.js";
import { formatSoum, parseSoum } from "./tiyin.js";

/** Props of {@link MoneyField}. */
export interface MoneyFieldProps extends FieldProps {
  /** The amount in whole tiyin, when the parent owns it; `null` is none. */
  readonly value?: number | null;
  /** The amount in tiyin to begin with. @default null */
  readonly defaultValue?: number | null;
  /** Told the amount in whole tiyin; `null` when the field is empty, `NaN` while what stands there is no amount. */
  readonly onChange?: (tiyin: number | null) => void;
  /** Told when the field is left. */
  readonly onBlur?: () => void;
  /** Least amount, in tiyin. */
  readonly minValue?: number;
  /** Greatest amount, in tiyin. */
  readonly maxValue?: number;
  /** The input element, for focus. */
  readonly inputRef?: Ref<HTMLInputElement>;
}

const shown = (tiyin: number | null): string => (tiyin === null || Number.isNaN(tiyin) ? "" : formatSoum(tiyin));

/** An amount of money: soum on the screen, whole tiyin inside, so that no amount ever passes through a fraction. */
export function MoneyField(props: MoneyFieldProps): ReactElement {
  const { onBlur, minValue, maxValue, ...field } = props;
  const text = useUiText();
  const [tiyin, setTiyin] = useControllable(props.value, props.defaultValue ?? null, props.onChange);
  /** What is being typed; the amount is laid out again when the field is left. */
  const [draft, setDraft] = useState<string>();

  const [left, setLeft] = useState(false);
  const fault = (): string | undefined => {
    if (!left || tiyin === null) return undefined;
    if (Number.isNaN(tiyin)) return text("money.unreadable");
    if (minValue !== undefined && tiyin < minValue) return text("money.tooLittle", { sum: formatSoum(minValue) });
    if (maxValue !== undefined && tiyin > maxValue) return text("money.tooMuch", { sum: formatSoum(maxValue) });
    return undefined;
  };

  return (
    <TextField
      {...field}
      error={field.error ?? fault()}
      defaultValue={undefined}
      value={draft ?? shown(tiyin)}
      inputMode="decimal"
      suffix={text("money.unit")}
      onChange={(typed) => {
        setDraft(typed);
        setTiyin(typed.trim() === "" ? null : (parseSoum(typed) ?? Number.NaN));
      }}
      onBlur={() => {
        setLeft(true);
        // What could not be read stays, so that the person sees what the error is about.
        if (tiyin === null || !Number.isNaN(tiyin)) setDraft(undefined);
        onBlur?.();
      }}
    />
  );
}
