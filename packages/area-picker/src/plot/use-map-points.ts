import { useEffect, useMemo, useState } from "react";
import { useMapCanvas } from "../maps/MapCanvas/index.js";
import type { Position } from "../model/outline-draft.js";

/** A point of the map's window: pixels from its left and top. */
export type MapPoint = readonly [x: number, y: number];

/** Turns places into points of the map's window and back, as one looks now. */
export interface MapPoints {
  readonly width: number;
  readonly height: number;
  /** Whether the map is between two zooms: points then mean nothing. */
  readonly isZooming: boolean;
  readonly pointOf: (position: Position) => MapPoint;
  readonly placeAt: (point: MapPoint) => Position;
  /** Metres that a pixel is wide in the middle. */
  readonly metresOfPixel: number;
}

/** The map around as {@link MapPoints}, another object whenever one looks elsewhere. */
export function useMapPoints(): MapPoints {
  const { map } = useMapCanvas();
  const [look, setLook] = useState({ isZooming: false });

  useEffect(() => {
    const drawn = (): void => setLook({ isZooming: false });
    const hidden = (): void => setLook({ isZooming: true });
    map.on("move zoomend viewreset resize", drawn);
    map.on("zoomanim", hidden);
    return () => {
      map.off("move zoomend viewreset resize", drawn);
      map.off("zoomanim", hidden);
    };
  }, [map]);

  return useMemo(() => {
    const { x: width, y: height } = map.getSize();
    const across = map.distance(
      map.containerPointToLatLng([width / 2, height / 2]),
      map.containerPointToLatLng([width / 2 + 100, height / 2]),
    );
    return {
      width,
      height,
      isZooming: look.isZooming,
      metresOfPixel: across / 100,
      pointOf: ([longitude, latitude]) => {
        const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
        return [x, y];
      },
      placeAt: ([x, y]) => {
        const { lng, lat } = map.containerPointToLatLng([x, y]);
        return [lng, lat];
      },
    };
  }, [map, look]);
}
