import { type ReactElement, type Ref, useState } from "react";
import { useControllable } from "../../state/use-controllable.js";
import type { Currency } from "../../UiProvider/currency.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import type { FieldProps } from "../Field/index.js";
import { TextField } from "../TextField/index.js";
import { useAmounts } from "./amounts.js";

/** Props of {@link MoneyField}. */
export interface MoneyFieldProps extends FieldProps {
  /** The currency. @default that of `UiProvider` */
  readonly currency?: Currency;
  /** The amount in whole minor units (tiyin, cents), when the parent owns it; `null` is none. */
  readonly value?: number | null;
  /** The amount in minor units to begin with. @default null */
  readonly defaultValue?: number | null;
  /**
   * Called with the amount in whole minor units; `null` when the field is empty, `NaN` while what is typed is no amount.
   */
  readonly onChange?: (minor: number | null) => void;
  /** Called when the field loses the focus. */
  readonly onBlur?: () => void;
  /** Least amount, in minor units. */
  readonly minValue?: number;
  /** Greatest amount, in minor units. */
  readonly maxValue?: number;
  /** The input element, for focus. */
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** In the hint of what an amount looks like: 1 250 000 and a half. */
const exampleWhole = 1_250_000;

/**
 * An amount of money in the currency of `UiProvider`: as people write it on the screen, whole minor units (tiyin, cents)
 * inside, so that no amount ever passes through a fraction.
 */
export function MoneyField(props: MoneyFieldProps): ReactElement {
  const { onBlur, minValue, maxValue, currency, ...field } = props;
  const text = useUiText();
  const { write, say, read, unit, isUnitBefore, perWhole } = useAmounts(currency);
  const [minor, setMinor] = useControllable(props.value, props.defaultValue ?? null, props.onChange);
  /** What is being typed; the amount is laid out again when the field is left. */
  const [draft, setDraft] = useState<string>();

  const [left, setLeft] = useState(false);
  const fault = (): string | undefined => {
    if (!left || minor === null) return undefined;
    if (Number.isNaN(minor)) {
      return text("money.unreadable", { example: write(exampleWhole * perWhole + Math.trunc(perWhole / 2)) });
    }
    if (minValue !== undefined && minor < minValue) return text("money.tooLittle", { sum: say(minValue) });
    if (maxValue !== undefined && minor > maxValue) return text("money.tooMuch", { sum: say(maxValue) });
    return undefined;
  };

  return (
    <TextField
      {...field}
      error={field.error ?? fault()}
      defaultValue={undefined}
      value={draft ?? (minor === null || Number.isNaN(minor) ? "" : write(minor))}
      inputMode="decimal"
      {...(isUnitBefore ? { prefix: unit } : { suffix: unit })}
      onChange={(typed) => {
        setDraft(typed);
        setMinor(typed.trim() === "" ? null : (read(typed) ?? Number.NaN));
      }}
      onBlur={() => {
        setLeft(true);
        // What could not be read stays, so that the person sees what the error is about.
        if (minor === null || !Number.isNaN(minor)) setDraft(undefined);
        onBlur?.();
      }}
    />
  );
}
