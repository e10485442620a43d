import { grounds } from "@yer/api/contract/facts";
import { places } from "@yer/api/contract/places";
import { type StatusKey, statusKeys } from "@yer/api/contract/statuses";
import { inTashkent, matchesSearch } from "@yer/api/formats";
import { skip, useRead, useTheme } from "@yer/api/react";
import type { FilterDefinition, FilterState } from "@yer/ui";
import { useState } from "react";
import { useText } from "../language/useText.js";
import type { RegisterFilters } from "./registerQuery.js";

/** What the registers of files and the map are narrowed by alike (`@yer/api/contract/file-filters`). */
export type FileFilters = Pick<RegisterFilters, "status" | "region" | "district" | "neighborhood" | "ground" | "year">;

type List = readonly string[] | undefined;

/** The shared filters as the filter bar holds them. */
export function fileFilterState(
  { status, region, district, neighborhood, ground, year }: FileFilters,
  fixed?: StatusKey,
): Record<string, FilterState[string] | undefined> {
  return {
    status: fixed ? undefined : status,
    region,
    district,
    neighborhood,
    ground: ground?.map(String),
    year: year?.map(String),
  };
}

/** The shared filters out of what the filter bar holds; a narrower place outlives only the wider one it lies in. */
export function fileFiltersOf(state: FilterState): Record<string, unknown> {
  const region = state.region as List;
  const district = state.district as List;
  const districtLeft = district?.filter((code) => !region || region.some((wide) => code.startsWith(wide)));
  return {
    status: state.status,
    region,
    district: districtLeft?.length ? districtLeft : undefined,
    neighborhood: districtLeft?.length ? state.neighborhood : undefined,
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
  const { locale } = useTheme();
  const [years] = useState(() => yearsUntil(new Date()));
  const { data: regions } = useRead(places.regions);
  const { data: districts } = useRead(places.districts, { query: {} });
  const [onlyDistrict] = filters.district ?? [];
  const { data: neighborhoods } = useRead(
    places.neighborhoods,
    onlyDistrict ? { query: { district: onlyDistrict } } : skip,
  );
  const within = (soato: string) => !filters.region || filters.region.some((region) => soato.startsWith(region));
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
    {
      id: "region",
      kind: "choices",
      label: text("register.filter.region"),
      options: (regions?.items ?? []).map((place) => ({ id: place.soato, label: place.name[locale] })),
      filter: matchesSearch,
    },
    {
      id: "district",
      kind: "choices",
      label: text("register.filter.district"),
      options: (districts?.items ?? [])
        .filter((place) => within(place.soato))
        .map((place) => ({ id: place.soato, label: place.name[locale] })),
      filter: matchesSearch,
    },
    ...(neighborhoods
      ? [
          {
            id: "neighborhood",
            kind: "choices" as const,
            label: text("register.filter.neighborhood"),
            options: neighborhoods.items.map((place) => ({ id: place.id, label: place.name[locale] })),
            filter: matchesSearch,
          },
        ]
      : []),
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
