import type { ApplicationFilters as Query } from "@yer/api/contract/application-filters";
import type { FilterDefinition, FilterState } from "@yer/ui";
import { useText } from "../../../base/language/use-text.js";
import { askedOf, definitionsOf, offered, stateOf } from "../../../registers/kit/filters.js";
import { useSay } from "../../../registers/kit/use-say.js";
import { applicationFilters } from "./application-filters.js";
import { usePlaceFilter } from "../../../base/place-choice/place-filter.js";

/** What the registers of applications and the map are narrowed by alike. */
export type ApplicationFilters = Pick<Query, "status" | "region" | "district" | "neighborhood" | "legalBasis" | "year">;

/** A bar of the shared filters where no register stands: on the map and in the panel. */
export interface ApplicationFilterBar {
  readonly filters: readonly FilterDefinition[];
  readonly value: FilterState;
  /** What a state of the bar asks for, under the same names. */
  readonly askedOf: (state: FilterState) => ApplicationFilters;
}

/** @param bound names that the screen is bound to, and does not ask for */
export function useApplicationFilters(
  filters: ApplicationFilters,
  bound: readonly (keyof ApplicationFilters)[] = [],
): ApplicationFilterBar {
  const say = useSay(useText());
  const place = usePlaceFilter(filters);
  const shown = offered(applicationFilters, bound);
  return {
    filters: definitionsOf(shown, filters, say, undefined, place),
    value: stateOf(shown, filters),
    askedOf: (state) => {
      const asked = Object.entries(askedOf(shown, state, filters)).filter(([, value]) => value !== undefined);
      return Object.fromEntries(asked) as ApplicationFilters;
    },
  };
}
