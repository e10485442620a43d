import {
  type ClipboardEvent,
  type HTMLInputAutoCompleteAttribute,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
} from "react";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { styled } from "styled-components";
import { FieldErrorText, FieldLabel } from "../Field/FieldLabel.js";
import { bareInput, controlFrame, fieldLayout } from "../Field/parts.js";
import { fieldAnchor, type FieldProps } from "../Field/types.js";
import { ariaRootProps } from "../../root/aria-root-props.js";

/** What a one-line text input takes. */
export interface TextInputProps extends FieldProps {
  /** The text, when the parent owns it. */
  readonly value?: string;
  /** The text to begin with. @default "" */
  readonly defaultValue?: string;
  /** Called on every change. */
  readonly onChange?: (value: string) => void;
  /** Called when the field loses the focus: the time to check it. */
  readonly onBlur?: () => void;
  /** Called with the paste event, before the text is in the field; preventing the event's default keeps it out. */
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** The input element, for focus. */
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Shown while empty; never the only place of an instruction. */
  readonly placeholder?: string;
  /** What the browser may fill in. @default "off" */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Takes the focus when it appears: only where the person just asked for this field. @default false */
  readonly autoFocus?: boolean;
}

/** Props of {@link TextField}. */
export interface TextFieldProps extends TextInputProps {
  /** Kind of text; sets the keyboard of phones and what browsers offer. @default "text" */
  readonly type?: "text" | "email" | "tel" | "url";
  /** Keyboard of phones where `type` does not say it. */
  readonly inputMode?: "text" | "numeric" | "decimal" | "tel" | "email" | "url";
  /** Most characters that can be typed. */
  readonly maxLength?: number;
  /** Stands before the text, inside the frame: an icon, a fixed beginning. */
  readonly prefix?: ReactNode;
  /** Stands after the text, inside the frame: a unit. */
  readonly suffix?: ReactNode;
  /** Whether the browser checks the spelling; it knows no Uzbek. @default false */
  readonly spellCheck?: boolean;
}

const Root = styled(AriaTextField)`
  ${fieldLayout}
`;
const Frame = styled(Group)`
  ${controlFrame}
`;
const BareInput = styled(Input)`
  ${bareInput}
`;
const Affix = styled.span`
  flex: none;
  padding-inline: var(--yer-space-2);
  color: var(--yer-text-muted);
  white-space: nowrap;
  &:first-child {
    padding-inline-end: 0;
  }
`;

/** A line of text. */
export function TextField(props: TextFieldProps): ReactElement {
  const { name, error, width, prefix, suffix, inputRef, placeholder, spellCheck = false, maxLength } = props;
  const suffixId = useId();
  return (
    <Root
      {...ariaRootProps(props)}
      id={fieldAnchor(name)}
      name={name}
      value={props.value}
      defaultValue={props.defaultValue}
      onChange={props.onChange}
      onBlur={props.onBlur}
      type={props.type ?? "text"}
      inputMode={props.inputMode}
      autoComplete={props.autoComplete ?? "off"}
      // A field that opens because it was asked for may take the focus.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={props.autoFocus}
      spellCheck={spellCheck ? "true" : "false"}
      maxLength={maxLength}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      // A unit is part of what is asked for; an icon is not.
      aria-describedby={typeof suffix === "string" ? suffixId : undefined}
      data-field={name ?? ""}
      data-width={width}
    >
      <FieldLabel {...props} />
      <Frame>
        {prefix === undefined ? null : <Affix>{prefix}</Affix>}
        <BareInput ref={inputRef} placeholder={placeholder} onPaste={props.onPaste} />
        {suffix === undefined ? null : <Affix id={suffixId}>{suffix}</Affix>}
      </Frame>
      <FieldErrorText error={error} />
    </Root>
  );
}
