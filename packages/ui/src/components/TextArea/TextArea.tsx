import { type ReactElement, type Ref, useState } from "react";
import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { styled } from "styled-components";
import { useRested } from "../../state/use-rested.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { FieldErrorText, FieldLabel } from "../Field/FieldLabel.js";
import { bareInput, controlFrame, fieldLayout } from "../Field/parts.js";
import { fieldAnchor, type FieldProps } from "../Field/types.js";
import { VisuallyHidden } from "../VisuallyHidden/index.js";
import { ariaRootProps } from "../../root/aria-root-props.js";

/** Props of {@link TextArea}. */
export interface TextAreaProps extends FieldProps {
  /** The text, when the parent owns it. */
  readonly value?: string;
  /** The text to begin with. @default "" */
  readonly defaultValue?: string;
  /** Called on every change. */
  readonly onChange?: (value: string) => void;
  /** Called when the field loses the focus. */
  readonly onBlur?: () => void;
  /** The text area, for focus. */
  readonly inputRef?: Ref<HTMLTextAreaElement>;
  /** Shown while empty. */
  readonly placeholder?: string;
  /** Lines to begin with; it grows with the text. @default 3 */
  readonly rows?: number;
  /** Characters allowed. It counts down and warns, but never cuts off what is typed or pasted. */
  readonly limit?: number;
}

const Root = styled(AriaTextField)`
  ${fieldLayout}
`;
const Area = styled(AriaTextArea)`
  ${bareInput}
  ${controlFrame}
  padding: 8px var(--yer-control-padding);
  resize: vertical;
  line-height: var(--yer-line);
  field-sizing: content;
  min-block-size: calc(var(--yer-text-rows) * 1.5em + 18px);
  max-block-size: 60dvh;
`;
const Count = styled.span`
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
  font-variant-numeric: tabular-nums;
  &[data-over] {
    color: var(--yer-danger-text);
    font-weight: var(--yer-weight-medium);
  }
`;

/** Text of several lines: a reason, a decision. Grows with what is written. */
export function TextArea(props: TextAreaProps): ReactElement {
  const { name, error, width, inputRef, placeholder, rows = 3, limit } = props;
  const text = useUiText();
  const [own, setOwn] = useState(props.defaultValue ?? "");
  const left = limit === undefined ? undefined : limit - (props.value ?? own).length;
  const counted =
    left === undefined ? "" : left < 0 ? text("field.over", { count: -left }) : text("field.left", { count: left });
  /** Announced when the typing rests, and only where little is left: a voice that counts with every key drowns the words. */
  const told = useRested(left !== undefined && left < Math.max(20, (limit ?? 0) / 10) ? counted : "", 1000);
  return (
    <Root
      {...ariaRootProps(props)}
      id={fieldAnchor(name)}
      name={name}
      value={props.value}
      defaultValue={props.defaultValue}
      onChange={(value) => {
        setOwn(value);
        props.onChange?.(value);
      }}
      onBlur={props.onBlur}
      spellCheck="false"
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      data-field={name ?? ""}
      data-width={width}
    >
      <FieldLabel {...props} />
      <Area ref={inputRef} placeholder={placeholder} rows={rows} style={{ "--yer-text-rows": rows }} />
      {left === undefined ? null : (
        <>
          <Count data-over={left < 0 || undefined}>{counted}</Count>
          <VisuallyHidden as="output">{told}</VisuallyHidden>
        </>
      )}
      <FieldErrorText error={error} />
    </Root>
  );
}
