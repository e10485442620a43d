import type { OutlineLoader } from "@yer/area-picker/map";
import { type District, type Neighborhood, places, type Region } from "@yer/api/contract/places";
import { useExtra, useRead, useTheme } from "@yer/api/react";
import { useMemo } from "react";

type Place = Region | District | Neighborhood;

const codeOf = (place: Place): string => ("id" in place ? place.id : place.soato);

/** Regions' outlines beneath the map, with whom they are owed to. */
export function useCountry() {
  const { data } = useRead(places.outlines, { query: { within: "17" } });
  return { outlines: data, credits: data?.credits ?? [] };
}

/** Places right under another with their outlines, those without one too: they stand in the table alone. */
export function useOutlineLoader(): OutlineLoader {
  const { client } = useExtra();
  const { locale } = useTheme();
  return useMemo(() => {
    const under = async (parent: string): Promise<readonly Place[]> => {
      if (parent === "17") return (await client.call(places.regions)).items;
      if (parent.length === 4) return (await client.call(places.districts, { query: { region: parent } })).items;
      return (await client.call(places.neighborhoods, { query: { district: parent } })).items;
    };
    return async (parent) => {
      const [all, { features }] = await Promise.all([
        under(parent),
        client.call(places.outlines, { query: { within: parent } }),
      ]);
      const outlined = new Map(features.map((feature) => [feature.id, feature]));
      return all.map((place) => {
        const feature = outlined.get(codeOf(place));
        return {
          type: "Feature",
          properties: {
            code: codeOf(place),
            name: place.name[locale],
            approximate: feature?.properties.kind === "approximate",
          },
          geometry: feature?.geometry ?? null,
        };
      });
    };
  }, [client, locale]);
}
