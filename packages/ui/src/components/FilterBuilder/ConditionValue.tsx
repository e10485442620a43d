import type { ReactElement } from "react";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { DatePicker } from "../DatePicker/index.js";
import { FilterEditor } from "../FilterBar/FilterEditor.js";
import type { FilterDefinition, FilterValue } from "../FilterBar/filters.js";
import { MoneyField } from "../MoneyField/index.js";
import { MultiSelect } from "../MultiSelect/index.js";
import { NumberField } from "../NumberField/index.js";
import { Select } from "../Select/index.js";
import { TextField } from "../TextField/index.js";
import { type FilterCondition, type FilterOperand, operandShape } from "./expression.js";

interface ConditionValueProps {
  readonly field: FilterDefinition;
  readonly condition: FilterCondition;
  readonly error: string | undefined;
  readonly onChange: (value: FilterOperand | undefined) => void;
}

/** The input of what a condition compares with, by the field's kind and the operator. */
export function ConditionValue({ field, condition, error, onChange }: ConditionValueProps): ReactElement | null {
  const text = useUiText();
  const { value } = condition;
  const asked = { label: `${text("filter.value")}: ${field.label}`, isLabelHidden: true, error };
  switch (operandShape(field.kind, condition.operator)) {
    case "none":
      return null;
    case "text":
      return <TextField {...asked} value={typeof value === "string" ? value : ""} onChange={onChange} />;
    case "number": {
      const number = typeof value === "number" ? value : null;
      return field.kind === "money" ? (
        <MoneyField {...asked} value={number} onChange={(next) => onChange(next ?? undefined)} />
      ) : (
        <NumberField
          {...asked}
          unit={field.kind === "numbers" ? field.unit : undefined}
          fractionDigits={2}
          value={number}
          onChange={(next) => onChange(next ?? undefined)}
        />
      );
    }
    case "date":
      return (
        <DatePicker
          {...asked}
          value={typeof value === "string" ? value : null}
          onChange={(next) => onChange(next ?? undefined)}
        />
      );
    case "flag":
      return (
        <Select
          {...asked}
          items={[
            { id: "true", label: text("filter.yes") },
            { id: "false", label: text("filter.no") },
          ]}
          value={typeof value === "boolean" ? String(value) : null}
          onChange={(id) => onChange(id === "true")}
        />
      );
    case "ids": {
      if (field.kind !== "choice" && field.kind !== "choices") return null;
      const source =
        field.kind === "choices"
          ? { search: field.search, minLength: field.minLength, selectedItems: field.selectedItems }
          : {};
      return (
        <MultiSelect
          {...asked}
          {...source}
          items={field.items}
          filter={field.kind === "choices" ? field.filter : undefined}
          value={Array.isArray(value) ? value.map(String) : []}
          onChange={onChange}
        />
      );
    }
    default:
      return <FilterEditor filter={field} value={value as FilterValue | undefined} error={error} onChange={onChange} />;
  }
}
