import { type ClipboardEvent, type ReactElement, type ReactNode, type Ref, useContext, useId, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { NumberField as AriaNumberField, NumberFieldStateContext } from "react-aria-components/NumberField";
import { styled } from "styled-components";
import { FieldErrorText, FieldLabel } from "../Field/FieldLabel.js";
import { bareInput, controlFrame, fieldLayout, innerButton } from "../Field/parts.js";
import { fieldAnchor, type FieldProps } from "../Field/types.js";
import { MinusIcon } from "../../icons/MinusIcon.js";
import { PlusIcon } from "../../icons/PlusIcon.js";
import { useUiIntl, useUiText } from "../../UiProvider/ui-intl.js";
import { readNumber } from "./read-number.js";
import { ariaRootProps } from "../../root/aria-root-props.js";

/** Props of {@link NumberField}. */
export interface NumberFieldProps extends FieldProps {
  /** The number, when the parent owns it; `null` is none. */
  readonly value?: number | null;
  /** The number to begin with. */
  readonly defaultValue?: number;
  /** Called when the number changes (on leaving, Enter, arrows); `null` when it was emptied. */
  readonly onChange?: (value: number | null) => void;
  /** Called when the field loses the focus. */
  readonly onBlur?: () => void;
  /** The input element, for focus. */
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Least number; smaller ones become it on leaving, and the field says so. */
  readonly minValue?: number;
  /** Greatest number; greater ones become it on leaving, and the field says so. */
  readonly maxValue?: number;
  /** What an arrow key adds. What is typed between two steps becomes the nearer one on leaving. @default 1, and nothing typed is changed */
  readonly step?: number;
  /** Digits after the comma. @default 0 */
  readonly fractionDigits?: number;
  /** Whether thousands are set apart; not in years and codes. @default true */
  readonly isGrouped?: boolean;
  /** Unit after the number: m², years. */
  readonly unit?: ReactNode;
  /** Shows buttons that count up and down, for small numbers that are corrected by one. @default false */
  readonly hasSteppers?: boolean;
}

const Root = styled(AriaNumberField)`
  ${fieldLayout}
`;
const Frame = styled(Group)`
  ${controlFrame}
`;
const BareInput = styled(Input)`
  ${bareInput}
  font-variant-numeric: tabular-nums;
`;
const Step = styled(Button)`
  ${innerButton}
`;
const Unit = styled.span`
  flex: none;
  padding-inline-end: var(--yer-space-2);
  color: var(--yer-text-muted);
`;

const Told = styled.p`
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
`;

/** The input; a whole number pasted into it is read whatever marks it is written with. */
function NumberInput(props: {
  readonly inputRef: Ref<HTMLInputElement> | undefined;
  readonly fractionDigits: number;
  /** Called with the number that stands there when it loses the focus, before it is put in order. */
  readonly onLeave: (typed: number) => void;
}): ReactElement {
  const { inputRef, fractionDigits, onLeave } = props;
  const state = useContext(NumberFieldStateContext);
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const { selectionStart, selectionEnd, value, readOnly } = event.currentTarget;
    const isWhole = selectionStart === 0 && selectionEnd === value.length;
    const number = readNumber(event.clipboardData.getData("text"), fractionDigits);
    // Into the middle of a number only digits can be pasted: what they make is seen on leaving.
    if (!state || readOnly || !isWhole || number === undefined) return;
    event.preventDefault();
    state.setNumberValue(number);
  }
  return <BareInput ref={inputRef} onPaste={paste} onBlurCapture={() => onLeave(state?.numberValue ?? Number.NaN)} />;
}

/** A number, written as the language writes it. Arrow keys and PageUp, PageDown, Home, End change it. */
export function NumberField(props: NumberFieldProps): ReactElement {
  const { name, error, width, value, inputRef, onChange, fractionDigits = 0, isGrouped = true, unit } = props;
  const unitId = useId();
  const { intl } = useUiIntl();
  const text = useUiText();
  /** What was typed beyond the bounds, and was changed for it. */
  const [beyond, setBeyond] = useState<number>();
  const write = (given = 0): string =>
    intl.formatNumber(given, { maximumFractionDigits: fractionDigits, useGrouping: isGrouped });
  const told = (typed: number): string =>
    props.minValue !== undefined && typed < props.minValue
      ? text("number.tooLittle", { limit: write(props.minValue), typed: write(typed) })
      : text("number.tooMuch", { limit: write(props.maxValue), typed: write(typed) });
  const leave = (typed: number): void => {
    const { minValue = Number.NEGATIVE_INFINITY, maxValue = Number.POSITIVE_INFINITY } = props;
    setBeyond(typed < minValue || typed > maxValue ? typed : undefined);
  };
  return (
    <Root
      {...ariaRootProps(props)}
      id={fieldAnchor(name)}
      name={name}
      value={value === null ? Number.NaN : value}
      defaultValue={props.defaultValue}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
      onBlur={props.onBlur}
      minValue={props.minValue}
      maxValue={props.maxValue}
      step={props.step}
      formatOptions={{ maximumFractionDigits: fractionDigits, useGrouping: isGrouped }}
      isWheelDisabled
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      aria-describedby={unit === undefined ? undefined : unitId}
      data-field={name ?? ""}
      data-width={width}
    >
      <FieldLabel {...props} />
      <Frame>
        <NumberInput inputRef={inputRef} fractionDigits={fractionDigits} onLeave={leave} />
        {unit === undefined ? null : <Unit id={unitId}>{unit}</Unit>}
        {props.hasSteppers ? (
          <>
            <Step slot="decrement">
              <MinusIcon size={14} />
            </Step>
            <Step slot="increment">
              <PlusIcon size={14} />
            </Step>
          </>
        ) : null}
      </Frame>
      {beyond === undefined ? null : <Told role="alert">{told(beyond)}</Told>}
      <FieldErrorText error={error} />
    </Root>
  );
}
