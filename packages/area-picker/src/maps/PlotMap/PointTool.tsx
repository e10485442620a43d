import { Button, Stack } from "@yer/ui";
import type { LatLng, LeafletMouseEvent } from "leaflet";
import { type ReactElement, useEffect, useEffectEvent } from "react";
import { useMapCanvas } from "../MapCanvas/map-context.js";
import type { MapView } from "../MapCanvas/map-view.js";
import { MapPanel } from "./MapPanel.js";

/** What a host does with a point of the map, in its words. */
export interface PointAct {
  /** Names the tool, for what is done there. */
  readonly label: string;
  /** Says that a press on the map does it. */
  readonly help: string;
  /** Names the button that takes the middle of the map, for those who use no pointer. */
  readonly middle: string;
  /** Called with the point, and how near one looked. */
  readonly onPoint: (point: MapView) => void;
}

/** Props of {@link PointTool}. */
export interface PointToolProps extends PointAct {
  readonly onClose: () => void;
}

/** A point of the map, by a press; by keyboard, its middle. */
export function PointTool({ label, help, middle, onPoint, onClose }: PointToolProps): ReactElement {
  const { map } = useMapCanvas();
  const tell = ({ lat, lng }: LatLng): void => onPoint({ lat, lon: lng, zoom: map.getZoom() });
  // The host may be rendered with every movement, and gives another function: the tool stays on.
  const pressed = useEffectEvent(tell);

  useEffect(() => {
    const container = map.getContainer();
    const press = ({ latlng }: LeafletMouseEvent): void => pressed(latlng);
    container.classList.add("leaflet-crosshair");
    map.on("click", press);
    return () => {
      map.off("click", press);
      container.classList.remove("leaflet-crosshair");
    };
  }, [map]);

  return (
    <MapPanel title={label} onClose={onClose} takesFocus>
      <Stack gap={2}>
        <p>{help}</p>
        <Button size="sm" onPress={() => tell(map.getCenter())}>
          {middle}
        </Button>
      </Stack>
    </MapPanel>
  );
}
