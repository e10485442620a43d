import { useUiIntl, useUiText } from "../../UiProvider/ui-intl.js";
import { sayAmount } from "../MoneyField/say-amount.js";
import type { FilterDefinition, FilterValue, Span } from "./filters.js";

/** Says values of filters in words. */
export interface FilterWords {
  /** A value as the filter holds it. */
  readonly value: (filter: FilterDefinition, value: FilterValue) => string;
  /** One day, number or amount of a filter whose values are spans. */
  readonly end: (filter: FilterDefinition, end: string | number) => string;
}

/** Words for values of filters, in the language of the page. */
export function useFilterWords(): FilterWords {
  const text = useUiText();
  const ui = useUiIntl();
  const { intl } = ui;
  const end = (filter: FilterDefinition, value: string | number): string => {
    if (typeof value === "string") {
      return intl.formatDate(`${value}T00:00:00Z`, { dateStyle: "medium", timeZone: "UTC" });
    }
    if (filter.kind === "money") return sayAmount(ui, value);
    return `${intl.formatNumber(value)}${filter.kind === "numbers" && filter.unit ? ` ${filter.unit}` : ""}`;
  };
  const span = (filter: FilterDefinition, { from, to }: Span<string | number>): string => {
    if (from !== undefined && to !== undefined) return `${end(filter, from)} – ${end(filter, to)}`;
    if (from !== undefined) return text("filter.from", { value: end(filter, from) });
    return to === undefined ? "" : text("filter.to", { value: end(filter, to) });
  };
  const value = (filter: FilterDefinition, given: FilterValue): string => {
    switch (filter.kind) {
      case "text":
        return typeof given === "string" ? given : "";
      case "flag":
        return text(given === true ? "filter.yes" : "filter.no");
      case "choice":
      case "choices": {
        const chosen = filter.kind === "choices" ? (filter.selectedItems ?? []) : [];
        const known = [...(filter.items ?? []), ...chosen];
        const ids = typeof given === "string" ? [given] : Array.isArray(given) ? given.map(String) : [];
        return ids.map((id) => known.find((option) => option.id === id)?.label ?? id).join(", ");
      }
      default:
        return span(filter, given as Span<string | number>);
    }
  };
  return { value, end };
}
