import { type PlaceLevel, places } from "@yer/api/contract/places";
import { type Failure, skip, useRead, useTheme } from "@yer/api/react";
import type { Option } from "@yer/ui";
import { useMemo } from "react";

/** What lies right under a place, to choose from. */
interface PlacesBelow {
  /** Active places of the level below, in Uzbek order; empty until they are read. */
  readonly options: readonly Option[];
  readonly failure: Failure | undefined;
  readonly refetch: () => unknown;
}

/** All active districts of a region or neighbourhoods of a district; nothing lies under a neighbourhood. */
export function usePlacesBelow(level: PlaceLevel, code: string): PlacesBelow {
  const { locale } = useTheme();
  const districts = useRead(places.districts, level === "region" ? { query: { region: code } } : skip);
  const neighborhoods = useRead(places.neighborhoods, level === "district" ? { query: { district: code } } : skip);
  const options = useMemo(
    () =>
      [
        ...(districts.data?.items ?? []).map(({ soato, name }) => ({ id: soato, name })),
        ...(neighborhoods.data?.items ?? []).map(({ id, name }) => ({ id, name })),
      ].map(({ id, name }) => ({ id, label: `${name[locale]} (${id})` })),
    [districts.data, neighborhoods.data, locale],
  );
  const { failure, refetch } = level === "region" ? districts : neighborhoods;
  return { options, failure, refetch };
}
