import type { AreaPath } from "@yer/area-picker/model";
import { places } from "@yer/api/contract/places";
import { type Spot, spot } from "@yer/api/contract/spot";
import { useExtra } from "@yer/api/react";
import { Button, InlineAlert, MapPinIcon, Stack } from "@yer/ui";
import { useState } from "react";
import { useOwnPlotsText } from "./own-plots-texts.js";
import { useSpotWords } from "./use-spot-words.js";

/** Degrees to a tenth of a metre. */
const rounded = (degrees: number): number => Number(degrees.toFixed(6));

/** Props of {@link WhereIAm}. */
export interface WhereIAmProps {
  /** The point that is kept with the form. */
  readonly point: Spot | null;
  /**
   * Called with where the person stands, and in which place that is as far as it can be told; null takes the point away.
   */
  readonly onPoint: (point: Spot | null, place: AreaPath | null) => void;
}

/** Asks the device, on a press only, where the person stands: that is a point of their plot, and tells its neighbourhood. */
export function WhereIAm({ point, onPoint }: WhereIAmProps) {
  const text = useOwnPlotsText();
  const sayPoint = useSpotWords();
  const { client } = useExtra();
  const [trouble, setTrouble] = useState<"refused" | "abroad" | "unplaced">();
  const [isAsking, setAsking] = useState(false);

  async function take({ coords }: GeolocationPosition): Promise<void> {
    const read = spot.safeParse({
      latitude: rounded(coords.latitude),
      longitude: rounded(coords.longitude),
      accuracy: Math.min(100_000, Math.round(coords.accuracy)),
    });
    if (!read.success) return setTrouble("abroad");
    const { latitude, longitude } = read.data;
    // Where it cannot be told in which place that is, the person chooses it; the point stays.
    const at = await client.call(places.at, { query: { latitude, longitude } }).catch(() => undefined);
    const place = at?.place ?? null;
    setTrouble(place?.neighborhoodId ? undefined : "unplaced");
    onPoint(
      read.data,
      place && { region: place.regionSoato, district: place.districtSoato, neighborhood: place.neighborhoodId },
    );
  }

  function ask(): void {
    setAsking(true);
    setTrouble(undefined);
    navigator.geolocation.getCurrentPosition(
      (position) => void take(position).finally(() => setAsking(false)),
      () => {
        setAsking(false);
        setTrouble("refused");
      },
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 },
    );
  }

  return (
    <Stack gap={2}>
      <Stack direction="row" gap={2}>
        <Button size="sm" icon={<MapPinIcon />} isPending={isAsking} onPress={ask}>
          {text("ownPlot.here")}
        </Button>
        {point ? (
          <Button size="sm" variant="quiet" onPress={() => onPoint(null, null)}>
            {text("ownPlot.point.remove")}
          </Button>
        ) : null}
      </Stack>
      <output>{point ? sayPoint(point) : null}</output>
      {trouble ? (
        <InlineAlert tone="warning" isAnnounced>
          {text(`ownPlot.here.${trouble}`)}
        </InlineAlert>
      ) : null}
    </Stack>
  );
}
