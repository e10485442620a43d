import { MapPinIcon, useUiIntl } from "@yer/ui";
import { type ReactElement, useEffect, useState } from "react";
import { useAreaText } from "../../texts/use-area-text.js";
import { MapButton } from "../MapCanvas/MapButton.js";
import { useMapCanvas } from "../MapCanvas/map-context.js";

/** Props of {@link LocateButton}. */
export interface LocateButtonProps {
  /** Called with a sentence on the result. */
  readonly onSay: (words: string) => void;
}

interface Found {
  readonly lat: number;
  readonly lon: number;
  readonly metres: number;
}

/** Zoom that shows a street around oneself. */
const near = 17;

/** Asks the browser where one is, on a press only, and shows it with how exact that is. */
export function LocateButton({ onSay }: LocateButtonProps): ReactElement {
  const { leaflet, map } = useMapCanvas();
  const text = useAreaText();
  const { intl } = useUiIntl();
  const [found, setFound] = useState<Found | null>(null);

  useEffect(() => {
    if (!found) return undefined;
    const at: [number, number] = [found.lat, found.lon];
    const look = { interactive: false, className: "yer-here" };
    const group = leaflet
      .layerGroup([
        leaflet.circle(at, { ...look, radius: found.metres }),
        leaflet.circleMarker(at, { ...look, radius: 5 }),
      ])
      .addTo(map);
    return () => {
      group.remove();
    };
  }, [leaflet, map, found]);

  function ask(): void {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const { latitude: lat, longitude: lon, accuracy: metres } = coords;
        setFound({ lat, lon, metres });
        map.setView([lat, lon], near);
        onSay(text("map.locate.found", { metres: intl.formatNumber(metres, { maximumFractionDigits: 0 }) }));
      },
      ({ code, PERMISSION_DENIED }) =>
        onSay(text(code === PERMISSION_DENIED ? "map.locate.denied" : "map.locate.failed")),
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 },
    );
  }

  return <MapButton label={text("map.locate")} icon={<MapPinIcon />} onPress={ask} />;
}
