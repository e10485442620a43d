import { type ReactElement, type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { CloseIcon } from "../../icons/CloseIcon.js";
import { FilterIcon } from "../../icons/FilterIcon.js";
import { useMediaQuery } from "../../state/use-media-query.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/index.js";
import { IconButton } from "../IconButton/index.js";
import { VisuallyHidden } from "../VisuallyHidden/index.js";
import { FilterPopover } from "./FilterPopover.js";
import { type FilterDefinition, type FilterState, type FilterValue, isBlank, withFilter } from "./filters.js";
import { Chip, Chips } from "./parts.js";
import { useFilterWords } from "./use-filter-words.js";
import { useTakenAway } from "./use-taken-away.js";
import { type RootProps, useRootProps } from "../../root/root-props.js";

/** Props of {@link FilterBar}. */
export interface FilterBarProps extends RootProps {
  /** What the list can be narrowed by. */
  readonly filters: readonly FilterDefinition[];
  /** The filters that are set; the URL holds them. */
  readonly value: FilterState;
  /** Called with the filters to set. */
  readonly onChange: (value: FilterState) => void;
  /** Stands first in the bar: the search field. */
  readonly children?: ReactNode;
}

/**
 * On a phone what stands first keeps its line: a chip beside it would leave no room to write in. On paper the filters that
 * are set stand in words; nothing that would have to be pressed.
 */
const Bar = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2);
  min-inline-size: 0;
  &[data-beside] {
    > :first-child {
      flex: 1 80%;
      min-inline-size: 0;
    }
    > ul > li {
      order: 1;
    }
  }
  @media print {
    > :not(ul) {
      display: none;
    }
  }
`;
const Choices = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li > button {
    justify-content: flex-start;
  }
`;

/** A chip and its popover. */
function FilterChip({
  filter,
  value,
  onChange,
}: {
  readonly filter: FilterDefinition;
  readonly value: FilterValue;
  readonly onChange: (value: FilterValue | undefined) => void;
}): ReactElement {
  const text = useUiText();
  const words = useFilterWords();
  return (
    <Chip>
      <FilterPopover
        label={filter.label}
        filter={filter}
        value={value}
        onApply={onChange}
        trigger={
          <Button size="sm" variant="quiet">
            <b>{filter.label}:</b> {words.value(filter, value)}
          </Button>
        }
      />
      <IconButton
        size="sm"
        icon={<CloseIcon size={12} />}
        aria-label={text("filter.remove", { name: filter.label })}
        onPress={() => onChange(undefined)}
      />
    </Chip>
  );
}

/**
 * Narrows a list: every filter that is set is a chip that can be changed and taken away; others are added from a list.
 * The state is the parent's, so that a colleague who gets the URL sees the same list.
 */
export function FilterBar({ filters, value, onChange, children, ...root }: FilterBarProps): ReactElement {
  const text = useUiText();
  const [adding, setAdding] = useState<FilterDefinition>();
  const set = filters.filter((filter) => !isBlank(value[filter.id]));
  const unset = filters.filter((filter) => isBlank(value[filter.id]));
  const { bar, said, takeAway } = useTakenAway(set.length);
  const given = useRootProps(root, { ref: bar });
  // On a phone a search and the button beside it are one line, and what is set stands under them.
  const isPhone = useMediaQuery("(max-width: 599.98px)");
  const isBeside = isPhone && children !== undefined && children !== null;

  return (
    <Bar {...given} data-beside={isBeside ? "" : undefined} aria-label={text("filter.label")}>
      {children}
      <VisuallyHidden as="output">{said}</VisuallyHidden>
      <Chips>
        {set.map((filter, index) => (
          <FilterChip
            key={filter.id}
            filter={filter}
            value={value[filter.id] ?? ""}
            onChange={(next) => {
              if (next === undefined) takeAway(index, text("filter.removed", { name: filter.label }));
              onChange(withFilter(value, filter.id, next));
            }}
          />
        ))}
      </Chips>
      {unset.length > 0 ? (
        <FilterPopover
          label={adding?.label ?? text("filter.add")}
          filter={adding}
          value={undefined}
          onApply={(next) => {
            if (adding) onChange(withFilter(value, adding.id, next));
          }}
          onClose={() => setAdding(undefined)}
          trigger={
            isBeside ? (
              <IconButton icon={<FilterIcon size={16} />} variant="secondary" aria-label={text("filter.add")} />
            ) : (
              <Button icon={<FilterIcon size={16} />} variant="quiet">
                {text("filter.add")}
              </Button>
            )
          }
        >
          <Choices>
            {unset.map((filter) => (
              <li key={filter.id}>
                <Button variant="quiet" isWide onPress={() => setAdding(filter)}>
                  {filter.label}
                </Button>
              </li>
            ))}
          </Choices>
        </FilterPopover>
      ) : null}
      {set.length > 1 ? (
        <Button
          variant="quiet"
          size="sm"
          onPress={() => {
            takeAway(0, text("filter.cleared"));
            onChange({});
          }}
        >
          {text("filter.clear")}
        </Button>
      ) : null}
    </Bar>
  );
}
