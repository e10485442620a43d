import { useMemo } from "react";
import { type District, type Neighborhood, type OutlineFeature, places, type Region } from "../contract/places.js";
import type { Client } from "../client/index.js";
import { useExtra, useTheme } from "../react/index.js";

/** A place with its outline, as a GeoJSON feature that a map of places draws. */
export interface OutlinedPlace {
  readonly type: "Feature";
  readonly properties: {
    /** SOATO of a region or district, id of a neighbourhood. */
    readonly code: string;
    /** Its name in the reader's language. */
    readonly name: string;
    /** Derived, not surveyed. */
    readonly approximate: boolean;
  };
  /** `null` where none is known: such a place stands in a table only. */
  readonly geometry: OutlineFeature["geometry"] | null;
}

type Place = Region | District | Neighborhood;

const codeOf = (place: Place): string => ("id" in place ? place.id : place.soato);

async function placesUnder(client: Client, parent: string): Promise<readonly Place[]> {
  if (parent === "17") return (await client.call(places.regions)).items;
  if (parent.length === 4) return (await client.call(places.districts, { query: { region: parent } })).items;
  return (await client.call(places.neighborhoods, { query: { district: parent } })).items;
}

/** Reads the places right under another with their outlines, those without one too; the same until the language changes. */
export function useOutlinedPlaces(): (parent: string) => Promise<readonly OutlinedPlace[]> {
  const { client } = useExtra();
  const { locale } = useTheme();
  return useMemo(
    () => async (parent) => {
      const [all, { features }] = await Promise.all([
        placesUnder(client, parent),
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
    },
    [client, locale],
  );
}
