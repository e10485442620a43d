import { grounds } from "@yer/api/contract/facts";
import { type StatusKey, statusKeys } from "@yer/api/contract/statuses";
import { inTashkent } from "@yer/api/formats";
import type { FilterDefinition, FilterState } from "@yer/ui";
import { useState } from "react";
import { useText } from "../language/useText.js";
import { placeCodesOf, placeFiltersOf, usePlaceFilter } from "./placeFilter.js";
import type { RegisterFilters } from "./registerQuery.js";

/** What the registers of files and the map are narrowed by alike (`@yer/api/contract/file-filters`). */
export type FileFilters = Pick<RegisterFilters, "status" | "region" | "district" | "neighborhood" | "ground" | "year">;

type List = readonly string[] | undefined;

/** The shared filters as the filter bar holds them. */
export function fileFilterState(
  { status, ground, year, ...places }: FileFilters,
  fixed?: StatusKey,
): Record<string, FilterState[string] | undefined> {
  return {
    status: fixed ? undefined : status,
    place: placeCodesOf(places),
    ground: ground?.map(String),
    year: year?.map(String),
  };
}

/** The shared filters out of what the filter bar holds. */
export function fileFiltersOf(state: FilterState): Record<string, unknown> {
  return {
    status: state.status,
    ...placeFiltersOf(state.place as List),
    ground: (state.ground as List)?.map(Number),
    year: (state.year as List)?.map(Number),
  };
}

/** The first files were opened when the law came into force. */
const firstYear = 2024;

/** Years in which files can have been opened, the latest first. */
function yearsUntil(now: Date): string[] {
  const { year } = inTashkent(now);
  return Array.from({ length: year - firstYear + 1 }, (_, index) => String(year - index));
}

/** Status, place, ground and year, to choose from. A status the address is bound to is not asked for. */
export function useFileFilters(filters: FileFilters, fixed?: StatusKey): FilterDefinition[] {
  const text = useText();
  const place = usePlaceFilter(filters);
  const [years] = useState(() => yearsUntil(new Date()));
  return [
    ...(fixed
      ? []
      : [
          {
            id: "status",
            kind: "choices" as const,
            label: text("register.filter.status"),
            options: statusKeys.map((key) => ({ id: key, label: text(`status.${key}`) })),
          },
        ]),
    place,
    {
      id: "ground",
      kind: "choices",
      label: text("register.filter.ground"),
      options: grounds.map((ground) => ({ id: String(ground), label: text(`ground.${ground}`) })),
    },
    {
      id: "year",
      kind: "choices",
      label: text("register.filter.year"),
      options: years.map((year) => ({ id: year, label: year })),
    },
  ];
}
