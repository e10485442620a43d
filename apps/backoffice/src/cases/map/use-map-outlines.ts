import type { MapBounds } from "@yer/area-picker/map";
import { places } from "@yer/api/contract/places";
import { outlineFacts, regionOf } from "@yer/area-picker/model";
import { skip, useRead, useSession } from "@yer/api/react";
import { useMemo } from "react";
import { placeAround } from "../../base/place-choice/place-around.js";
import { useNamedPlaces } from "../../base/place-choice/place-filter.js";
import type { ApplicationFilters } from "../applications/register/use-application-filters.js";

/** Regions' outlines beneath the map, with whom they are owed to. */
export function useCountry() {
  const { data } = useRead(places.outlines, { query: { within: "17" } });
  return { outlines: data, credits: data?.credits ?? [] };
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
