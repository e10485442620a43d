import { FilterBar, type FilterDefinition, type FilterState, SearchField } from "@yer/ui";
import { useState } from "react";
import { styled } from "styled-components";
import { fileFilterState, fileFiltersOf, useFileFilters } from "../applications/useFileFilters.js";
import { useConclusionsText } from "./conclusionsTexts.js";
import type { InboxState } from "./inboxQuery.js";

/** Wide enough for what the placeholder says; the same width with and without the button that clears. */
const SearchPlace = styled.div`
  flex: 0 1 360px;
  min-inline-size: min(100%, 220px);
`;

/** Search and filters of the inbox; what is set stands in the URL. */
export default function InboxFilters({
  state,
  steps,
  onChange,
}: {
  state: InboxState;
  /** Names of the body's steps. */
  steps: readonly string[];
  onChange: (state: InboxState) => void;
}) {
  const text = useConclusionsText();
  const [typed, setTyped] = useState(state.search ?? "");
  const [shown, setShown] = useState(state.search);
  // Going back and forth in history changes the search under the field.
  if (shown !== state.search) {
    setShown(state.search);
    setTyped(state.search ?? "");
  }
  const shared = useFileFilters(state);
  const definitions: FilterDefinition[] = [
    ...(steps.length > 1 || state.step
      ? [
          {
            id: "step",
            kind: "choices" as const,
            label: text("conclusions.filter.step"),
            options: [...new Set([...steps, ...(state.step ?? [])])].map((label) => ({ id: label, label })),
          },
        ]
      : []),
    ...shared,
  ];
  const value = Object.fromEntries(
    Object.entries({ ...fileFilterState(state), step: state.step }).filter(([, given]) => given !== undefined),
  ) as FilterState;

  function change(next: Record<string, unknown>, search: string | undefined): void {
    const { view, sort } = state;
    const all: Record<string, unknown> = { ...next, view, sort, search };
    onChange(Object.fromEntries(Object.entries(all).filter(([, given]) => given !== undefined)) as InboxState);
  }
  function find(words: string): void {
    const search = words.trim();
    change({ ...fileFiltersOf(value), step: state.step }, search === "" ? undefined : search);
  }

  return (
    <FilterBar
      filters={definitions}
      value={value}
      onChange={(next) => change({ ...fileFiltersOf(next), step: next.step }, state.search)}
    >
      <SearchPlace>
        <SearchField
          label={text("register.search")}
          isLabelHidden
          placeholder={text("register.search.hint")}
          value={typed}
          onChange={setTyped}
          onSubmit={find}
          onClear={() => find("")}
        />
      </SearchPlace>
    </FilterBar>
  );
}
