import type { OptionSourceProps } from "../ComboBox/index.js";
import type { Option } from "../Select/index.js";

/** Days or amounts between two ends; either may be open. */
export interface Span<Value> {
  readonly from?: Value;
  readonly to?: Value;
}

/**
 * One thing a list can be narrowed by. Its `kind` says what its value is:
 * `choice` an id, `choices` ids, `text` a text, `flag` true or false, `dates` a span of ISO dates, `numbers` a span of numbers,
 * `money` a span of whole tiyin.
 */
export type FilterDefinition = {
  /** Names the filter in the state and in the URL. */
  readonly id: string;
  /** Name of the filter. */
  readonly label: string;
} & (
  | { readonly kind: "choice"; readonly items: readonly Option[] }
  | ({
      readonly kind: "choices";
      /** Labels of chosen options that a search may not give. */ readonly selectedItems?: readonly Option[];
    } & OptionSourceProps)
  | { readonly kind: "text" }
  | { readonly kind: "flag" }
  | { readonly kind: "dates" }
  | { readonly kind: "numbers"; readonly unit?: string }
  | { readonly kind: "money" }
);

/** The value of a filter, by its kind. Plain data, so that it can stand in a URL. */
export type FilterValue = string | readonly string[] | boolean | Span<string> | Span<number>;

/** The filters that are set, by id. */
export type FilterState = Readonly<Record<string, FilterValue>>;

/** Whether a value narrows nothing: then the filter is not set. */
export function isBlank(value: FilterValue | undefined): boolean {
  if (value === undefined || value === "") return true;
  if (typeof value === "string" || typeof value === "boolean") return false;
  if (Array.isArray(value)) return value.length === 0;
  const span = value as Span<unknown>;
  return span.from === undefined && span.to === undefined;
}

/** The state with one filter set, or taken away when its value narrows nothing. */
export function withFilter(state: FilterState, id: string, value: FilterValue | undefined): FilterState {
  const { [id]: _, ...rest } = state;
  return value === undefined || isBlank(value) ? rest : { ...rest, [id]: value };
}
