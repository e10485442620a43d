import type { UiMessageId } from "../../messages/ui-messages.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import type { FilterDefinition, FilterValue, Span } from "../FilterBar/filters.js";
import { useFilterWords } from "../FilterBar/use-filter-words.js";
import { type FilterCondition, type FilterGroup, type FilterOperator, isFilterGroup } from "./expression.js";

/** The words of an operator; days are compared in words of their own. */
export function operatorText(kind: FilterDefinition["kind"], operator: FilterOperator): UiMessageId {
  if (kind === "dates") {
    if (operator === "is") return "filter.op.on";
    if (operator === "atLeast") return "filter.op.since";
    if (operator === "atMost") return "filter.op.until";
  }
  return kind === "text" && operator === "is" ? "filter.op.exactly" : `filter.op.${operator}`;
}

/** Says conditions and groups in words. */
export function useConditionWords(
  fields: readonly FilterDefinition[],
): (item: FilterCondition | FilterGroup) => string {
  const text = useUiText();
  const words = useFilterWords();

  const valueOf = (field: FilterDefinition, { operator, value }: FilterCondition): string => {
    if (value === undefined) return "";
    if (operator === "between" && typeof value === "object" && !Array.isArray(value)) {
      const { from, to } = value as Span<string | number>;
      return [from, to].map((end) => (end === undefined ? "…" : words.end(field, end))).join(" – ");
    }
    if (typeof value === "number") return words.end(field, value);
    if (field.kind === "dates" && typeof value === "string") return words.end(field, value);
    return field.kind === "text" ? `“${words.value(field, value)}”` : words.value(field, value as FilterValue);
  };
  const say = (condition: FilterCondition): string => {
    const field = fields.find(({ id }) => id === condition.field);
    if (!field) return condition.field;
    const operator = field.kind === "flag" ? "" : text(operatorText(field.kind, condition.operator));
    return `${field.label}: ${[operator, valueOf(field, condition)].filter(Boolean).join(" ")}`;
  };
  return (item) =>
    isFilterGroup(item)
      ? item.conditions.map(say).join(` ${text(item.match === "all" ? "filter.and" : "filter.or")} `)
      : say(item);
}
