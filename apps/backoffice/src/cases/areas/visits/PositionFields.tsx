import { Button, InlineAlert, MapPinIcon, NumberField, Stack } from "@yer/ui";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { EndpointForm } from "../../../base/forms/endpoint-form.js";
import { useAreaPageText } from "../page/area-page-texts.js";
import type { VisitValues } from "./visit-values.js";

/** Paths of the two fields. */
export type PositionPath = "latitude" | "longitude";

/** Props of {@link PositionFields}. */
export interface PositionFieldsProps {
  readonly form: Pick<EndpointForm<VisitValues, PositionPath, unknown, never>, "values" | "change" | "field">;
}

/** Degrees to a tenth of a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Where somebody stood: asked of the device on a press, or typed. */
export function PositionFields({ form: { values, change, field } }: PositionFieldsProps) {
  const text = useAreaPageText();
  const intl = useIntl();
  const [trouble, setTrouble] = useState<"denied" | "failed">();
  const [isAsking, setAsking] = useState(false);

  function ask(): void {
    setAsking(true);
    setTrouble(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        change({
          latitude: rounded(coords.latitude),
          longitude: rounded(coords.longitude),
          accuracy: Math.min(100_000, Math.round(coords.accuracy)),
        });
      },
      ({ code, PERMISSION_DENIED }) => {
        setAsking(false);
        setTrouble(code === PERMISSION_DENIED ? "denied" : "failed");
      },
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 },
    );
  }

  // What is typed has no accuracy of a device.
  const typed = (path: PositionPath) => ({
    ...field(path),
    name: path,
    onChange: (degrees: number | null) => change({ [path]: degrees, accuracy: null }),
    fractionDigits: 6,
    width: "md" as const,
  });
  return (
    <Stack gap={2}>
      <Stack direction="row" gap={3}>
        <NumberField {...typed("latitude")} />
        <NumberField {...typed("longitude")} />
      </Stack>
      <Stack direction="row" gap={2}>
        <Button size="sm" icon={<MapPinIcon />} isPending={isAsking} onPress={ask}>
          {text("visit.position.take")}
        </Button>
        {values.accuracy === null ? null : (
          <small>{text("visit.position.accuracy", { metres: intl.formatNumber(values.accuracy) })}</small>
        )}
      </Stack>
      {trouble ? (
        <InlineAlert tone="warning" isAnnounced>
          {text(`visit.position.${trouble}`)}
        </InlineAlert>
      ) : null}
    </Stack>
  );
}
