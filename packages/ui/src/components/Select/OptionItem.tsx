import type { ReactElement } from "react";
import { ListBoxItem } from "react-aria-components/ListBox";
import { styled } from "styled-components";
import { dropdownItem } from "../Field/parts.js";
import { CheckIcon } from "../../icons/CheckIcon.js";
import type { Option } from "./option.js";

const Item = styled(ListBoxItem)`
  ${dropdownItem}
`;

/** One option in the list of a `Select`, `ComboBox` or `MultiSelect`. */
export function OptionItem({ option }: { readonly option: Option }): ReactElement {
  return (
    <Item id={option.id} textValue={option.label} isDisabled={option.isDisabled}>
      {({ isSelected }) => (
        <>
          <span data-text="">
            {option.label}
            {option.description === undefined ? null : <small>{option.description}</small>}
          </span>
          <span data-check="" aria-hidden="true">
            {isSelected ? <CheckIcon size={16} /> : null}
          </span>
        </>
      )}
    </Item>
  );
}
