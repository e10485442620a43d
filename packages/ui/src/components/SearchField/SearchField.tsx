import { type ReactElement, useCallback, useEffect, useRef } from "react";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { SearchField as AriaSearchField } from "react-aria-components/SearchField";
import { styled } from "styled-components";
import { assignRef } from "../../state/assign-ref.js";
import { FieldErrorText, FieldLabel } from "../Field/FieldLabel.js";
import { bareInput, controlFrame, fieldLayout, innerButton } from "../Field/parts.js";
import { fieldAnchor } from "../Field/types.js";
import { CloseIcon } from "../../icons/CloseIcon.js";
import { SearchIcon } from "../../icons/SearchIcon.js";
import { KeysHint } from "../Menu/KeysHint.js";
import type { TextInputProps } from "../TextField/index.js";
import { ariaRootProps } from "../../root/aria-root-props.js";

/** Props of {@link SearchField}. */
export interface SearchFieldProps extends TextInputProps {
  /** Called on Enter. */
  readonly onSubmit?: (value: string) => void;
  /** Called when Escape or the button empties the field. */
  readonly onClear?: () => void;
  /**
   * Called with what to look for: when the typing rests (debounce), and at once on Enter and when the field is emptied;
   * never twice with the same text.
   */
  readonly onSearch?: (value: string) => void;
  /** How long the typing rests before `onSearch` is told, in milliseconds. @default 300 */
  readonly rest?: number;
  /**
   * A sign that leads to the field from anywhere on the page but other fields, such as `/`; shown in the empty field.
   * One field of a page has it.
   */
  readonly shortcut?: string;
}

const Root = styled(AriaSearchField)`
  ${fieldLayout}
  &[data-empty] button {
    display: none;
  }
`;
const Frame = styled(Group)`
  ${controlFrame}
  > svg {
    margin-inline-start: var(--yer-space-2);
    color: var(--yer-text-muted);
  }
`;
const BareInput = styled(Input)`
  ${bareInput}
  padding-inline-start: 4px;
  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    -webkit-appearance: none;
  }
`;
const Hint = styled(KeysHint)`
  margin-inline-end: var(--yer-space-2);

  [data-field]:not([data-empty]) &,
  [data-field]:focus-within & {
    display: none;
  }
  @media (pointer: coarse) {
    display: none;
  }
`;
const Clear = styled(Button)`
  ${innerButton}
`;

/** Tells what to look for once the typing rests; `flush` tells it at once. */
function useRestingSearch(onSearch: ((value: string) => void) | undefined, rest: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const told = useRef<string>(undefined);
  // Whoever is told when the typing has rested is told by what the page knows then, not when the letter was typed.
  const tell = useRef(onSearch);
  useEffect(() => {
    tell.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const flush = (value: string): void => {
    clearTimeout(timer.current);
    if (told.current === value) return;
    told.current = value;
    tell.current?.(value);
  };
  const type = (value: string): void => {
    clearTimeout(timer.current);
    if (value === "") flush(value);
    else timer.current = setTimeout(() => flush(value), rest);
  };
  return { flush, type };
}

/** Leads to a field by one key, from wherever on the page that key would type nothing. */
function useShortcut(shortcut: string | undefined, field: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    if (shortcut === undefined) return undefined;
    function listen(event: KeyboardEvent): void {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest("input, textarea, select, [contenteditable], [role=spinbutton]");
      // Where the slash is on a Latin keyboard, a Cyrillic one has a full stop.
      const isSlash = shortcut === "/" && event.code === "Slash" && event.key === ".";
      if ((event.key !== shortcut && !isSlash) || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    }
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [shortcut, field]);
}

/** Looks for something. Escape empties it, Enter submits. Its label may be hidden, since the magnifier says what it is. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const { name, error, width, inputRef, placeholder, shortcut } = props;
  const field = useRef<HTMLInputElement>(null);
  const search = useRestingSearch(props.onSearch, props.rest ?? 300);
  useShortcut(shortcut, field);
  const attach = useCallback(
    (input: HTMLInputElement | null) => {
      field.current = input;
      assignRef(inputRef, input);
    },
    [inputRef],
  );
  return (
    <Root
      {...ariaRootProps(props)}
      id={fieldAnchor(name)}
      name={name}
      value={props.value}
      defaultValue={props.defaultValue}
      onChange={(value) => {
        props.onChange?.(value);
        search.type(value);
      }}
      onBlur={props.onBlur}
      onSubmit={(value) => {
        search.flush(value);
        props.onSubmit?.(value);
      }}
      onClear={props.onClear}
      autoComplete={props.autoComplete ?? "off"}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a search that opens because it was asked for takes the focus
      autoFocus={props.autoFocus}
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
        <SearchIcon size={16} />
        <BareInput ref={attach} placeholder={placeholder} aria-keyshortcuts={shortcut} />
        {shortcut === undefined ? null : <Hint aria-hidden="true">{shortcut}</Hint>}
        <Clear>
          <CloseIcon size={14} />
        </Clear>
      </Frame>
      <FieldErrorText error={error} />
    </Root>
  );
}
