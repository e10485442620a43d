import { Button, Stack, TextField } from "@yer/ui";
import { type ReactElement, useEffect, useState } from "react";
import { useAreaText } from "../../texts/use-area-text.js";
import { useMapCanvas } from "../MapCanvas/map-context.js";
import { MapPanel } from "./MapPanel.js";
import { readPosition, writePosition } from "./position.js";

/** Props of {@link CoordinatesTool}. */
export interface CoordinatesToolProps {
  readonly onClose: () => void;
}

/** Zoom that a position is shown at, at least. */
const near = 16;

/** Where one looks in WGS 84, to read and copy; and the way to coordinates one was given. */
export function CoordinatesTool({ onClose }: CoordinatesToolProps): ReactElement {
  const { map } = useMapCanvas();
  const text = useAreaText();
  const [centre, setCentre] = useState(() => map.getCenter());
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  useEffect(() => {
    const read = (): void => setCentre(map.getCenter());
    map.on("moveend", read);
    return () => {
      map.off("moveend", read);
    };
  }, [map]);
  return (
    <MapPanel title={text("map.coordinates")} onClose={onClose} takesFocus>
      <p data-map-centre="">
        {text("map.coordinates.centre", { position: writePosition({ lat: centre.lat, lon: centre.lng }) })}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const position = readPosition(typed);
          setWrong(position === null);
          if (position) map.setView([position.lat, position.lon], Math.max(near, map.getZoom()));
        }}
      >
        <Stack gap={2}>
          <TextField
            label={text("map.coordinates.field")}
            description={text("map.coordinates.example")}
            value={typed}
            onChange={setTyped}
            error={isWrong ? text("map.coordinates.wrong") : undefined}
          />
          <Button size="sm" type="submit">
            {text("map.coordinates.go")}
          </Button>
        </Stack>
      </form>
    </MapPanel>
  );
}
