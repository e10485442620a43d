import { PlotEditor, type PlotEditorProps } from "@yer/area-picker/plot";
import type { AreaPath } from "@yer/area-picker/model";
import { meta } from "@yer/api/contract/meta";
import type { Spot } from "@yer/api/contract/spot";
import { useRead } from "@yer/api/react";
import { useMemo } from "react";
import { usePlaceBounds } from "../map/use-place-bounds.js";

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
  const { bounds: chosen, country, credits } = usePlaceBounds(place);
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
