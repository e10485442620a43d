import { Button, Stack } from "@yer/ui";
import type { LatLngBounds } from "leaflet";
import { type ReactElement, useEffect, useEffectEvent } from "react";
import { useAreaText } from "../../texts/use-area-text.js";
import { useMapCanvas } from "../MapCanvas/map-context.js";
import type { MapBounds } from "../MapCanvas/map-view.js";
import { MapPanel } from "./MapPanel.js";

/** Props of {@link BoxTool}. */
export interface BoxToolProps {
  readonly onBox: (bounds: MapBounds) => void;
  readonly onClose: () => void;
}

function boundsOf(box: LatLngBounds): MapBounds {
  return { west: box.getWest(), south: box.getSouth(), east: box.getEast(), north: box.getNorth() };
}

/** Pixels that a box is wide at least: less was a press. */
const least = 4;

/** A box drawn over the map, by pointer; by keyboard, what is in view. */
export function BoxTool({ onBox, onClose }: BoxToolProps): ReactElement {
  const { leaflet, map } = useMapCanvas();
  const text = useAreaText();
  // The host is rendered while one draws, and gives another function: the box goes on.
  const drawn = useEffectEvent(onBox);

  useEffect(() => {
    const container = map.getContainer();
    const drawing = new AbortController();
    const { signal } = drawing;
    const rectangle = leaflet.rectangle(
      [
        [0, 0],
        [0, 0],
      ],
      { interactive: false, className: "yer-measure" },
    );
    let from: { x: number; y: number; by: number } | null = null;
    const place = (event: PointerEvent): { x: number; y: number } => map.mouseEventToContainerPoint(event);
    const spanned = (to: { x: number; y: number }): LatLngBounds =>
      leaflet.latLngBounds(
        map.containerPointToLatLng([from?.x ?? to.x, from?.y ?? to.y]),
        map.containerPointToLatLng([to.x, to.y]),
      );
    container.classList.add("leaflet-crosshair");
    map.dragging.disable();
    container.addEventListener(
      "pointerdown",
      (event) => {
        // A second finger draws no other box.
        if (from) return;
        from = { ...place(event), by: event.pointerId };
        container.setPointerCapture(event.pointerId);
        rectangle.setBounds(spanned(from)).addTo(map);
      },
      { signal },
    );
    container.addEventListener(
      "pointermove",
      (event) => {
        if (from?.by === event.pointerId) rectangle.setBounds(spanned(place(event)));
      },
      { signal },
    );
    // Taken away by the system: a call, a gesture from the edge. Nothing was drawn.
    container.addEventListener(
      "pointercancel",
      (event) => {
        if (from?.by !== event.pointerId) return;
        from = null;
        rectangle.remove();
      },
      { signal },
    );
    container.addEventListener(
      "pointerup",
      (event) => {
        if (from?.by !== event.pointerId) return;
        const to = place(event);
        const box = spanned(to);
        const isBox = Math.abs(to.x - from.x) >= least && Math.abs(to.y - from.y) >= least;
        from = null;
        rectangle.remove();
        if (isBox) drawn(boundsOf(box));
      },
      { signal },
    );
    return () => {
      drawing.abort();
      rectangle.remove();
      map.dragging.enable();
      container.classList.remove("leaflet-crosshair");
    };
  }, [leaflet, map]);

  return (
    <MapPanel title={text("map.box")} onClose={onClose} takesFocus>
      <Stack gap={2}>
        <p>{text("map.box.help")}</p>
        <Button size="sm" onPress={() => onBox(boundsOf(map.getBounds()))}>
          {text("map.box.view")}
        </Button>
      </Stack>
    </MapPanel>
  );
}
