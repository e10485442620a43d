import { HomeIcon, MinusIcon, PlusIcon } from "@yer/ui";
import { memo, type ReactNode, useEffect, useState } from "react";
import { useAreaText } from "../../texts/use-area-text.js";
import { MapButton } from "./MapButton.js";
import { useMapCanvas } from "./map-context.js";

/** Props of {@link ZoomButtons}. */
export interface ZoomButtonsProps {
  /** Shows all there is. */
  readonly onWhole: () => void;
}

/** Nearer, farther, everything. */
export const ZoomButtons = memo(function ZoomButtons({ onWhole }: ZoomButtonsProps): ReactNode {
  const { map } = useMapCanvas();
  const text = useAreaText();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const read = (): void => setZoom(map.getZoom());
    map.on("zoomend", read);
    return () => {
      map.off("zoomend", read);
    };
  }, [map]);
  return (
    <>
      <MapButton
        label={text("map.zoomIn")}
        icon={<PlusIcon />}
        isDisabled={zoom >= map.getMaxZoom()}
        onPress={() => void map.zoomIn()}
      />
      <MapButton
        label={text("map.zoomOut")}
        icon={<MinusIcon />}
        isDisabled={zoom <= map.getMinZoom()}
        onPress={() => void map.zoomOut()}
      />
      <MapButton label={text("map.whole")} icon={<HomeIcon />} onPress={onWhole} />
    </>
  );
});
