import { Button, DescriptionList, Stack, UndoIcon, useUiIntl } from "@yer/ui";
import { type ReactElement, useEffect, useState } from "react";
import { useAreaText } from "../../texts/use-area-text.js";
import { useMapCanvas } from "../MapCanvas/map-context.js";
import { MapPanel } from "./MapPanel.js";

/** Props of {@link MeasureTool}. */
export interface MeasureToolProps {
  readonly onClose: () => void;
}

type Point = readonly [lon: number, lat: number];

interface Measures {
  /** Metres along the line. */
  readonly length: number;
  /** Square metres inside, the ring closed; 0 for fewer than three points. */
  readonly area: number;
}

/** Square metres from which areas are told in hectares. */
const inHectares = 100_000;

/** Length along points and the area they enclose, on the ellipsoid. The geodesics come when one begins to measure. */
async function measure(points: readonly Point[]): Promise<Measures> {
  const { measureOutline, sideLengths } = await import("../../model/outline-measure.js");
  const draft = points.map(([lon, lat]): [number, number] => [lon, lat]);
  const sides = sideLengths([draft])[0] ?? [];
  const [first] = draft;
  return {
    // The last side leads back to the beginning.
    length: sides.slice(0, -1).reduce((sum, side) => sum + side, 0),
    area: first && draft.length > 2 ? measureOutline({ type: "Polygon", coordinates: [[...draft, first]] }).area : 0,
  };
}

/** Distance along pressed points and the area they enclose. */
export function MeasureTool({ onClose }: MeasureToolProps): ReactElement {
  const { leaflet, map } = useMapCanvas();
  const text = useAreaText();
  const { intl } = useUiIntl();
  const [points, setPoints] = useState<readonly Point[]>([]);
  const [measures, setMeasures] = useState<Measures>({ length: 0, area: 0 });

  useEffect(() => {
    const container = map.getContainer();
    container.classList.add("leaflet-crosshair");
    const add = ({ lat, lng }: { lat: number; lng: number }): void => setPoints((before) => [...before, [lng, lat]]);
    const press = ({ latlng }: { latlng: { lat: number; lng: number } }): void => add(latlng);
    const key = (event: KeyboardEvent): void => {
      if (event.target !== container) return;
      if (event.key === "Enter") add(map.getCenter());
      else if (event.key === "Backspace") setPoints((before) => before.slice(0, -1));
      else if (event.key === "Escape") onClose();
      else return;
      event.preventDefault();
    };
    map.on("click", press);
    container.addEventListener("keydown", key);
    return () => {
      container.classList.remove("leaflet-crosshair");
      map.off("click", press);
      container.removeEventListener("keydown", key);
    };
  }, [map, onClose]);

  useEffect(() => {
    let isWanted = true;
    async function work(): Promise<void> {
      const found = await measure(points);
      if (isWanted) setMeasures(found);
    }
    void work();
    const line = points.map(([lon, lat]): [number, number] => [lat, lon]);
    const group = leaflet.layerGroup().addTo(map);
    const look = { interactive: false, className: "yer-measure" };
    leaflet.polygon(line, look).addTo(group);
    for (const at of line) leaflet.circleMarker(at, { ...look, radius: 4 }).addTo(group);
    return () => {
      isWanted = false;
      group.remove();
    };
  }, [leaflet, map, points]);

  const { length, area } = measures;
  const number = (value: number, digits: number): string => intl.formatNumber(value, { maximumFractionDigits: digits });
  return (
    <MapPanel title={text("map.measure")} onClose={onClose}>
      <Stack gap={2}>
        <p>{text("map.measure.help")}</p>
        <div aria-live="polite">
          <DescriptionList
            items={[
              {
                term: text("map.measure.distance"),
                details:
                  length < 1000
                    ? text("map.scale.m", { length: number(length, 1) })
                    : text("map.scale.km", { length: number(length / 1000, 3) }),
              },
              {
                term: text("map.measure.area"),
                details:
                  area < inHectares
                    ? text("map.m2", { area: number(area, 1) })
                    : text("map.ha", { area: number(area / 10_000, 2) }),
              },
            ]}
          />
        </div>
        <Stack direction="row" gap={2}>
          <Button
            size="sm"
            icon={<UndoIcon />}
            isDisabled={points.length === 0}
            onPress={() => setPoints(points.slice(0, -1))}
          >
            {text("map.measure.undo")}
          </Button>
          <Button size="sm" isDisabled={points.length === 0} onPress={() => setPoints([])}>
            {text("map.measure.clear")}
          </Button>
        </Stack>
      </Stack>
    </MapPanel>
  );
}
