import { type ReactElement, type Ref, useMemo, useRef } from "react";
import { Button } from "react-aria-components/Button";
import { ListBox } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Select as AriaSelect, SelectValue } from "react-aria-components/Select";
import { styled } from "styled-components";
import { CloseIcon } from "../../icons/CloseIcon.js";
import { assignRef } from "../../state/assign-ref.js";
import { useControllable } from "../../state/use-controllable.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { FieldErrorText, FieldLabel } from "../Field/FieldLabel.js";
import { controlFrame, dropdown, fieldLayout, innerButton } from "../Field/parts.js";
import { fieldAnchor, type FieldProps } from "../Field/types.js";
import { ChevronDownIcon } from "../../icons/ChevronDownIcon.js";
import { type Option, type OptionEntry, optionEntries, type RenderOption } from "./option.js";
import { OptionRow } from "./OptionItem.js";
import { VisuallyHidden } from "../VisuallyHidden/index.js";
import { ariaRootProps } from "../../root/aria-root-props.js";

interface SelectBaseProps extends FieldProps {
  /** What can be chosen; more than about fifteen want a `ComboBox`. */
  readonly items: readonly Option[];
  /** Id of what is chosen, when the parent owns it; `null` is nothing yet. */
  readonly value?: string | null;
  /** Id chosen to begin with. */
  readonly defaultValue?: string | null;
  /** Called when the field loses the focus. */
  readonly onBlur?: () => void;
  /** Shown while nothing is chosen. @default "Choose", in the language of the page */
  readonly placeholder?: string;
  /** Draws the options, where a label and a line below it do not do. @default label and description */
  readonly renderOption?: RenderOption;
  /** The button, for focus. */
  readonly inputRef?: Ref<HTMLButtonElement>;
}

/** Props of {@link Select}. */
export type SelectProps = SelectBaseProps &
  (
    | {
        /** Whether the choice can be taken back, by a button or Delete; for questions that need no answer. @default false */
        readonly isClearable?: false;
        /** Called with the id when the choice changes; `null` when it was taken back, where it can be. */
        readonly onChange?: (value: string) => void;
      }
    | { readonly isClearable: true; readonly onChange?: (value: string | null) => void }
  );

const Root = styled(AriaSelect)`
  ${fieldLayout}
`;
const Trigger = styled(Button)`
  ${controlFrame}
  padding-inline: var(--yer-control-padding);
  font: inherit;
  text-align: inherit;
  cursor: pointer;

  > :first-child {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > [data-placeholder] {
    color: var(--yer-text-faint);
  }
  > svg {
    color: var(--yer-text-muted);
  }
  @media (pointer: coarse) {
    font-size: 1rem;
  }
`;
const Place = styled.div`
  position: relative;
  max-inline-size: var(--yer-field-width, 100%);

  &[data-clearable] > button:first-child {
    padding-inline-end: calc(var(--yer-control-height) + var(--yer-control-padding));
  }
  &[data-clearable] > button:first-child > svg {
    position: absolute;
    inset-inline-end: var(--yer-control-padding);
  }
`;
const Clear = styled.button`
  ${innerButton}
  position: absolute;
  inset-block-start: 3px;
  inset-inline-end: calc(var(--yer-control-padding) + 18px);
  inline-size: 24px;
  block-size: calc(100% - 6px);
  margin: 0;
`;
const Drop = styled(Popover)`
  ${dropdown}
`;
const List = styled(ListBox<OptionEntry>)`
  outline: none;
`;

/** One of a short list that drops down, by headings where its options name one. Typing the beginning of a word finds it. */
export function Select(props: SelectProps): ReactElement {
  const { name, error, width, items, placeholder, inputRef } = props;
  const text = useUiText();
  const [value, setValue] = useControllable<string | null>(props.value, props.defaultValue ?? null, undefined);
  const trigger = useRef<HTMLButtonElement>(null);
  const isReadOnly = props.isReadOnly === true;
  const isClearable = props.isClearable === true && value !== null && !props.isDisabled && !isReadOnly;
  const entries = useMemo(() => optionEntries(items), [items]);

  function choose(key: string | null): void {
    if (isReadOnly || (key === null && !props.isClearable)) return;
    setValue(key);
    if (props.isClearable) props.onChange?.(key);
    else if (key !== null) props.onChange?.(key);
  }
  function clear(): void {
    // The button goes with the choice: the focus must be elsewhere by then.
    trigger.current?.focus();
    choose(null);
  }

  return (
    <Root
      {...ariaRootProps(props)}
      id={fieldAnchor(name)}
      name={name}
      value={value}
      onChange={(key) => choose(key === null ? null : String(key))}
      onBlur={props.onBlur}
      placeholder={placeholder ?? text("select.placeholder")}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      {...(isReadOnly ? { isOpen: false } : {})}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      data-field={name ?? ""}
      data-width={width}
      data-readonly={isReadOnly || undefined}
    >
      <FieldLabel {...props} />
      <Place data-clearable={isClearable || undefined}>
        <Trigger
          ref={(element) => {
            trigger.current = element;
            assignRef(inputRef, element);
          }}
          data-invalid={error === undefined ? undefined : true}
          onKeyDown={(event) => {
            if (isClearable && (event.key === "Delete" || event.key === "Backspace")) clear();
            else event.continuePropagation();
          }}
        >
          <SelectValue>
            {({ selectedText, isPlaceholder, defaultChildren }) => (
              <>
                {isPlaceholder ? defaultChildren : selectedText}
                {isReadOnly ? <VisuallyHidden>, {text("select.readOnly")}</VisuallyHidden> : null}
              </>
            )}
          </SelectValue>
          {isReadOnly ? null : <ChevronDownIcon size={16} />}
        </Trigger>
        {isClearable ? (
          <Clear type="button" aria-label={`${text("clear")}: ${props.label}`} onClick={clear}>
            <CloseIcon size={14} />
          </Clear>
        ) : null}
      </Place>
      <FieldErrorText error={error} />
      <Drop offset={4}>
        <List items={entries}>{(entry) => <OptionRow entry={entry} render={props.renderOption} />}</List>
      </Drop>
    </Root>
  );
}
