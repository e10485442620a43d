import type { MapBounds, OutlineLoader } from "@yer/area-picker/map";
import { type District, type Neighborhood, places, type Region } from "@yer/api/contract/places";
import { outlineFacts, regionOf } from "@yer/area-picker/model";
import { skip, useExtra, useRead, useSession, useTheme } from "@yer/api/react";
import { useMemo } from "react";
import { placeAround, useNamedPlaces } from "../../base/place-choice/place-filter.js";
import type { ApplicationFilters } from "../applications/register/use-application-filters.js";

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

/** Where the map begins: the place the filters name, else the person's territory; null until it is known, undefined for the republic. */
export function useMapBounds(filters: ApplicationFilters): MapBounds | null | undefined {
  const { user } = useSession();
  const named = useNamedPlaces(filters);
  const around = named && placeAround(named);
  const place = around?.district ?? around?.region ?? user?.territory ?? "17";
  const isRepublic = place === "17";
  const { data, failure } = useRead(
    places.outlines,
    isRepublic ? skip : { query: { within: place.length === 7 ? regionOf(place) : "17" } },
  );
  return useMemo(() => {
    if (named === undefined) return null;
    if (isRepublic || failure) return undefined;
    if (!data) return null;
    const feature = data.features.find(({ id }) => id === place);
    if (!feature) return undefined;
    const { west, south, east, north } = outlineFacts({
      type: "Polygon",
      coordinates: feature.geometry.coordinates.flat(),
    });
    return { west, south, east, north };
  }, [named, isRepublic, failure, data, place]);
}
