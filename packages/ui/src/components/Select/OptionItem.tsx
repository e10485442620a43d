import type { ReactElement } from "react";
import { Header } from "react-aria-components/Header";
import { ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { styled } from "styled-components";
import { dropdownItem } from "../Field/parts.js";
import { CheckIcon } from "../../icons/CheckIcon.js";
import type { Option, OptionEntry, RenderOption } from "./option.js";

const Item = styled(ListBoxItem)`
  ${dropdownItem}
`;
const Heading = styled(Header)`
  padding: var(--yer-space-2) var(--yer-space-2) 2px;
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
  font-weight: var(--yer-weight-medium);
`;

interface DrawnOption {
  readonly option: Option;
  readonly render?: RenderOption | undefined;
}

/** One option in the list of a `Select`, `ComboBox` or `MultiSelect`. */
function OptionItem({ option, render }: DrawnOption): ReactElement {
  return (
    <Item id={option.id} textValue={option.label} isDisabled={option.isDisabled}>
      {({ isSelected }) => (
        <>
          <span data-text="">
            {render ? (
              render(option, { isSelected })
            ) : (
              <>
                {option.label}
                {option.description === undefined ? null : <small>{option.description}</small>}
              </>
            )}
          </span>
          <span data-check="" aria-hidden="true">
            {isSelected ? <CheckIcon size={16} /> : null}
          </span>
        </>
      )}
    </Item>
  );
}

/** An entry of such a list: an option, or a heading with its options. */
export function OptionRow({
  entry,
  render,
}: {
  readonly entry: OptionEntry;
  readonly render?: RenderOption | undefined;
}): ReactElement {
  if (!("items" in entry)) return <OptionItem option={entry} render={render} />;
  return (
    <ListBoxSection id={entry.id}>
      <Heading>{entry.label}</Heading>
      {entry.items.map((option) => (
        <OptionItem key={option.id} option={option} render={render} />
      ))}
    </ListBoxSection>
  );
}
