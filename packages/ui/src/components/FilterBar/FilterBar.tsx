import { lazy, type ReactElement, type ReactNode, Suspense, useState } from "react";
import { styled } from "styled-components";
import { CloseIcon } from "../../icons/CloseIcon.js";
import { FilterIcon } from "../../icons/FilterIcon.js";
import { useUiIntl, useUiText } from "../../UiProvider/UiIntl.js";
import { Button } from "../Button/index.js";
import { IconButton } from "../IconButton/index.js";
import { Popover } from "../Popover/index.js";
import { Spinner } from "../Spinner/index.js";
import {
  type FilterDefinition,
  type FilterState,
  type FilterValue,
  isBlank,
  type Span,
  withFilter,
} from "./filters.js";

// Inputs of all kinds, calendars among them: most visits to a register open none.
const FilterEditor = lazy(() => import("./FilterEditor.js").then((module) => ({ default: module.FilterEditor })));

/** Props of {@link FilterBar}. */
export interface FilterBarProps {
  /** What the list can be narrowed by. */
  readonly filters: readonly FilterDefinition[];
  /** The filters that are set; the URL holds them. */
  readonly value: FilterState;
  /** Told the filters to set. */
  readonly onChange: (value: FilterState) => void;
  /** Stands first in the bar: the search field. */
  readonly children?: ReactNode;
}

const Bar = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2);
  min-inline-size: 0;
`;
const Chips = styled.ul`
  display: contents;
  list-style: none;
`;
const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  border: 1px solid var(--yer-accent-border);
  border-radius: var(--yer-radius-full);
  background: var(--yer-accent-subtle);
  color: var(--yer-text);
  overflow: hidden;

  > button {
    border: 0;
    border-radius: var(--yer-radius-full);
    background: none;
    min-inline-size: 0;
  }
  > button > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    max-inline-size: 28ch;
  }
  b {
    font-weight: var(--yer-weight-medium);
  }
`;
const Editor = styled.div`
  display: grid;
  gap: var(--yer-space-3);
  inline-size: min(320px, 80vw);
  max-block-size: min(60dvh, 480px);
  overflow: auto;
  padding: 2px;
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

/** A chip and its popover; what is edited takes effect when the popover closes, so that the list is asked once. */
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
  const [draft, setDraft] = useState<FilterValue | undefined>(value);
  const [open, setOpen] = useState(false);
  return (
    <Chip>
      <Popover
        label={filter.label}
        isOpen={open}
        onOpenChange={(next) => {
          if (next) setDraft(value);
          else onChange(draft);
          setOpen(next);
        }}
        trigger={
          <Button size="sm" variant="quiet">
            <b>{filter.label}:</b> {words(filter, value)}
          </Button>
        }
      >
        {(close) => (
          <Editor>
            <Suspense fallback={<Spinner />}>
              <FilterEditor filter={filter} value={draft} onChange={setDraft} />
            </Suspense>
            <Button variant="primary" size="sm" onPress={close}>
              {text("filter.apply")}
            </Button>
          </Editor>
        )}
      </Popover>
      <IconButton
        size="sm"
        icon={<CloseIcon size={12} />}
        label={text("filter.remove", { name: filter.label })}
        onPress={() => onChange(undefined)}
      />
    </Chip>
  );
}

/**
 * Narrows a list: every filter that is set is a chip that can be changed and taken away; others are added from a list.
 * The state is the parent's, so that a colleague who gets the URL sees the same list.
 */
export function FilterBar({ filters, value, onChange, children }: FilterBarProps): ReactElement {
  const text = useUiText();
  const [adding, setAdding] = useState<FilterDefinition>();
  const [draft, setDraft] = useState<FilterValue>();
  const [open, setOpen] = useState(false);
  const set = filters.filter((filter) => !isBlank(value[filter.id]));
  const unset = filters.filter((filter) => isBlank(value[filter.id]));

  return (
    <Bar aria-label={text("filter.label")}>
      {children}
      <Chips>
        {set.map((filter) => (
          <FilterChip
            key={filter.id}
            filter={filter}
            value={value[filter.id] ?? ""}
            onChange={(next) => onChange(withFilter(value, filter.id, next))}
          />
        ))}
      </Chips>
      {unset.length > 0 ? (
        <Popover
          label={adding?.label ?? text("filter.add")}
          isOpen={open}
          onOpenChange={(next) => {
            if (!next && adding) onChange(withFilter(value, adding.id, draft));
            setAdding(undefined);
            setDraft(undefined);
            setOpen(next);
          }}
          trigger={
            <Button icon={<FilterIcon size={16} />} variant="quiet">
              {text("filter.add")}
            </Button>
          }
        >
          {(close) =>
            adding ? (
              <Editor>
                <Suspense fallback={<Spinner />}>
                  <FilterEditor filter={adding} value={draft} onChange={setDraft} />
                </Suspense>
                <Button variant="primary" size="sm" onPress={close}>
                  {text("filter.apply")}
                </Button>
              </Editor>
            ) : (
              <Choices>
                {unset.map((filter) => (
                  <li key={filter.id}>
                    <Button variant="quiet" wide onPress={() => setAdding(filter)}>
                      {filter.label}
                    </Button>
                  </li>
                ))}
              </Choices>
            )
          }
        </Popover>
      ) : null}
      {set.length > 1 ? (
        <Button variant="quiet" size="sm" onPress={() => onChange({})}>
          {text("filter.clear")}
        </Button>
      ) : null}
    </Bar>
  );
}

/** Says a filter's value in words. */
function useFilterWords(): (filter: FilterDefinition, value: FilterValue) => string {
  const text = useUiText();
  const { intl } = useUiIntl();
  const span = <Value,>(value: Span<Value>, show: (end: Value) => string): string => {
    if (value.from !== undefined && value.to !== undefined) return `${show(value.from)} – ${show(value.to)}`;
    if (value.from !== undefined) return text("filter.from", { value: show(value.from) });
    return value.to === undefined ? "" : text("filter.to", { value: show(value.to) });
  };
  return (filter, value) => {
    switch (filter.kind) {
      case "text":
        return typeof value === "string" ? value : "";
      case "flag":
        return text(value === true ? "filter.yes" : "filter.no");
      case "choice":
        return filter.options.find((option) => option.id === value)?.label ?? "";
      case "choices": {
        const known = [...(filter.options ?? []), ...(filter.selectedOptions ?? [])];
        const ids = Array.isArray(value) ? value.map(String) : [];
        return ids.map((id) => known.find((option) => option.id === id)?.label ?? id).join(", ");
      }
      case "dates":
        return span(value as Span<string>, (day) =>
          intl.formatDate(`${day}T00:00:00Z`, { dateStyle: "medium", timeZone: "UTC" }),
        );
      default:
        return span(value as Span<number>, (end) => `${intl.formatNumber(end)}${filter.unit ? ` ${filter.unit}` : ""}`);
    }
  };
}
