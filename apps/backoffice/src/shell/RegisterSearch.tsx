import { SearchField } from "@yer/ui";
import { useState } from "react";
import { styled } from "styled-components";

const SearchPlace = styled.div`
  flex: 0 1 360px;
  min-inline-size: min(100%, 220px);
`;

/** Props of {@link RegisterSearch}. */
export interface RegisterSearchProps {
  label: string;
  /** What the list is narrowed by now. */
  search: string;
  onSearch: (text: string) => void;
}

/** The search field of a register; what is typed becomes the search when it is sent. */
export function RegisterSearch({ label, search, onSearch }: RegisterSearchProps) {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  // Going back and forth in history changes the search under the field.
  if (shown !== search) {
    setShown(search);
    setTyped(search);
  }
  return (
    <SearchPlace>
      <SearchField
        label={label}
        isLabelHidden
        placeholder={label}
        value={typed}
        onChange={setTyped}
        onSubmit={(given) => onSearch(given.trim())}
        onClear={() => onSearch("")}
      />
    </SearchPlace>
  );
}
