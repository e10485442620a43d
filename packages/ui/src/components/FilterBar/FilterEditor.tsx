import type { ReactElement } from "react";
import { styled } from "styled-components";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { CheckboxGroup } from "../CheckboxGroup/index.js";
import { DatePicker } from "../DatePicker/index.js";
import { MoneyField } from "../MoneyField/index.js";
import { MultiSelect } from "../MultiSelect/index.js";
import { NumberField } from "../NumberField/index.js";
import { RadioGroup } from "../RadioGroup/index.js";
import { TextField } from "../TextField/index.js";
import type { FilterDefinition, FilterValue, Span } from "./filters.js";

/** Up to so many options show as boxes; more are searched. */
const fewOptions = 8;

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--yer-space-3);

  /* Below each other where a day does not fit beside another: the type is larger on touch screens. */
  && > * {
    flex: 1 1 140px;
    min-inline-size: min-content;
  }
`;

/** The input of one filter, by its kind. Loaded when the first filter is opened, since calendars and searched lists are heavy. */
export function FilterEditor({
  filter,
  value,
  error,
  onChange,
}: {
  readonly filter: FilterDefinition;
  readonly value: FilterValue | undefined;
  /** What is wrong with a span; stands at its end. */
  readonly error?: string | undefined;
  readonly onChange: (value: FilterValue | undefined) => void;
}): ReactElement {
  const text = useUiText();
  const label = filter.label;
  switch (filter.kind) {
    case "text":
      return <TextField label={label} value={typeof value === "string" ? value : ""} onChange={onChange} />;
    case "flag":
      return (
        <RadioGroup
          label={label}
          value={typeof value === "boolean" ? String(value) : ""}
          onChange={(id) => onChange(id === "" ? undefined : id === "true")}
          items={[
            { id: "", label: text("filter.any") },
            { id: "true", label: text("filter.yes") },
            { id: "false", label: text("filter.no") },
          ]}
        />
      );
    case "choice":
      return (
        <RadioGroup
          label={label}
          value={typeof value === "string" ? value : ""}
          onChange={onChange}
          items={[{ id: "", label: text("filter.any") }, ...filter.items]}
        />
      );
    case "choices": {
      const chosen = Array.isArray(value) ? value.map(String) : [];
      if (filter.items && !filter.search && filter.items.length <= fewOptions) {
        return <CheckboxGroup label={label} items={filter.items} value={chosen} onChange={onChange} />;
      }
      const { items, search, minLength, selectedItems } = filter;
      return (
        <MultiSelect
          {...{ label, items, search, minLength, selectedItems }}
          filter={filter.filter}
          value={chosen}
          onChange={onChange}
        />
      );
    }
    case "dates": {
      const span = (value ?? {}) as Span<string>;
      return (
        <Pair>
          <DatePicker
            label={text("filter.start")}
            value={span.from ?? null}
            maxValue={span.to}
            onChange={(from) => onChange({ ...span, from: from ?? undefined })}
          />
          <DatePicker
            label={text("filter.end")}
            error={error}
            value={span.to ?? null}
            minValue={span.from}
            onChange={(to) => onChange({ ...span, to: to ?? undefined })}
          />
        </Pair>
      );
    }
    case "money": {
      const span = (value ?? {}) as Span<number>;
      return (
        <Pair>
          <MoneyField
            label={text("filter.start")}
            value={span.from ?? null}
            onChange={(from) => onChange({ ...span, from: from ?? undefined })}
          />
          <MoneyField
            label={text("filter.end")}
            error={error}
            value={span.to ?? null}
            onChange={(to) => onChange({ ...span, to: to ?? undefined })}
          />
        </Pair>
      );
    }
    default: {
      const span = (value ?? {}) as Span<number>;
      return (
        <Pair>
          <NumberField
            label={text("filter.start")}
            unit={filter.unit}
            fractionDigits={2}
            value={span.from ?? null}
            onChange={(from) => onChange({ ...span, from: from ?? undefined })}
          />
          <NumberField
            label={text("filter.end")}
            error={error}
            unit={filter.unit}
            fractionDigits={2}
            value={span.to ?? null}
            onChange={(to) => onChange({ ...span, to: to ?? undefined })}
          />
        </Pair>
      );
    }
  }
}
