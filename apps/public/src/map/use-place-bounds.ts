import { type AreaPath, outlineFacts } from "@yer/area-picker/model";
import { places } from "@yer/api/contract/places";
import { skip, useRead } from "@yer/api/react";
import { useMemo } from "react";

/** The box around the narrowest place of a path whose outline is known, which place that is, and whom outlines are owed to. */
export function usePlaceBounds({ region, district, neighborhood }: AreaPath) {
  const country = useRead(places.outlines, { query: { within: "17" } });
  const ofRegion = useRead(places.outlines, region === null ? skip : { query: { within: region } });
  const ofDistrict = useRead(
    places.outlines,
    district === null || neighborhood === null ? skip : { query: { within: district } },
  );
  const found = useMemo(() => {
    const outlined = [
      [ofDistrict.currentData, neighborhood],
      [ofRegion.currentData, district],
      [country.currentData, region],
    ] as const;
    const narrowest = outlined.flatMap(
      ([outlines, code]) => outlines?.features.find(({ id }) => id === code && code !== null) ?? [],
    )[0];
    if (!narrowest) return undefined;
    const coordinates = narrowest.geometry.coordinates.flat();
    const { west, south, east, north } = outlineFacts({ type: "Polygon", coordinates });
    return { of: narrowest.id, bounds: { west, south, east, north } };
  }, [country.currentData, ofRegion.currentData, ofDistrict.currentData, region, district, neighborhood]);
  const [ofCountry, ofItsRegion, ofItsDistrict] = [country.data, ofRegion.data, ofDistrict.data];
  const credits = useMemo(
    () => [...new Set([ofCountry, ofItsRegion, ofItsDistrict].flatMap((outlines) => outlines?.credits ?? []))],
    [ofCountry, ofItsRegion, ofItsDistrict],
  );
  return { ...found, country: ofCountry, credits };
}
