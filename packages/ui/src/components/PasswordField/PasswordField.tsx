import { type KeyboardEvent, type ReactElement, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { styled } from "styled-components";
import { useUiText } from "../../UiProvider/UiIntl.js";
import { FieldErrorText, FieldLabel } from "../Field/FieldLabel.js";
import { bareInput, controlFrame, fieldLayout, innerButton } from "../Field/parts.js";
import { fieldAnchor } from "../Field/types.js";
import { EyeIcon } from "../../icons/EyeIcon.js";
import { EyeOffIcon } from "../../icons/EyeOffIcon.js";
import type { TextInputProps } from "../TextField/index.js";

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<TextInputProps, "autoComplete"> {
  /** Whether it is the person's password or one being made; password managers go by it. @default "current-password" */
  readonly autoComplete?: "current-password" | "new-password";
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
const Show = styled(Button)`
  ${innerButton}
`;
const Hint = styled.output`
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
`;

/** A password: pasting is allowed, it can be shown, and Caps Lock is told. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const { name, error, width, inputRef, placeholder } = props;
  const text = useUiText();
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent): void => setCapsLock(event.getModifierState("CapsLock"));
  return (
    <Root
      id={fieldAnchor(name)}
      name={name}
      value={props.value}
      defaultValue={props.defaultValue}
      onChange={props.onChange}
      onBlur={props.onBlur}
      type={visible ? "text" : "password"}
      autoComplete={props.autoComplete ?? "current-password"}
      autoCorrect="off"
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
      <Frame>
        <BareInput
          ref={inputRef}
          placeholder={placeholder}
          autoCapitalize="none"
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
        />
        <Show
          aria-label={text(visible ? "password.hide" : "password.show")}
          isDisabled={props.isDisabled}
          onPress={() => setVisible(!visible)}
        >
          {visible ? <EyeOffIcon size={16} /> : <EyeIcon size={16} />}
        </Show>
      </Frame>
      <Hint hidden={!capsLock}>{capsLock ? text("password.capsLock") : ""}</Hint>
      <FieldErrorText error={error} />
    </Root>
  );
}
