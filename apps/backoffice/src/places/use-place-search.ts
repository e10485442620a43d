import { type PlaceLevel, places } from "@yer/api/contract/places";
import { useExtra, useTheme } from "@yer/api/react";
import type { OptionSearch } from "@yer/ui";
import { useCallback } from "react";

/** Finds active places of a level by name in any script or by code, for a combo box; each with the way to it. */
export function usePlaceSearch(level: PlaceLevel, within?: string, without?: string): OptionSearch {
  const { client } = useExtra();
  const { locale } = useTheme();
  return useCallback(
    async (typed, signal) => {
      const query = { text: typed, level, limit: 30, ...(within === undefined ? {} : { within }) };
      const { items } = await client.call(places.search, { query }, { signal });
      return items
        .filter(({ code }) => code !== without)
        .map(({ code, name, path }) => ({
          id: code,
          label: name[locale],
          description: [...path.map((wider) => wider.name[locale]), code].join(" · "),
        }));
    },
    [client, locale, level, within, without],
  );
}
