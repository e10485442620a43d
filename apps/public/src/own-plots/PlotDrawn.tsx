import { PlotEditor, type PlotEditorProps } from "@yer/area-picker/plot";
import { type AreaPath, outlineFacts } from "@yer/area-picker/model";
import { meta } from "@yer/api/contract/meta";
import { places } from "@yer/api/contract/places";
import type { Spot } from "@yer/api/contract/spot";
import { skip, useRead } from "@yer/api/react";
import { useMemo } from "react";

/** Degrees to each side of where a person stands: some two streets. */
const reach = 0.003;

/** Props of {@link PlotDrawn}. */
export interface PlotDrawnProps extends Pick<
  PlotEditorProps,
  "name" | "label" | "description" | "value" | "onChange" | "error"
> {
  /** Where the plot lies, as far as that is chosen: the map goes there. */
  readonly place: AreaPath;
  /** Where the person stood on it: the map goes there rather. */
  readonly point: Spot | null;
}

/** Draws one's own plot: the map begins in the place chosen, or where one stands. A chunk of its own, for it brings the map. */
export default function PlotDrawn({ place, point, ...field }: PlotDrawnProps) {
  const { data: about } = useRead(meta.get);
  const { data: country } = useRead(places.outlines, { query: { within: "17" } });
  const { region, district, neighborhood } = place;
  const ofRegion = useRead(places.outlines, region === null ? skip : { query: { within: region } });
  const ofDistrict = useRead(places.outlines, district === null ? skip : { query: { within: district } });
  const chosen = useMemo(() => {
    const narrowest =
      ofDistrict.currentData?.features.find(({ id }) => id === neighborhood) ??
      ofRegion.currentData?.features.find(({ id }) => id === district);
    if (!narrowest) return undefined;
    const { west, south, east, north } = outlineFacts({
      type: "Polygon",
      coordinates: narrowest.geometry.coordinates.flat(),
    });
    return { west, south, east, north };
  }, [ofDistrict.currentData, ofRegion.currentData, neighborhood, district]);
  const credits = useMemo(
    () => [...new Set([country, ofRegion.data, ofDistrict.data].flatMap((each) => each?.credits ?? []))],
    [country, ofRegion.data, ofDistrict.data],
  );
  const here = useMemo(() => {
    if (!point) return undefined;
    const { latitude, longitude } = point;
    return { west: longitude - reach, east: longitude + reach, south: latitude - reach, north: latitude + reach };
  }, [point]);
  const bounds = here ?? chosen;

  return (
    <PlotEditor
      {...field}
      {...(bounds === undefined ? {} : { bounds })}
      spot={point}
      baseMap={about?.baseMap ?? undefined}
      outlines={country}
      credits={credits}
    />
  );
}
