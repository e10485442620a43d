import type { FilterDefinition, FilterState, FilterValue, Option } from "@yer/ui";
import { placeCodesOf, placeFiltersOf } from "../../base/place-choice/place-filter.js";
import type { Say } from "./use-say.js";

/** What stands in a filter's words: a text of the register's part. */
type Label<Text> = (say: Say<Text>) => string;
/** What an address asks, by name. */
type Asked = Readonly<Record<string, unknown>>;

/**
 * A filter of a register, declared as data; its names are those of the contract's query. `more` is what the bar's hook
 * gives: lists of organisations, the years there are.
 */
export type Filter<Name extends string, Text, More = unknown> =
  /** Places of any level in one field. */
  | { readonly kind: "place" }
  | {
      readonly kind: "choices" | "choice";
      readonly name: Name;
      readonly label: (say: Say<Text>, more: More) => string;
      /** What there is to choose; undefined where it cannot be known, and the filter is not offered. */
      readonly options: (say: Say<Text>, more: More) => readonly Option[] | undefined;
      /** Finds an option by what is typed, where there are many. */
      readonly filter?: (label: string, typed: string) => boolean;
    }
  | { readonly kind: "flag"; readonly name: Name; readonly label: Label<Text> }
  /** Set elsewhere (on the map, in the panel); here it can only be taken off. */
  | {
      readonly kind: "kept";
      readonly name: Name;
      readonly label: (say: Say<Text>, asked: Asked) => string;
    }
  /** Days between two names of the query. */
  | { readonly kind: "dates"; readonly from: Name; readonly to: Name; readonly label: Label<Text> };

/** The names of a filter's query, and of the filter in the bar. */
function namesOf<Text, More>(filter: Filter<string, Text, More>): readonly string[] {
  if (filter.kind === "place") return ["region", "district", "neighborhood"];
  return filter.kind === "dates" ? [filter.from, filter.to] : [filter.name];
}
const idOf = <Text, More>(filter: Filter<string, Text, More>): string =>
  filter.kind === "place" ? "place" : filter.kind === "dates" ? filter.from : filter.name;

/** The filters that a screen may offer: none that it is bound to. */
export function offered<Text, More>(
  filters: readonly Filter<string, Text, More>[],
  bound: readonly string[],
): readonly Filter<string, Text, More>[] {
  return filters.filter((filter) => !namesOf(filter).some((name) => bound.includes(name)));
}

/** The bar's words for the filters of a register. */
export function definitionsOf<Text, More>(
  filters: readonly Filter<string, Text, More>[],
  asked: Asked,
  say: Say<Text>,
  more: More,
  place: FilterDefinition | undefined,
): readonly FilterDefinition[] {
  return filters.flatMap((filter): readonly FilterDefinition[] => {
    const id = idOf(filter);
    switch (filter.kind) {
      case "place":
        return place ? [place] : [];
      case "choices":
      case "choice": {
        const options = filter.options(say, more);
        if (options === undefined) return [];
        const search = filter.filter === undefined ? {} : { filter: filter.filter };
        return [{ id, kind: filter.kind, label: filter.label(say, more), items: options, ...search }];
      }
      case "kept":
        return asked[filter.name] === undefined ? [] : [{ id, kind: "flag", label: filter.label(say, asked) }];
      case "flag":
      case "dates":
        return [{ id, kind: filter.kind, label: filter.label(say) }];
    }
  });
}

/** What is asked, as the bar holds it. */
export function stateOf<Text, More>(filters: readonly Filter<string, Text, More>[], asked: Asked): FilterState {
  const valueOf = (filter: Filter<string, Text, More>): FilterValue | undefined => {
    switch (filter.kind) {
      case "place":
        return placeCodesOf(asked);
      case "dates": {
        const [from, to] = [asked[filter.from] as string | undefined, asked[filter.to] as string | undefined];
        return (from ?? to) === undefined ? undefined : { ...(from && { from }), ...(to && { to }) };
      }
      case "kept":
        return asked[filter.name] === undefined ? undefined : true;
      case "flag":
        return asked[filter.name] as boolean | undefined;
      case "choice":
      case "choices": {
        const value = asked[filter.name] as string | number | boolean | readonly (string | number)[] | undefined;
        if (value === undefined) return undefined;
        return Array.isArray(value) ? value.map(String) : String(value);
      }
    }
  };
  const values = filters.map((filter) => [idOf(filter), valueOf(filter)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as FilterState;
}

/** What the bar's state asks for. */
export function askedOf<Text, More>(
  filters: readonly Filter<string, Text, More>[],
  state: FilterState,
  before: Asked,
): Asked {
  const parts = filters.map((filter): Asked => {
    const value = state[idOf(filter)];
    switch (filter.kind) {
      case "place":
        return placeFiltersOf(value as readonly string[] | undefined);
      case "dates": {
        const { from, to } = (value ?? {}) as { readonly from?: string; readonly to?: string };
        return { [filter.from]: from, [filter.to]: to };
      }
      case "kept":
        return { [filter.name]: value === undefined ? undefined : before[filter.name] };
      default:
        return { [filter.name]: value };
    }
  });
  return Object.assign({}, ...parts) as Asked;
}
