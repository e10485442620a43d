import type { AreaLoaders, AreaPlace } from "@yer/area-picker";
import { places } from "@yer/api/contract/places";
import type { Names } from "@yer/api/contract/values";
import { useExtra } from "@yer/api/react";
import { useMemo } from "react";
import { usePreferences } from "../language/preferences.js";

/** Places for `AreaPicker`, named in the person's language. The same until that changes. */
export function useAreaLoaders(): AreaLoaders {
  const { client } = useExtra();
  const { locale } = usePreferences();
  return useMemo(() => {
    const placed = <P extends { name: Names }>(items: readonly P[], codeOf: (place: P) => string): AreaPlace[] =>
      items.map((place) => ({
        code: codeOf(place),
        name: place.name[locale],
        // People type a place in the language they know it in, whatever they read.
        otherNames: Object.values(place.name).filter((name) => name !== place.name[locale]),
      }));
    return {
      regions: async () => placed((await client.call(places.regions)).items, ({ soato }) => soato),
      districts: async (region) =>
        placed((await client.call(places.districts, { query: { region } })).items, ({ soato }) => soato),
      neighborhoods: async (district) =>
        placed((await client.call(places.neighborhoods, { query: { district } })).items, ({ id }) => id),
    };
  }, [client, locale]);
}
