import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { styled } from "styled-components";
import { useControllable } from "../../state/use-controllable.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { FieldErrorText, FieldLabel } from "../Field/FieldLabel.js";
import { bareInput, controlFrame, fieldLayout, innerButton } from "../Field/parts.js";
import { fieldAnchor } from "../Field/types.js";
import { EyeIcon } from "../../icons/EyeIcon.js";
import { EyeOffIcon } from "../../icons/EyeOffIcon.js";
import type { TextInputProps } from "../TextField/index.js";
import { useAriaRootProps } from "../../root/aria-root-props.js";

/** How strong a password is, in the host's judgement. */
export interface PasswordStrength {
  /** How strong the password is, from 0 (worthless) to 4. */
  readonly score: 0 | 1 | 2 | 3 | 4;
  /** The same in words, with what would make it stronger. */
  readonly text: string;
}

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<TextInputProps, "autoComplete"> {
  /** Whether it is the person's password or one being made; password managers go by it. @default "current-password" */
  readonly autoComplete?: "current-password" | "new-password";
  /** Judges a password that is being made; shown below it as bars and words. Undefined says nothing yet. */
  readonly strength?: (password: string) => PasswordStrength | undefined;
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

const Strength = styled.output`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 4px;
  max-inline-size: var(--yer-field-width, 100%);

  > i {
    block-size: 4px;
    border-radius: var(--yer-radius-full);
    background: var(--yer-surface-active);
    border: 1px solid transparent;
  }
  > i[data-on] {
    background: var(--yer-danger-solid);
  }
  &[data-score="2"] > i[data-on],
  &[data-score="3"] > i[data-on] {
    background: var(--yer-warning-solid);
  }
  &[data-score="4"] > i[data-on] {
    background: var(--yer-success-solid);
  }
  > span {
    grid-column: 1 / -1;
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
  }
  @media (forced-colors: active) {
    > i[data-on] {
      border-color: CanvasText;
      background: CanvasText;
    }
  }
`;
const bars = [1, 2, 3, 4];

/** A password: pasting is allowed, it can be shown until the form is sent, and Caps Lock is told. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const { name, error, width, inputRef, placeholder } = props;
  const text = useUiText();
  const root = useRef<HTMLDivElement>(null);
  const [password, setPassword] = useControllable(props.value, props.defaultValue ?? "", props.onChange);
  const strength = password === "" ? undefined : props.strength?.(password);
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent): void => setCapsLock(event.getModifierState("CapsLock"));
  useEffect(() => {
    // A browser remembers what it sends as text, and offers it to the next person.
    const form = root.current?.closest("form");
    const hide = (): void => setVisible(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);
  const given = useAriaRootProps(props, "div", { ref: root });
  return (
    <Root
      {...given}
      id={fieldAnchor(name)}
      name={name}
      value={password}
      onChange={setPassword}
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
      {strength === undefined ? null : (
        <Strength data-score={strength.score}>
          {bars.map((bar) => (
            <i key={bar} data-on={bar <= strength.score || undefined} />
          ))}
          <span>{strength.text}</span>
        </Strength>
      )}
      <FieldErrorText error={error} />
    </Root>
  );
}
