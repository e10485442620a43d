import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { SearchField as AriaSearchField } from "react-aria-components/SearchField";
import { styled } from "styled-components";
import { FieldErrorText, FieldLabel } from "../Field/FieldLabel.js";
import { bareInput, controlFrame, fieldLayout, innerButton } from "../Field/parts.js";
import { fieldAnchor } from "../Field/types.js";
import { CloseIcon } from "../../icons/CloseIcon.js";
import { SearchIcon } from "../../icons/SearchIcon.js";
import type { TextInputProps } from "../TextField/index.js";

/** Props of {@link SearchField}. */
export interface SearchFieldProps extends TextInputProps {
  /** Told on Enter. */
  readonly onSubmit?: (value: string) => void;
  /** Told when Escape or the button empties the field. */
  readonly onClear?: () => void;
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
const Clear = styled(Button)`
  ${innerButton}
`;

/** Looks for something. Escape empties it, Enter submits. Its label may be hidden, since the magnifier says what it is. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const { name, error, width, inputRef, placeholder } = props;
  return (
    <Root
      id={fieldAnchor(name)}
      name={name}
      value={props.value}
      defaultValue={props.defaultValue}
      onChange={props.onChange}
      onBlur={props.onBlur}
      onSubmit={props.onSubmit}
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
        <BareInput ref={inputRef} placeholder={placeholder} />
        <Clear>
          <CloseIcon size={14} />
        </Clear>
      </Frame>
      <FieldErrorText error={error} />
    </Root>
  );
}
