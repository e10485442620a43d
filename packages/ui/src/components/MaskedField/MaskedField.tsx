import { type ReactElement, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { assignRef } from "../../state/assign-ref.js";
import { useControllable } from "../../state/use-controllable.js";
import { TextField, type TextInputProps } from "../TextField/index.js";
import type { Mask } from "./mask.js";
import { shape } from "./shape.js";

/** Props of {@link MaskedField}; its value is the stored form, not what is shown. */
export interface MaskedFieldProps extends TextInputProps {
  /** The form of the value. */
  readonly mask: Mask;
  /** Says in words what the mask found wrong; shown once the field was left, and while no `error` is given. */
  readonly checkMessage?: (messageId: string) => string;
}

/**
 * Text of a fixed form. It shows the form while it is typed, takes a value pasted in any form, and is checked when the
 * field is left, not while the person is still writing.
 */
export function MaskedField(props: MaskedFieldProps): ReactElement {
  const { mask, checkMessage, error, onBlur, inputRef, placeholder } = props;
  const [value, setValue] = useControllable(props.value, props.defaultValue ?? "", props.onChange);
  const [left, setLeft] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  /** What stands in the field while it is typed: an unfinished value has a shape of its own, which `format` may not know. */
  const [draft, setDraft] = useState<string>();
  /** Whether a keyboard is putting signs together (Gboard does, for letters): until it has, its text is its own. */
  const [isComposing, setComposing] = useState(false);
  const isDraftShown = draft !== undefined && (isComposing || mask.parse(draft) === value);
  const shown = isDraftShown ? draft : mask.format(value);
  const fault = left && value !== "" ? mask.check(value) : undefined;

  const attach = useCallback(
    (input: HTMLInputElement | null) => {
      field.current = input;
      assignRef(inputRef, input);
    },
    [inputRef],
  );

  function write(typed: string, isWhole = true): void {
    if (!isWhole) {
      setDraft(typed);
      return;
    }
    const input = field.current;
    const { shown: next, caret } = shape(mask, typed, input?.selectionStart ?? typed.length);
    if (input && document.activeElement === input) {
      // Before React does, which would leave the caret at the end.
      input.value = next;
      input.setSelectionRange(caret, caret);
    }
    setDraft(next);
    setValue(mask.parse(next));
  }

  const compose = useEffectEvent((isBegun: boolean) => {
    setComposing(isBegun);
    if (!isBegun && field.current) write(field.current.value);
  });
  useEffect(() => {
    const input = field.current;
    const begin = (): void => compose(true);
    const end = (): void => compose(false);
    input?.addEventListener("compositionstart", begin);
    input?.addEventListener("compositionend", end);
    return () => {
      input?.removeEventListener("compositionstart", begin);
      input?.removeEventListener("compositionend", end);
    };
  }, []);

  return (
    <TextField
      {...props}
      value={shown}
      defaultValue={undefined}
      onChange={(typed) => write(typed, !isComposing)}
      onPaste={(event) => {
        // A whole value goes in as it is understood; its places would be filled from the left with whatever it begins with.
        const pasted = mask.parse(event.clipboardData.getData("text"));
        if (pasted === "" || mask.check(pasted) !== undefined) return;
        event.preventDefault();
        setDraft(undefined);
        setValue(pasted);
      }}
      onBlur={() => {
        setLeft(true);
        if (value === "" || mask.check(value) === undefined) setDraft(undefined);
        onBlur?.();
      }}
      inputRef={attach}
      inputMode={mask.inputMode}
      placeholder={placeholder ?? mask.placeholder}
      error={error ?? (fault === undefined ? undefined : checkMessage?.(fault))}
    />
  );
}
