import type { ReactElement, ReactNode, Ref } from "react";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { styled } from "styled-components";
import { ChevronDownIcon } from "../../icons/ChevronDownIcon.js";
import { FieldErrorText, FieldLabel } from "../Field/FieldLabel.js";
import { bareInput, controlFrame, innerButton } from "../Field/parts.js";
import { fieldAnchor, type FieldProps } from "../Field/types.js";
import { Spinner } from "../Spinner/index.js";
import type { RenderOption } from "../Select/option.js";
import { OptionsDrop } from "./OptionsDrop.js";
import type { OptionSource, OptionSourceProps } from "./use-option-source.js";
import { ariaRootProps } from "../../root/aria-root-props.js";

/** What fields take that find by typing, be it one option or several. */
export interface ComboFieldProps extends FieldProps, OptionSourceProps {
  /** Called when the field loses the focus. */
  readonly onBlur?: () => void;
  /** The input element, for focus. */
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Shown while empty. */
  readonly placeholder?: string;
  /** Draws the options, where a label and a line below it do not do. @default label and description */
  readonly renderOption?: RenderOption;
}

const Frame = styled(Group)`
  ${controlFrame}

  &:has(li) {
    padding-block: 2px;
  }
`;
/** What is chosen and the input go on over lines; what opens the list keeps its place at the end of the last. */
const Lines = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-1);
  min-inline-size: 0;
`;
const BareInput = styled(Input)`
  ${bareInput}
  flex: 1 1 8ch;
  inline-size: 8ch;
`;
const Opener = styled(Button)`
  ${innerButton}
  align-self: end;
  margin-block: 2px;
`;

/** What such fields hand to React Aria alike. */
export function comboProps(props: ComboFieldProps, source: OptionSource) {
  const { name, error } = props;
  return {
    ...ariaRootProps(props),
    id: fieldAnchor(name),
    name,
    items: source.entries,
    onInputChange: source.onType,
    onBlur: props.onBlur,
    menuTrigger: props.search && !props.items ? "input" : "focus",
    allowsEmptyCollection: true,
    isRequired: props.isRequired,
    isDisabled: props.isDisabled,
    isReadOnly: props.isReadOnly,
    isInvalid: error !== undefined,
    validationBehavior: "aria",
    "data-field": name ?? "",
    "data-width": props.width,
  } as const;
}

/** The inside of such a field: its words, the input with what stands before it, and the list. */
export function ComboField(
  props: ComboFieldProps & {
    readonly source: OptionSource;
    /** Stands before the input: what is chosen already. */
    readonly before?: ReactNode;
    /** Stands after the input: what takes the choice back. */
    readonly after?: ReactNode;
    /** Called with the key event in the input before React Aria is; true means it is dealt with. */
    readonly onKey?: (key: string, input: HTMLInputElement) => boolean;
  },
): ReactElement {
  const { source, onKey, inputRef, placeholder } = props;
  return (
    <>
      <FieldLabel {...props} />
      <Frame>
        <Lines>
          {props.before}
          <BareInput
            ref={inputRef}
            placeholder={placeholder}
            onKeyDownCapture={(event) => {
              const isRetry = event.key === "Enter" && source.status === "failed";
              if (isRetry) source.retry();
              if (isRetry || onKey?.(event.key, event.currentTarget)) {
                event.preventDefault();
                event.stopPropagation();
              }
            }}
          />
        </Lines>
        {source.status === "searching" ? <Spinner /> : null}
        {props.after}
        <Opener>
          <ChevronDownIcon size={16} />
        </Opener>
      </Frame>
      <FieldErrorText error={props.error} />
      <OptionsDrop
        source={source}
        label={props.label}
        minLength={props.minLength ?? 2}
        renderOption={props.renderOption}
      />
    </>
  );
}
