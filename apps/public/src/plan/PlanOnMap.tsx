import { AreaMap, type OutlineLoader } from "@yer/area-picker/map";
import { type AreaPath, nowhere } from "@yer/area-picker/model";
import { type District, type Neighborhood, places, type Region } from "@yer/api/contract/places";
import { useExtra, useRead, useTheme } from "@yer/api/react";
import { useMemo, useState } from "react";
import { usePlanText } from "./plan-texts.js";

type Place = Region | District | Neighborhood;

const codeOf = (place: Place): string => ("id" in place ? place.id : place.soato);

/** Places right under another with their outlines; the same until the language changes. */
function useOutlines(): OutlineLoader {
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

/** A citizen goes down from the republic to their neighbourhood on the map, or in the table beside it. */
export default function PlanOnMap({ onChoose }: { readonly onChoose: (neighborhood: string) => void }) {
  const text = usePlanText();
  const loader = useOutlines();
  const { data: country } = useRead(places.outlines, { query: { within: "17" } });
  const [path, setPath] = useState<AreaPath>(nowhere);
  return (
    <AreaMap
      aria-label={text("plan.map")}
      value={path}
      onChange={(next) => {
        setPath(next);
        if (next.neighborhood !== null) onChoose(next.neighborhood);
      }}
      outlines={loader}
      credits={country?.credits ?? []}
    />
  );
}
