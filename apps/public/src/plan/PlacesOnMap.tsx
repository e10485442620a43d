import { AreaMap } from "@yer/area-picker/map";
import { type AreaPath, nowhere } from "@yer/area-picker/model";
import { places } from "@yer/api/contract/places";
import { useRead } from "@yer/api/react";
import { useOutlinedPlaces } from "@yer/api/reading/use-outlined-places";
import { useState } from "react";
import { usePlanText } from "./plan-texts.js";

/** Props of {@link PlacesOnMap}. */
export interface PlacesOnMapProps {
  /** Called with the path of a neighbourhood. */
  readonly onChoose: (path: AreaPath & { readonly neighborhood: string }) => void;
}

/** A citizen goes down from the republic to their neighbourhood on the map, or in the table beside it. */
export default function PlacesOnMap({ onChoose }: PlacesOnMapProps) {
  const text = usePlanText();
  const loader = useOutlinedPlaces();
  const { data: country } = useRead(places.outlines, { query: { within: "17" } });
  const [path, setPath] = useState<AreaPath>(nowhere);
  return (
    <AreaMap
      aria-label={text("plan.map")}
      value={path}
      onChange={(next) => {
        setPath(next);
        const { neighborhood } = next;
        if (neighborhood !== null) onChoose({ ...next, neighborhood });
      }}
      outlines={loader}
      credits={country?.credits ?? []}
    />
  );
}
